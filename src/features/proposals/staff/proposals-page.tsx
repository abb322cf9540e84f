import { useCallback, useMemo, useState } from "react";
import { formatShortDay } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { asProblem, useStaffData } from "#platform/staff/use-staff-data.ts";
import { proposalStates, proposalTerms } from "../rules/proposal-terms.ts";
import { carsOf } from "./cars-of.ts";
import { ProposalEditor } from "./proposal-editor.tsx";
import type { ListedProposal, Proposals } from "./proposal-responses.ts";
import { RecentProposals } from "./recent-proposals.tsx";
import { proposalAddress, startProposal } from "./start-proposal.ts";

const views = { mine: "Mina", all: "Allas" } as const;
const stateStyles = { draft: "warn", sent: "inf", accepted: "ok2", expired: "", withdrawn: "" } as const;

/** The list, or one of them. */
export function ProposalsPage({ id, query }: { id: string | null; query: URLSearchParams }) {
  return id === null ? <ProposalList query={query} /> : <ProposalEditor key={id} id={id} />;
}

function ProposalList({ query }: { query: URLSearchParams }) {
  const whose = query.get("vems") === "alla" ? "all" : "mine";
  const { data, problem } = useStaffData<Proposals>(`/api/staff/proposals?whose=${whose}`);
  const [failed, setFailed] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const rows = data?.list ?? [];
  const add = useCallback(async (licenseplate: LicensePlate | null) => {
    try {
      await startProposal(licenseplate);
    } catch (error) {
      setFailed(asProblem(error).message);
    }
  }, []);
  const shortcuts = useMemo(() => {
    const step = (by: number) => () =>
      setAt((before) => {
        const next = Math.min(rows.length - 1, Math.max(0, before + by));
        document.querySelector<HTMLElement>(`[data-proposal="${rows[next]?.id}"] a`)?.focus();
        return next;
      });
    return { n: () => void add(null), j: step(1), k: step(-1) };
  }, [add, rows]);
  useShortcuts(shortcuts);
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <div>
          <h1>Offertförslag</h1>
          <p>En skickad version gäller i {proposalTerms.validDays} dagar.</p>
        </div>
        <button type="button" className="btn primary d" onClick={shortcuts.n}>
          Ny offert <kbd className="kbd">N</kbd>
        </button>
      </div>
      <nav className="st-tabs" aria-label="Vyer">
        {(["mine", "all"] as const).map((view) => (
          <a
            key={view}
            href={`${paths.staff("offerter/")}${view === "all" ? "?vems=alla" : ""}`}
            aria-current={view === whose ? "page" : undefined}
          >
            {views[view]}
            {data && <span className="c">{data.counts[view]}</span>}
          </a>
        ))}
      </nav>
      <RecentProposals onOffer={(plate) => void add(plate)} />
      {problem && <PageProblem problem={problem} />}
      {failed && (
        <p className="st-note bad" role="alert">
          {failed}
        </p>
      )}
      {data === null && !problem && <Loading />}
      {data && rows.length === 0 && (
        <p className="st-pb t2">Inga offerter än. Tryck N, eller lägg till en bil från annonsen.</p>
      )}
      {rows.length > 0 && (
        <section className="st-panel pr-list" aria-label="Offerter">
          <table>
            <thead>
              <tr>
                <th scope="col">Offert</th>
                <th scope="col">Kund</th>
                <th scope="col">Bilar</th>
                <th scope="col">Läge</th>
                <th scope="col">Gäller till</th>
                <th scope="col" className="r">
                  Öppnad
                </th>
                {whose === "all" && <th scope="col">Säljare</th>}
                <th scope="col" className="r">
                  Ändrad
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Row key={row.id} row={row} isCurrent={index === at} withSeller={whose === "all"} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  );
}

type RowProps = { row: ListedProposal; isCurrent: boolean; withSeller: boolean };

function Row({ row, isCurrent, withSeller }: RowProps) {
  const { id, number, name, email, state, version, validUntil, opened } = row;
  return (
    <tr data-proposal={id} className={isCurrent ? "cur" : undefined}>
      <th scope="row">
        <a className="link" href={proposalAddress(id)}>
          {number}
        </a>
      </th>
      <td>
        {name || "–"}
        {email !== "" && (
          <>
            <br />
            <small>{email}</small>
          </>
        )}
      </td>
      <td>{carsOf(row) || "–"}</td>
      <td className="pr-state">
        <span className={`tag ${stateStyles[state]}`}>
          {proposalStates[state]}
          {version !== null && ` v${version}`}
        </span>
      </td>
      <td data-label="Gäller till">
        {state === "sent" && validUntil ? <Until at={new Date(validUntil)} /> : "–"}
      </td>
      <td data-label="Öppnad" className="r">
        {version === null ? "–" : `${opened} ggr`}
      </td>
      {withSeller && <td data-label="Säljare">{row.staffName}</td>}
      <td data-label="Ändrad" className="r">
        {formatShortDay(new Date(row.savedAt))}
      </td>
    </tr>
  );
}

/** What runs out within two days says so. */
function Until({ at }: { at: Date }) {
  const days = Math.ceil((at.getTime() - Date.now()) / 86_400_000);
  const day = formatShortDay(at);
  if (days > proposalTerms.soonDays) return day;
  return (
    <span className="tag warn">{days <= 1 ? `${day}, går ut snart` : `${day}, ${days} dagar kvar`}</span>
  );
}
