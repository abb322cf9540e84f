import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import type { Me } from "#platform/staff/me.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { SavedViews } from "#platform/staff/saved-views.tsx";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { goTo } from "#platform/staff/use-url.ts";
import { maxSheets } from "../rules/qr-sheet.ts";
import { filteredLines, orderedLines } from "../rules/stock-list/find-lines.ts";
import type { StockOrder } from "../rules/stock-list/stock-query.ts";
import { stockViewNames, stockViews, viewCounts } from "../rules/stock-list/stock-views.ts";
import { BatchNotice } from "./batch-notice.tsx";
import { BatchesDialog } from "./batches-dialog.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import type { BulkKind } from "./bulk-form.tsx";
import { ColumnChooser, useColumns } from "./column-chooser.tsx";
import { exportCars } from "./export-cars.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { ListBar } from "./list-bar.tsx";
import { ListFilter } from "./list-filter.tsx";
import { ListHead } from "./list-head.tsx";
import { ListHints } from "./list-hints.tsx";
import { ListTable } from "./list-table.tsx";
import { sheetsAddress } from "./qr/sheets-address.ts";
import { QualityDialog } from "./quality/quality-dialog.tsx";
import type { LastBatch } from "./undo-batch.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useSelection } from "./use-selection.ts";
import { useStock } from "./use-stock.ts";
import { stockAddress, useStockQuery } from "./use-stock-query.ts";

const nothing: never[] = [];

type Open = { kind: BulkKind; ids: number[] } | { kind: "quality"; id: number } | "import" | "batches";

/** Every car in every status, in one list that is filtered as one writes. … */
export function StockListPage({ me, search }: { me: Me; search: URLSearchParams }) {
  const { stock, problem, refresh } = useStock();
  const { query, change, write } = useStockQuery(search);
  const { columns, show } = useColumns();
  const [isFiltering, setFiltering] = useState(false);
  const [dialog, setDialog] = useState<Open | null>(null);
  const [done, setDone] = useState<LastBatch | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const mayEdit = me.permissions.includes("editStock");

  const all = stock?.lines ?? nothing;
  const stores = stock?.stores ?? nothing;
  // A letter is on the screen before the list that it leads to, which is drawn between other work.
  const requested = useDeferredValue(query);
  const { order: by, isDescending } = requested;
  const ordered = useMemo(() => orderedLines(all, { order: by, isDescending }), [all, by, isDescending]);
  const lines = useMemo(() => filteredLines(ordered, requested), [ordered, requested]);
  const counts = useMemo(() => viewCounts(all), [all]);
  const storeLabel = useMemo(() => {
    const labels = new Map(stores.map(({ slug, label }) => [slug, label]));
    return (slug: string) => labels.get(slug) ?? slug;
  }, [stores]);
  const { chosen, choose, chooseAll, clear } = useSelection(lines);

  const order = useCallback(
    (next: StockOrder) => change({ order: next, isDescending: query.order === next && !query.isDescending }),
    [change, query],
  );
  const openBulk = useCallback(
    (kind: BulkKind, current: number | null) => {
      const ids = chosen.size > 0 ? [...chosen] : current === null ? [] : [current];
      if (ids.length > 0) setDialog({ kind, ids });
    },
    [chosen],
  );
  const openQuality = useCallback((id: number) => setDialog({ kind: "quality", id }), []);
  const { current, setCurrent, moves } = useListKeys({
    lines,
    isAway: dialog !== null,
    mayEdit,
    choose,
    clear,
    onSearch: useCallback(() => field.current?.focus(), []),
    onFilter: useCallback(() => setFiltering((isOpen) => !isOpen), []),
    onQuality: openQuality,
    onOpen: openBulk,
  });
  const finish = (news: LastBatch) => {
    setDialog(null);
    setDone(news);
    void refresh();
  };
  const sheets = useMemo(() => {
    if (chosen.size > maxSheets) return null;
    return sheetsAddress(all.filter(({ id }) => chosen.has(id)).map(({ licenseplate }) => licenseplate));
  }, [all, chosen]);
  const sendChosen = () => {
    exportCars([...chosen]).then(
      () => setFailed(null),
      (error) => setFailed(asProblem(error).message),
    );
  };

  const judged = isQuality(dialog) && all.find(({ id }) => id === dialog.id);
  return (
    <main id="main" className="st-page sl">
      <ListHead
        counted={stock && { cars: all.length, stores: stores.filter(({ isRetired }) => !isRetired).length }}
        shown={lines}
        mayEdit={mayEdit}
        onImport={() => setDialog("import")}
        onBatches={() => setDialog("batches")}
      />
      {problem && <PageProblem problem={problem} />}
      {failed && (
        <p role="alert" className="st-note bad">
          {failed}
        </p>
      )}
      {done && <BatchNotice key={done.batch} done={done} onUndone={finish} onClose={() => setDone(null)} />}
      {stock === null ? (
        !problem && <Loading />
      ) : (
        <section className="st-panel" aria-label="Lagret">
          <nav className="st-tabs sl-tabs" aria-label="Vyer">
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
          <ListBar
            query={query}
            found={lines.length}
            all={all.length}
            isFiltering={isFiltering}
            field={field}
            storeLabel={storeLabel}
            onInput={write}
            onChange={change}
            onFilter={() => setFiltering(!isFiltering)}
          >
            <ColumnChooser columns={columns} onShow={show} />
            <SavedViews
              storedAs="staff-stock-views"
              search={`?${stockAddress(query).split("?")[1] ?? ""}`}
              onChoose={(saved) => goTo(paths.staff("lager/") + saved)}
            />
          </ListBar>
          {isFiltering && <ListFilter query={query} stores={stores} onChange={change} />}
          <ListTable
            lines={lines}
            query={requested}
            columns={columns}
            chosen={chosen}
            current={current}
            moves={moves}
            storeLabel={storeLabel}
            onOrder={order}
            onChoose={choose}
            onChooseAll={chooseAll}
            onFocus={setCurrent}
            onQuality={openQuality}
          />
          {lines.length === 0 && <p className="st-pb t2">Ingen bil i listan. Ta bort något filter.</p>}
          <ListHints mayEdit={mayEdit} />
        </section>
      )}
      {chosen.size > 0 && (
        <BulkBar
          count={chosen.size}
          mayEdit={mayEdit}
          sheets={sheets}
          onOpen={(kind) => openBulk(kind, null)}
          onExport={sendChosen}
          onClear={clear}
        />
      )}
      {dialog === "import" && (
        <ImportDialog
          onClose={() => setDialog(null)}
          onDone={({ batch, added, changed }) => finish({ kind: "import", batch, added, changed })}
        />
      )}
      {dialog === "batches" && <BatchesDialog onClose={() => setDialog(null)} onUndone={finish} />}
      {judged && <QualityDialog car={judged} onClose={() => setDialog(null)} />}
      {isBulk(dialog) && (
        <BulkDialog
          {...dialog}
          stores={stores}
          storeLabel={storeLabel}
          onClose={() => setDialog(null)}
          onDone={(batch) => finish({ kind: "bulk", ...batch })}
        />
      )}
    </main>
  );
}

const isQuality = (open: Open | null) => typeof open === "object" && open?.kind === "quality";
const isBulk = (open: Open | null) => typeof open === "object" && open !== null && !isQuality(open);
