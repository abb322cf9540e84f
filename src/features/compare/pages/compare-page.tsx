import { Printer, Share2 } from "lucide-react";
import { paths } from "#core/paths.ts";
import { formatMil } from "#core/text/mileage.ts";
import { mailLink } from "#features/adverts/pages/share-link.ts";
import { CreditWarning } from "#features/credit/pages/credit-warning.tsx";
import { LoanExample } from "#features/credit/pages/loan-example.tsx";
import { loanExampleView } from "#features/credit/pages/loan-example-view.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { compareFields, maxCompared } from "../rules/compare-address.ts";
import { AssumptionsForm } from "./assumptions-form.tsx";
import { AddForm, OwnForm } from "./compare-forms.tsx";
import { compareAddress } from "./compare-links.ts";
import { CompareTable } from "./compare-table.tsx";
import type { CompareView } from "./compare-view.ts";

const crumbs = [
  { label: "Start", to: paths.home() },
  { label: "Köp bil", to: paths.buy() },
  { label: "Jämför" },
];
const numerals = ["inga", "en", "två", "tre", "fyra"] as const;

/** The whole page as HTML that needs no script; what scripts add is in compare-actions.ts. */
export function ComparePage({ view }: { view: CompareView }) {
  const { cars, groups, query, input, compared } = view;
  const count = cars.filter(({ kind }) => kind === "stock").length;
  const hasOwn = cars.length > count;
  return (
    <div className="page-width pt-3 pb-(--ms-section) lg:pt-5 print:pb-0">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-1 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h1">{titleOf(count)}</h1>
          <p className="mt-1.5 text-ink-2">
            {hasOwn && "Och din egen. "}
            Du kör <b className="font-semibold text-ink">{formatMil(input.assumptions.milPerYear)}</b> per år
            och behåller bilen i <b className="font-semibold text-ink">{input.assumptions.years}&nbsp;år</b>.{" "}
            <a href="#antaganden" className="underline underline-offset-2 print:hidden">
              Ändra
            </a>
          </p>
        </div>
        <Tools view={view} />
      </div>
      {view.notices.length > 0 && (
        <div className="mb-4 grid gap-3">
          {view.notices.map((text) => (
            <Notice key={text}>{text}</Notice>
          ))}
        </div>
      )}
      {view.verdict && <p className="compare-verdict">{view.verdict}</p>}
      {cars.length > 0 && <CompareTable {...view} />}
      {view.onlyDifferences && groups.length === 0 && (
        <Notice>Bilarna är lika i allt som vi vet om dem.</Notice>
      )}
      {cars.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-6 text-sm text-ink-2">
          <span className="compare-best">bäst i raden</span>
          {!view.onlyDifferences && cars.length > 1 && <span>Grå rader är lika för alla bilar.</span>}
        </p>
      )}
      <Loans view={view} />
      <div className="compare-add mt-8">
        {compared.plates.length < maxCompared && (
          <Panel>
            <AddForm query={query} added={view.added} />
          </Panel>
        )}
        <Panel>
          <OwnForm query={query} own={view.own} />
        </Panel>
      </div>
      <AssumptionsForm input={input} query={query} cars={cars} />
    </div>
  );
}

function titleOf(count: number): string {
  if (count === 0) return "Jämför bilar";
  return `Jämför ${numerals[count]} ${count === 1 ? "bil" : "bilar"}`;
}

function Tools({ view: { query, cars, onlyDifferences, shared } }: { view: CompareView }) {
  if (cars.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      {cars.length > 1 && (
        <ButtonLink
          to={compareAddress(query, [[compareFields.allRows, onlyDifferences ? "1" : ""]])}
          variant="secondary"
          size="sm"
        >
          {onlyDifferences ? "Visa alla rader" : "Visa bara skillnader"}
        </ButtonLink>
      )}
      <a
        href={mailLink(shared)}
        data-share={shared.url}
        data-title={shared.title}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        <Share2 aria-hidden strokeWidth={1.75} className="size-5" />
        Dela jämförelsen
      </a>
      <span className="max-lg:hidden noscript:hidden" data-print>
        <Button variant="secondary" size="sm" icon={Printer}>
          Skriv ut
        </Button>
      </span>
    </div>
  );
}

/** Wherever a payment is named: its effective rate, its example and the authority's warning. */
function Loans({ view: { cars, warning } }: { view: CompareView }) {
  const loans = cars.flatMap(({ name, licenseplate, cost }) =>
    cost?.loan ? [{ name, licenseplate, loan: cost.loan }] : [],
  );
  if (warning === null || loans.length === 0) return null;
  return (
    <section aria-labelledby="lan" className="mt-8">
      <h2 id="lan" className="mb-4 text-h2">
        Lånet
      </h2>
      <CreditWarning warning={warning} />
      <ul className="compare-add mt-4">
        {loans.map(({ name, licenseplate, loan }) => (
          <li key={licenseplate}>
            <Panel>
              <h3 className="mb-3 text-h4">{name}</h3>
              <LoanExample loan={loanExampleView(loan)} />
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  );
}
