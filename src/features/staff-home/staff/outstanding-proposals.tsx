import { paths } from "#core/paths.ts";
import { carsOf } from "#features/proposals/staff/cars-of.ts";
import type { ListedProposal } from "#features/proposals/staff/proposal-responses.ts";
import { proposalAddress } from "#features/proposals/staff/start-proposal.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { lastEventText } from "./last-event-text.ts";

/** One's own proposals that customers have not answered yet, and the last that happened to each. */
export function OutstandingProposals({ out }: { out: readonly ListedProposal[] }) {
  return (
    <Panel
      id="proposals-out"
      title="Offerter ute"
      note={out.length}
      link={{ to: paths.staff("offerter/"), text: "Offertförslag" }}
    >
      {out.length === 0 ? (
        <p className="st-pb t2">Ingen kund har en offert från dig nu.</p>
      ) : (
        <ul className="sp-out">
          {out.map((proposal) => (
            <li key={proposal.id}>
              <a href={proposalAddress(proposal.id)}>
                <b>{[proposal.number, carsOf(proposal)].filter(Boolean).join(" · ")}</b>
              </a>
              <Progress proposal={proposal} />
              <small>
                {[proposal.name, lastEventText(proposal, new Date())].filter(Boolean).join(" · ")}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Progress({ proposal: { state, opened } }: { proposal: ListedProposal }) {
  if (state === "accepted") return <span className="tag ok2">Godkänd</span>;
  return opened > 0 ? (
    <span className="tag inf">Öppnad {opened === 1 ? "en gång" : `${opened} ggr`}</span>
  ) : (
    <span className="tag">Inte öppnad</span>
  );
}
