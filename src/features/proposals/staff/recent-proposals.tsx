import { X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeState, filledState } from "#features/visitors/pages/stored-state.ts";
import {
  type ProposalState,
  withoutProposal,
  withoutProposals,
  withProposal,
  withProposals,
} from "#features/visitors/rules/proposal-state.ts";
import { proposalNumber } from "../rules/proposal-content.ts";
import type { Proposal } from "./proposal-responses.ts";
import { proposalAddress } from "./start-proposal.ts";

const maxShown = 6;

const change = (next: (state: ProposalState) => ProposalState) =>
  changeState((state) => ({ ...state, proposal: next(state.proposal) }));

/** A proposal that is opened is among those that this browser leads back to; its first car can be offered to another. */
export function useRecentProposal(proposal: Proposal | null): void {
  const id = proposal?.id;
  const [car] = proposal?.cars ?? [];
  const licenseplate = car?.licenseplate;
  const title = car?.title;
  const [, , normalizedMake = ""] = car?.path.split("/") ?? [];
  useEffect(() => {
    if (id === undefined || licenseplate === undefined || title === undefined) return;
    change((state) => {
      const { proposals } = withProposal(withoutProposal(state, String(id)), {
        id: String(id),
        licenseplate,
      });
      const advert = { licenseplate, normalizedMake, title };
      return { ...withProposals(state, proposals.slice(-maxShown)), advert };
    });
  }, [id, licenseplate, title, normalizedMake]);
}

/** Where one has been, and the car that was offered last. */
export function RecentProposals({ onOffer }: { onOffer: (plate: LicensePlate) => void }) {
  const { proposals, advert } = useSyncExternalStore(browserStore.subscribe, () => filledState().proposal);
  if (proposals.length === 0) return null;
  return (
    <nav className="row st-pb" aria-label="Senast öppnade här">
      <span className="t2">Senast öppnade här</span>
      {proposals.toReversed().map(({ id, licenseplate }) => (
        <span key={id}>
          <a className="link" href={proposalAddress(Number(id))}>
            {proposalNumber(Number(id))}, {displayPlate(licenseplate)}
          </a>
          <button
            type="button"
            className="iconbtn"
            aria-label={`Ta bort ${proposalNumber(Number(id))} ur listan`}
            onClick={() => change((state) => withoutProposal(state, id))}
          >
            <X aria-hidden className="i s16" />
          </button>
        </span>
      ))}
      <button type="button" className="link textbtn" onClick={() => change(withoutProposals)}>
        Rensa
      </button>
      {advert && (
        <button type="button" className="btn ghost d" onClick={() => onOffer(advert.licenseplate)}>
          Ny offert på {advert.title}
        </button>
      )}
    </nav>
  );
}
