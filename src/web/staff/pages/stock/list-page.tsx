import { Filter, Search, X } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { foundLines } from "#domain/staff/stock-list/find-lines.ts";
import type { StockOrder } from "#domain/staff/stock-list/stock-query.ts";
import { stockViewNames, stockViews, viewCounts } from "#domain/staff/stock-list/stock-views.ts";
import { formatNumber } from "#domain/text/number.ts";
import { paths } from "#paths";
import type { Me } from "../../answers.ts";
import { go } from "../../place.ts";
import { useShortcuts } from "../../shell/shortcuts.ts";
import { Loading, PageProblem } from "../page-states.tsx";
import { SavedViews } from "../saved-views.tsx";
import { chipsOf, ListFilter } from "./list-filter.tsx";
import { ListHints } from "./list-hints.tsx";
import { carAddress } from "./list-row.tsx";
import { ListTable } from "./list-table.tsx";
import { useChosen } from "./use-chosen.ts";
import { useStock } from "./use-stock.ts";
import { stockAddress, useStockQuery } from "./use-stock-query.ts";

const nothing: never[] = [];

/** Every car in every status, in one list that is filtered as one writes. [STOCKLIST-1] … [STOCKLIST-8] */
export function StockListPage({ search }: { me: Me; search: URLSearchParams }) {
  const { stock, problem } = useStock();
  const { query, change, write } = useStockQuery(search);
  const [isFiltering, setFiltering] = useState(false);
  const [current, setCurrent] = useState<number | null>(null);
  const [moves, setMoves] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  const all = stock?.lines ?? nothing;
  const stores = stock?.stores ?? nothing;
  const lines = useMemo(() => foundLines(all, query), [all, query]);
  const counts = useMemo(() => viewCounts(all), [all]);
  const storeLabel = useMemo(() => {
    const labels = new Map(stores.map(({ slug, label }) => [slug, label]));
    return (slug: string) => labels.get(slug) ?? slug;
  }, [stores]);
  const { chosen, choose, chooseAll, clear } = useChosen(lines);

  const order = useCallback(
    (by: StockOrder) => change({ order: by, isDescending: query.order === by && !query.isDescending }),
    [change, query],
  );
  const shortcuts = useMemo(() => {
    const step = (by: number) => () => {
      const at = lines.findIndex(({ id }) => id === current);
      const next = lines[Math.min(lines.length - 1, Math.max(0, at + by))];
      if (!next) return;
      setCurrent(next.id);
      setMoves((made) => made + 1);
    };
    const choosing = (isRange: boolean) => () => {
      if (current !== null) choose(current, isRange);
    };
    return {
      j: step(1),
      k: step(-1),
      x: choosing(false),
      "shift+x": choosing(true),
      o: () => {
        const line = lines.find(({ id }) => id === current);
        if (line) go(carAddress(line.licenseplate));
      },
      f: () => setFiltering((isOpen) => !isOpen),
      "/": () => field.current?.focus(),
      escape: clear,
    };
  }, [lines, current, choose, clear]);
  useShortcuts(shortcuts);

  return (
    <main id="main" className="st-page sl">
      <div className="st-head">
        <div>
          <h1>Lager</h1>
          {stock && (
            <p>
              {formatNumber(all.length)} bilar i {stores.filter(({ isRetired }) => !isRetired).length} butiker
            </p>
          )}
        </div>
      </div>
      {problem && <PageProblem problem={problem} />}
      {stock === null ? (
        !problem && <Loading />
      ) : (
        <section className="st-panel" aria-label="Lagret">
          <div className="sl-tabs">
            <nav className="st-tabs" aria-label="Vyer">
              {stockViewNames.map((view) => (
                <a
                  key={view}
                  href={stockAddress({ ...query, view })}
                  aria-current={view === query.view ? "page" : undefined}
                >
                  {stockViews[view].label}
                  <span className="c">{formatNumber(counts[view])}</span>
                </a>
              ))}
            </nav>
            <SavedViews
              storedAs="staff-stock-views"
              search={`?${stockAddress(query).split("?")[1] ?? ""}`}
              onChoose={(saved) => go(paths.staff("lager/") + saved)}
            />
          </div>
          <div className="sl-bar">
            <label className="sl-search">
              <Search aria-hidden className="i s18" />
              <span className="sr">Sök i lagret</span>
              <input
                ref={field}
                type="search"
                placeholder="Regnr, märke, butik"
                value={query.text}
                onChange={({ target }) => write(target.value)}
                onKeyDown={({ key }) => key === "Escape" && field.current?.blur()}
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
                onClick={() => change(without)}
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
              onClick={() => setFiltering(!isFiltering)}
            >
              <Filter aria-hidden className="i s16" />
              Filter
              <kbd className="kbd" aria-hidden>
                F
              </kbd>
            </button>
            <p className="sl-count" role="status">
              {formatNumber(lines.length)} av {formatNumber(all.length)}
            </p>
          </div>
          {isFiltering && <ListFilter query={query} stores={stores} onChange={change} />}
          <ListTable
            lines={lines}
            query={query}
            chosen={chosen}
            current={current}
            moves={moves}
            storeLabel={storeLabel}
            onOrder={order}
            onChoose={choose}
            onChooseAll={chooseAll}
            onFocus={setCurrent}
          />
          {lines.length === 0 && <p className="st-pb t2">Ingen bil i listan. Ta bort något filter.</p>}
          <ListHints />
        </section>
      )}
    </main>
  );
}
