import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { Notice } from "#ui/notice.tsx";
import { Table } from "#ui/table.tsx";
import { type DebtStanding, debtStandingOf } from "../rules/debt-against-value.ts";
import { DebtChart } from "./debt-chart.tsx";
import { AmountField } from "./finance-form.tsx";
import type { FinanceView, WorthView } from "./finance-view.ts";

/** The debt beside what this very car is expected to be worth. */
export function WorthSection({ view }: { view: FinanceView }) {
  if (view.car === null) return null;
  return (
    <section aria-labelledby="varde" className="mt-(--ms-block)">
      <h2 id="varde" className="text-h2">
        Skulden mot bilens värde
      </h2>
      <div data-part="worth">
        {view.worth ? (
          <Worth worth={view.worth} milPerYear={view.input.milPerYear} />
        ) : (
          <p className="mt-2 max-w-text text-ink-2">
            {view.input.loan
              ? "Vi kan inte säga vad just den här bilen väntas vara värd. Det har vi sålt för få liknande bilar för, eller så räknar vi fortfarande."
              : "Rätta det som är markerat, så räknar vi."}
          </p>
        )}
      </div>
      {(view.worth || !view.input.loan) && (
        <div className="mt-4 max-w-60 print:hidden">
          <AmountField view={view} field="milPerYear" label="Du kör per år" unit="mil" />
        </div>
      )}
    </section>
  );
}

function Worth({
  worth: { points, madeOn, soldCars },
  milPerYear,
}: {
  worth: WorthView;
  milPerYear: number;
}) {
  const standing = debtStandingOf(points);
  return (
    <>
      <p className="mt-2 mb-5 max-w-text text-ink-2">
        Det gröna fältet är var åtta av tio sådana bilar väntas hamna, efter vad vi har sålt bilar för. Det är
        en beräkning, inget löfte.
      </p>
      <div className="finance-worth">
        <div className="rounded-md border border-line bg-surface p-5">
          <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <span className="finance-key finance-key-value">Bilens väntade värde</span>
            <span className="finance-key finance-key-debt">Din skuld</span>
          </p>
          <DebtChart points={points} />
          <p className="mt-2 text-xs text-ink-3">
            Tusental kronor. Beräknat {madeOn} på {formatNumber(soldCars)} sålda bilar, med{" "}
            {formatNumber(milPerYear)} mil per år.
          </p>
        </div>
        <div className="grid content-start gap-4">
          <Table
            caption="Skuld och väntat värde år för år"
            columns={[
              { label: "Efter", cell: ({ month }) => (month === 0 ? "Start" : `${month} mån`) },
              { label: "Skuld, kr", cell: ({ debt }) => formatNumber(debt), isNumber: true },
              {
                label: "Väntat värde, kr",
                cell: ({ low, high }) => `${thousands(low)}–${thousands(high)}`,
                isNumber: true,
              },
            ]}
            rows={points}
            keyOf={({ month }) => String(month)}
          />
          {standing && <Notice>{standingText(standing)}</Notice>}
        </div>
      </div>
    </>
  );
}

const thousands = (kronor: number) => formatNumber(Math.round(kronor / 1_000) * 1_000);

export function standingText(standing: DebtStanding): string {
  if (standing.kind === "below")
    return `Bilen väntas vara värd mindre än skulden ${from(standing.month)}. Välj en högre insats eller ett lägre restvärde om du vill undvika det.${
      standing.lackAtEnd > 0 ? ` Sista månaden saknas ungefär ${thousands(standing.lackAtEnd)} kr.` : ""
    }`;
  if (standing.kind === "mayFallBelow")
    return `Bilen väntas vara värd mer än skulden, men den kan bli värd mindre ${from(standing.month)}.`;
  const min = Math.floor(standing.lowestAtEnd / 1_000) * 1_000;
  return `Bilen väntas vara värd mer än skulden hela tiden. Sista månaden skiljer minst ${formatKronor(min)}.`;
}

const from = (month: number) => (month === 0 ? "redan från start" : `efter ${month} månader`);
