import { ArrowDown, ArrowUp } from "lucide-react";
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { resizeDebounceMs } from "#core/screen.ts";
import type { SearchedLine } from "../rules/stock-list/find-lines.ts";
import { type StockColumn, stockColumns } from "../rules/stock-list/stock-columns.ts";
import { type StockOrder, type StockQuery, stockOrders } from "../rules/stock-list/stock-query.ts";
import { columnClass, ListRow } from "./list-row.tsx";
import { useRelatedFacts } from "./use-related-facts.ts";

/** As stock-list.css has it: where a row lies follows from its number. */
const rowHeight = 58;
const headHeight = 40;
/** Rows beyond what is seen, so that a turn of the wheel meets drawn rows. */
const beyond = 3;
/** So many rows are scrolled past before the rows are drawn anew. */
const stepRows = 2;

type ListTableProps = {
  lines: readonly SearchedLine[];
  query: StockQuery;
  columns: readonly StockColumn[];
  chosen: ReadonlySet<number>;
  current: number | null;
  /** Counts the moves of the keyboard: each brings its row into view and the focus to it. */
  moves: number;
  storeLabel: (slug: string) => string;
  onOrder: (order: StockOrder) => void;
  onChoose: (id: number, isRange: boolean) => void;
  onChooseAll: () => void;
  onFocus: (id: number) => void;
  onQuality: (id: number) => void;
};

/**
 * Of any number of rows only those in view are in the document; two empty rows hold the place of the others, and each
 * row says which it is of how many.
 */
export function ListTable(props: ListTableProps) {
  const { lines, query, columns, chosen, current, moves, storeLabel } = props;
  const { onOrder, onChoose, onChooseAll, onFocus, onQuality } = props;
  const scroller = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  const [seen, setSeen] = useState(20);
  /** The car whose row has the focus, as its row is marked. */
  const focused = useRef<string | null>(null);

  const readPlace = useCallback(() => {
    const top = scroller.current?.scrollTop ?? 0;
    const row = Math.floor(top / rowHeight);
    setFirst(row - (row % stepRows));
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => setSeen(Math.ceil(box.clientHeight / rowHeight));
    let rest: ReturnType<typeof setTimeout> | undefined;
    const resized = new ResizeObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(measure, resizeDebounceMs);
    });
    measure();
    resized.observe(box);
    return () => {
      clearTimeout(rest);
      resized.disconnect();
    };
  }, []);

  // Another question begins at the top; what only changed stays where it was.
  const question = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it follows.
  useLayoutEffect(() => {
    if (scroller.current?.scrollTop) scroller.current.scrollTop = 0;
    setFirst(0);
  }, [question]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is what it follows, not the rows.
  useEffect(() => {
    const box = scroller.current;
    const at = lines.findIndex(({ id }) => id === current);
    if (moves === 0 || !box || at < 0) return;
    const top = at * rowHeight;
    const visible = box.clientHeight - headHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + visible) box.scrollTop = top + rowHeight - visible;
    readPlace();
    const before = document.activeElement;
    const focusRow = () => {
      // Whoever has gone on meanwhile, to the search say, is not fetched back.
      const now = document.activeElement;
      if (now !== before && now !== document.body && !box.contains(now)) return;
      box.querySelector<HTMLElement>(`[data-car="${current}"] a`)?.focus({ preventScroll: true });
    };
    const frame = requestAnimationFrame(focusRow);
    return () => cancelAnimationFrame(frame);
  }, [moves]);

  const from = Math.max(0, Math.min(first, lines.length - seen) - beyond);
  const renderedRows = seen + stepRows + 2 * beyond;
  const to = Math.min(lines.length, from + renderedRows);
  const visibleLines = lines.slice(from, to);
  const { relatedOf, isAtRest } = useRelatedFacts(visibleLines);

  // The place of a row that is scrolled away is another car's: the list gets its focus, so that Tab goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come and go with these.
  useLayoutEffect(() => {
    const row = document.activeElement?.closest<HTMLElement>("tr[data-car]");
    const isLost = row ? row.dataset.car !== focused.current : document.activeElement === document.body;
    if (focused.current !== null && isLost) scroller.current?.focus({ preventScroll: true });
  }, [from, to, lines]);

  const chosenHere =
    lines.length > 0 && chosen.size >= lines.length && lines.every(({ id }) => chosen.has(id));
  return (
    <section
      ref={scroller}
      className="sl-scroll"
      aria-label="Bilar"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
      tabIndex={0}
      onScroll={() => startTransition(readPlace)}
      onFocus={({ target }) => {
        focused.current = target.closest<HTMLElement>("tr[data-car]")?.dataset.car ?? null;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) focused.current = null;
      }}
    >
      <table className="sl-table" aria-rowcount={lines.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th className="sl-tick">
              <input
                type="checkbox"
                className="st-tick"
                aria-label="Markera alla i listan"
                checked={chosenHere}
                onChange={onChooseAll}
              />
            </th>
            <Heading order="title" label={stockOrders.title} query={query} onOrder={onOrder} />
            {columns.map((name) => (
              <Heading
                key={name}
                {...stockColumns[name]}
                className={columnClass[name]}
                query={query}
                onOrder={onOrder}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap rows={from} />
          {visibleLines.map((line, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row that leaves makes room for one that comes; its elements are used again.
              key={(from + index) % renderedRows}
              line={line}
              related={relatedOf(line)}
              hasCover={isAtRest(line)}
              columns={columns}
              rowIndex={from + index + 2}
              isChosen={chosen.has(line.id)}
              isCurrent={line.id === current}
              storeLabel={storeLabel}
              onChoose={onChoose}
              onFocus={onFocus}
              onQuality={onQuality}
            />
          ))}
          <Gap rows={lines.length - to} />
        </tbody>
      </table>
    </section>
  );
}

type HeadingProps = Pick<ListTableProps, "query" | "onOrder"> & {
  label: string;
  /** Null: known only of the rows in view, and so no order. */
  order: StockOrder | null;
  className?: string;
};

function Heading({ label, order, className, query, onOrder }: HeadingProps) {
  const isOrder = query.order === order;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isOrder ? (query.isDescending ? "descending" : "ascending") : undefined}
    >
      {order === null ? (
        label
      ) : (
        <button type="button" onClick={() => onOrder(order)}>
          {label}
          {isOrder && <Direction isDescending={query.isDescending} />}
        </button>
      )}
    </th>
  );
}

function Direction({ isDescending }: { isDescending: boolean }): ReactNode {
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return <Arrow aria-hidden className="i s16" />;
}

function Gap({ rows }: { rows: number }): ReactNode {
  return (
    rows > 0 && (
      <tr aria-hidden className="sl-gap">
        <td style={{ height: rows * rowHeight }} />
      </tr>
    )
  );
}
