import { paths } from "#core/paths.ts";
import type { Me } from "#platform/staff/me.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { SavedViews } from "#platform/staff/saved-views.tsx";
import { StoreOptions } from "#platform/staff/store-options.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { goTo } from "#platform/staff/use-url.ts";
import { caseKindNames, caseKinds } from "../rules/case-kinds.ts";
import { type CaseView, caseViewNames, caseViews } from "../rules/case-views.ts";
import { CasePane } from "./case-pane.tsx";
import type { CaseList } from "./case-responses.ts";
import { caseAddress, caseFacts, DueTime, snoozeText } from "./case-row.tsx";
import { useRows } from "./use-rows.ts";

type CasesPageProps = { me: Me; number: string | null; query: URLSearchParams };

const viewIn = (query: URLSearchParams): CaseView => {
  const params = query.get("view");
  return caseViewNames.find((view) => view === params) ?? "mine";
};

/** The list beside the case that is read; the address holds both. */
export function CasesPage({ me, number, query }: CasesPageProps) {
  const view = viewIn(query);
  const params = new URLSearchParams({ view });
  for (const name of ["kind", "store", "text"]) {
    const value = query.get(name);
    if (value) params.set(name, value);
  }
  const { data, problem, reload } = useStaffData<CaseList>(`/api/staff/cases?${params}`);
  const search = `?${params}`;
  const rows = data?.list ?? [];
  const { setCurrent } = useRows(rows, search);
  // The page is about the case that is open: a phone shows nothing else.
  const Heading = number === null ? "h1" : "h2";
  const here = number === null ? paths.staff("arenden/") : caseAddress(number);
  const ask = (change: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    goTo(`${here}?${next}`, { replace: true });
  };
  return (
    <main id="main" className={number === null ? "sc is-list" : "sc"}>
      <section className="sc-list" aria-labelledby="cases">
        <div className="sc-head">
          <Heading id="cases">Ärenden</Heading>
          {data && <span className="n">{data.counts.open} öppna</span>}
        </div>
        <nav className="st-tabs" aria-label="Vyer">
          {caseViewNames.map((name) => (
            <a
              key={name}
              href={`${here}?${new URLSearchParams({ ...Object.fromEntries(params), view: name })}`}
              aria-current={name === view ? "page" : undefined}
            >
              {caseViews[name]}
              {data && <span className="c">{data.counts[name]}</span>}
            </a>
          ))}
        </nav>
        <form className="sc-filter" onSubmit={(event) => event.preventDefault()}>
          <label className="sr" htmlFor="case-text">
            Sök i listan
          </label>
          <input
            key={params.get("text") ?? ""}
            id="case-text"
            className="input"
            type="search"
            placeholder="Nummer, regnr, namn eller ord"
            defaultValue={params.get("text") ?? ""}
            onKeyDown={({ key, currentTarget }) =>
              key === "Enter" && ask({ text: currentTarget.value.trim() })
            }
            onBlur={({ target }) => ask({ text: target.value.trim() })}
          />
          <label className="sr" htmlFor="case-kind">
            Slag
          </label>
          <select
            id="case-kind"
            className="select"
            value={params.get("kind") ?? ""}
            onChange={({ target }) => ask({ kind: target.value })}
          >
            <option value="">Alla slag</option>
            {caseKindNames.map((kind) => (
              <option key={kind} value={kind}>
                {caseKinds[kind].label}
              </option>
            ))}
          </select>
          <label className="sr" htmlFor="case-store">
            Butik
          </label>
          <select
            id="case-store"
            className="select"
            value={params.get("store") ?? ""}
            onChange={({ target }) => ask({ store: target.value })}
          >
            <option value="">Alla butiker</option>
            {data && <StoreOptions stores={data.stores} />}
          </select>
        </form>
        <SavedViews
          storedAs="staff-case-views"
          search={search}
          onChoose={(saved) => goTo(`${here}${saved}`)}
        />
        {problem && <PageProblem problem={problem} />}
        {data === null && !problem && <Loading />}
        <ul className="sc-rows">
          {rows.map((row) => (
            <li key={row.number} data-case={row.number}>
              <a
                href={caseAddress(row.number, search)}
                aria-current={row.number.toLowerCase() === number ? "true" : undefined}
                onFocus={() => setCurrent(row.number)}
              >
                <b>{row.subject}</b>
                <DueTime answerBy={row.answerBy} />
                <small>{caseFacts(row)}</small>
                <small>{row.assigneeName ?? "–"}</small>
                {row.snoozedUntil && <small className="sc-snoozed">{snoozeText(row)}</small>}
              </a>
            </li>
          ))}
        </ul>
        {data && rows.length === 0 && <p className="st-pb t2">Inget ärende i vyn.</p>}
      </section>
      {number === null ? (
        <p className="sc-none t2">Välj ett ärende i listan.</p>
      ) : (
        <CasePane
          key={number}
          me={me}
          number={number}
          back={`${paths.staff("arenden/")}${search}`}
          onChange={reload}
        />
      )}
    </main>
  );
}
