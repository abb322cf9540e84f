import { useState } from "react";
import {
  columnsFromText,
  optionalColumns,
  type StockColumn,
  stockColumnNames,
  stockColumns,
} from "../rules/stock-list/stock-columns.ts";

const storedAs = "staff-stock-columns";

/** The columns that this browser shows. */
export function useColumns() {
  const [columns, setColumns] = useState(() => columnsFromText(localStorage.getItem(storedAs)));
  const show = (name: StockColumn, isShown: boolean) => {
    const next = stockColumnNames.filter((one) => (one === name ? isShown : columns.includes(one)));
    localStorage.setItem(storedAs, next.join(","));
    setColumns(next);
  };
  return { columns, show };
}

type Props = { columns: readonly StockColumn[]; onShow: (name: StockColumn, isShown: boolean) => void };

/** Which columns the list has; on a phone there is room for the usual few only. */
export function ColumnChooser({ columns, onShow }: Props) {
  return (
    <details className="sc-saved sl-columns">
      <summary>Kolumner</summary>
      <fieldset className="sc-savedbox">
        <legend className="sr">Kolumner som visas</legend>
        {optionalColumns.map((name) => (
          <label key={name} className="st-check">
            <input
              type="checkbox"
              className="st-tick"
              checked={columns.includes(name)}
              onChange={({ target }) => onShow(name, target.checked)}
            />
            {stockColumns[name].label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
