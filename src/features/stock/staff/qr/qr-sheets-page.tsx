import { Printer } from "lucide-react";
import { type FormEvent, useState } from "react";
import { paths } from "#core/paths.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { goTo } from "#platform/staff/use-url.ts";
import { QrSheet, type SheetResponse } from "./qr-sheet.tsx";

type Answer = { sheets: SheetResponse[]; unknown: string[] };

/** Sheets for the windscreens of the cars that the address names: looked at, then printed. */
export function QrSheetsPage({ query }: { query: URLSearchParams }) {
  const requested = query.get("plates") ?? "";
  const { data, problem } = useStaffData<Answer>(
    `/api/staff/qr-sheets?plates=${encodeURIComponent(requested)}`,
  );
  const [entered, setEntered] = useState(requested);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goTo(`${paths.staff("lager/qr/")}?plates=${encodeURIComponent(entered)}`);
  };
  const count = data?.sheets.length ?? 0;
  return (
    <main id="main" className="st-page qr-page">
      <div className="st-head qr-head">
        <div>
          <h1>QR-blad till vindrutan</h1>
          <p>Ett A4-blad per bil. Priset är det som gäller nu: skriv ut på nytt när det ändras.</p>
        </div>
        <form className="row" onSubmit={submit}>
          <label className="sr" htmlFor="qr-plates">
            Registreringsnummer, med komma emellan
          </label>
          <input
            id="qr-plates"
            className="input"
            value={entered}
            placeholder="ABC 123, DEF 45G"
            onChange={({ target }) => setEntered(target.value)}
          />
          <button type="submit" className="btn secondary d">
            Visa
          </button>
          <button
            type="button"
            className="btn primary d"
            disabled={count === 0}
            onClick={() => window.print()}
          >
            <Printer aria-hidden className="i s18" />
            Skriv ut {count === 1 ? "1 blad" : `${count} blad`}
          </button>
        </form>
      </div>
      {problem && <PageProblem problem={problem} />}
      {data && data.unknown.length > 0 && (
        <p className="st-note bad qr-note" role="status">
          Inget blad för {data.unknown.join(", ")}: bilen är såld eller finns inte i lagret.
        </p>
      )}
      {data === null
        ? !problem && <Loading />
        : data.sheets.map((sheet) => <QrSheet key={sheet.url} sheet={sheet} />)}
      {data !== null && count === 0 && data.unknown.length === 0 && (
        <p className="t2">Skriv ett eller flera registreringsnummer.</p>
      )}
    </main>
  );
}
