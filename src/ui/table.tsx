import type { ReactNode } from "react";

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand to the right, so that their digits are under each other. */
  isNumber?: boolean;
};

type TableProps<Row> = {
  /** What the table shows; read out, not seen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** At 600 px and below: "blocks" makes each row two lines, "scroll" lets the table move sideways. */
  narrow?: "blocks" | "scroll";
};

const blocks = {
  table: "max-sm:block",
  head: "max-sm:sr-only",
  row: "max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:border-b max-sm:border-line max-sm:py-3 max-sm:last:border-b-0",
  cell: "max-sm:border-0 max-sm:p-0 max-sm:first:font-semibold max-sm:last:col-start-2 max-sm:last:row-start-1 max-sm:last:text-right max-sm:not-first:not-last:col-span-2 max-sm:not-first:not-last:text-left max-sm:not-first:not-last:text-ink-2 max-sm:not-first:not-last:before:mr-2 max-sm:not-first:not-last:before:content-[attr(data-label)/'']",
} as const;
const plain = { table: "", head: "", row: "", cell: "" } as const;

/** On a narrow screen the first and last cell make the first line, the others follow with their names. */
export function Table<Row>({ caption, columns, rows, keyOf, narrow = "blocks" }: TableProps<Row>) {
  const shape = narrow === "blocks" ? blocks : plain;
  const table = (
    <table className={`w-full border-collapse text-sm ${shape.table}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={shape.head}>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th
              key={label}
              scope="col"
              className={`border-b border-line-2 px-3.5 py-3 align-bottom text-xs leading-[1.35] font-semibold text-ink-2 ${isNumber ? "text-right" : "text-left"}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={shape.table}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={`group hover:bg-hover ${shape.row}`}>
            {columns.map(({ label, cell, isNumber }) => (
              <td
                key={label}
                data-label={label}
                className={`border-b border-line px-3.5 py-3 align-top group-last:border-b-0 ${isNumber ? "text-right whitespace-nowrap" : ""} ${shape.cell}`}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return narrow === "blocks" ? table : <ScrollRegion label={caption}>{table}</ScrollRegion>;
}

/** What scrolls sideways can be reached and scrolled by the keyboard. */
function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  );
}
