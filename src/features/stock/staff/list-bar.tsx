import { Filter, Search, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { formatNumber } from "#core/text/number.ts";
import type { StockQuery } from "../rules/stock-list/stock-query.ts";
import { chipsOf } from "./list-filter.tsx";

type ListBarProps = {
  query: StockQuery;
  found: number;
  all: number;
  isFiltering: boolean;
  field: RefObject<HTMLInputElement | null>;
  storeLabel: (slug: string) => string;
  onInput: (text: string) => void;
  onChange: (part: Partial<StockQuery>) => void;
  onFilter: () => void;
  /** What stands at the end of the bar. */
  children: ReactNode;
};

/** The words that are looked for, what narrows the list, and how many that leaves. */
export function ListBar(props: ListBarProps) {
  const { query, found, all, isFiltering, field, storeLabel, onInput, onChange, onFilter, children } = props;
  return (
    <div className="sl-bar">
      <label className="sl-search">
        <Search aria-hidden className="i s18" />
        <span className="sr">Sök i lagret</span>
        <input
          ref={field}
          type="search"
          placeholder="Regnr, märke, butik"
          value={query.text}
          onChange={({ target }) => onInput(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            // Out of the field, and no further: what is written and what is marked stay.
            event.preventDefault();
            field.current?.blur();
          }}
        />
        <kbd className="kbd" aria-hidden>
          /
        </kbd>
      </label>
      {chipsOf(query, storeLabel).map(({ label, without }) => (
        <button
          key={label}
          type="button"
          className="sl-chip"
          aria-label={`Ta bort filtret ${label}`}
          onClick={() => onChange(without)}
        >
          {label}
          <X aria-hidden className="i s16" />
        </button>
      ))}
      <button
        type="button"
        className="btn secondary d"
        aria-expanded={isFiltering}
        aria-controls="stock-filter"
        onClick={onFilter}
      >
        <Filter aria-hidden className="i s16" />
        Filter
        <kbd className="kbd" aria-hidden>
          F
        </kbd>
      </button>
      <p className="sl-count" role="status">
        {formatNumber(found)} av {formatNumber(all)}
      </p>
      {children}
    </div>
  );
}
