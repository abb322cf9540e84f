import { paths } from "#core/paths.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { BidTable } from "./bid-table.tsx";
import { correctionText } from "./correction-text.ts";
import type { BidList } from "./trade-responses.ts";

const views = { mine: "Mina", all: "Allas" } as const;

/** All bids and what became of them. */
export function BidLogPage({ query }: { query: URLSearchParams }) {
  const whose = query.get("vems") === "all" ? "all" : "mine";
  const { data, problem } = useStaffData<BidList>(`/api/staff/bids?whose=${whose}`);
  const sentence = correctionText(data?.correction ?? null);
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Budlogg</h1>
          <p>Varje bud mot vad bilen sedan såldes för, vad den kostade och hur länge den stod.</p>
        </div>
      </div>
      <nav className="st-tabs" aria-label="Vems bud">
        {Object.entries(views).map(([name, label]) => (
          <a
            key={name}
            href={`${paths.staff("budlogg/")}?vems=${name}`}
            aria-current={name === whose ? "page" : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      {problem && <PageProblem problem={problem} />}
      {data === null ? (
        !problem && <Loading />
      ) : (
        <section className="st-panel" aria-label="Bud">
          <BidTable bids={data.bids} hasNames={whose === "all"} empty="Inga bud är loggade än." />
          {whose === "mine" && sentence && <p className="xs t2 st-pb">{sentence}</p>}
        </section>
      )}
    </main>
  );
}
