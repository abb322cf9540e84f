import { paths } from "#core/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Card, CardLink } from "#ui/card.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Meter } from "#ui/meter.tsx";
import { Milepost } from "#ui/milepost.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { SheetSection } from "./sheet-section.tsx";

export function SurfaceSection() {
  return (
    <SheetSection title="Kort och ytor">
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Card
          picture={
            <div className="studio relative aspect-3/2">
              <span className="absolute top-3.5 left-0">
                <Badge tone="fresh">Ny i dag</Badge>
              </span>
            </div>
          }
        >
          <h4 className="text-h3">
            <CardLink to={paths.ui()}>Rubriken är länken</CardLink>
          </h4>
          <p className="text-sm text-ink-2">Hela kortet går att trycka på.</p>
        </Card>
        <Panel>
          <h4 className="text-h3">Panel</h4>
          <p className="mt-2 text-sm text-ink-2">Det som hör ihop, på en hårfin linje.</p>
          <Meter percent={62} />
          <div className="ruler mt-8 h-4.5">
            <Milepost percent={42} />
          </div>
        </Panel>
        <div>
          <Notice>En sak att veta innan du går vidare.</Notice>
        </div>
      </div>
      <FactList
        facts={[
          { label: "Modellår", value: "2021" },
          { label: "Drivmedel", value: "Laddhybrid" },
          { label: "Växellåda", value: "Automat" },
        ]}
      />
    </SheetSection>
  );
}

type PriceRow = { date: string; price: string; change: string };

const prices: PriceRow[] = [
  { date: "28 oktober 2026", price: "289 900 kr", change: "−15 000 kr" },
  { date: "9 september 2026", price: "304 900 kr", change: "−15 000 kr" },
];

const columns: Column<PriceRow>[] = [
  { label: "Datum", cell: ({ date }) => date },
  { label: "Pris", cell: ({ price }) => price, isNumber: true },
  { label: "Ändring", cell: ({ change }) => change, isNumber: true },
];

export function TableSection() {
  return (
    <SheetSection title="Tabell och sidor">
      <Breadcrumb crumbs={[{ label: "Start", to: paths.home() }, { label: "Komponenter" }]} />
      <div className="rounded-md border border-line bg-surface px-2.5 py-1 max-sm:px-4">
        <Table caption="Prishistorik" columns={columns} rows={prices} keyOf={({ date }) => date} />
      </div>
      <div className="rounded-md border border-line bg-surface px-2.5 py-1">
        <Table
          caption="Prishistorik som rullar i sidled"
          columns={columns}
          rows={prices}
          keyOf={({ date }) => date}
          narrow="scroll"
        />
      </div>
      <div className="flex">
        <Pagination page={1} lastPage={26} addressOf={paths.ui} />
      </div>
    </SheetSection>
  );
}
