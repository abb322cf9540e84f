import { displayPlate } from "#domain/plate/display-plate.ts";
import { paths } from "#paths";
import type { ListedProposal } from "../../proposal-answers.ts";
import { proposalAddress } from "../proposals/start-proposal.ts";
import { outText } from "./out-text.ts";

/** What customers have of one's own, and what they have done with it. [PROPOSE-16] */
export function ProposalsOut({ out }: { out: readonly ListedProposal[] }) {
  return (
    <section className="st-panel" aria-labelledby="proposals-out">
      <div className="st-ph">
        <h2 className="t" id="proposals-out">
          Offerter ute
        </h2>
        <span className="n">{out.length}</span>
        <a className="link" href={paths.staff("offerter/")}>
          Offertförslag
        </a>
      </div>
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
              <small>{[proposal.name, outText(proposal, new Date())].filter(Boolean).join(" · ")}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const carsOf = ({ cars }: ListedProposal) =>
  cars.map(({ licenseplate, title }) => title ?? displayPlate(licenseplate)).join(", ");

function Progress({ proposal: { state, opened } }: { proposal: ListedProposal }) {
  if (state === "accepted") return <span className="tag ok2">Godkänd</span>;
  return opened > 0 ? (
    <span className="tag inf">Öppnad {opened === 1 ? "en gång" : `${opened} ggr`}</span>
  ) : (
    <span className="tag">Inte öppnad</span>
  );
}
