import { formatMoment } from "#core/dates/moments.ts";
import { paths } from "#core/paths.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { goTo } from "#platform/staff/use-url.ts";
import type { AuditResponse } from "./responses.ts";

const kinds = { change: "Ändring", lookUp: "Visning" } as const;

/** Who did or looked at what. Nobody can change it. */
export function AuditPage({ query }: { query: URLSearchParams }) {
  const params = new URLSearchParams();
  for (const name of ["subject", "before"]) {
    const value = query.get(name);
    if (value) params.set(name, value);
  }
  const { data, problem } = useStaffData<AuditResponse[]>(`/api/staff/audit?${params}`);
  const here = paths.staff("logg/");
  const last = data?.at(-1);
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Granskningslogg</h1>
          <p>Varje ändring och varje visning av en persons uppgifter. Raderna går inte att ändra.</p>
        </div>
        <form
          className="row st-find"
          onSubmit={(event) => {
            event.preventDefault();
            const subject = String(new FormData(event.currentTarget).get("subject") ?? "").trim();
            goTo(subject === "" ? here : `${here}?${new URLSearchParams({ subject })}`);
          }}
        >
          <label className="sr" htmlFor="subject">
            Ärendenummer eller regnr
          </label>
          <input
            key={params.get("subject") ?? ""}
            id="subject"
            name="subject"
            className="input"
            placeholder="Ärendenummer eller regnr"
            defaultValue={params.get("subject") ?? ""}
          />
          <button type="submit" className="btn secondary d">
            Visa
          </button>
        </form>
      </div>
      {problem && <PageProblem problem={problem} />}
      {data === null ? (
        !problem && <Loading />
      ) : (
        <div className="st-panel scrollx">
          <table>
            <thead>
              <tr>
                <th scope="col">När</th>
                <th scope="col">Vem</th>
                <th scope="col">Slag</th>
                <th scope="col">Vad</th>
                <th scope="col">Gäller</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ id, at, staffName, kind, label, subject, note }) => (
                <tr key={id}>
                  <td>
                    <time dateTime={at}>{formatMoment(new Date(at))}</time>
                  </td>
                  <td>{staffName}</td>
                  <td>{kinds[kind]}</td>
                  <td>{label}</td>
                  <td>
                    {subject}
                    {note && <small> ({note})</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.length === 0 && <p className="st-pb t2">Inget är noterat.</p>}
        </div>
      )}
      {data && last && data.length >= 100 && (
        <p>
          <a
            className="btn secondary d"
            href={`${here}?${new URLSearchParams({ ...Object.fromEntries(params), before: String(last.id) })}`}
          >
            Äldre
          </a>
        </p>
      )}
    </main>
  );
}
