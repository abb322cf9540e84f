import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/state-panel.tsx";
import { shortened } from "./list-texts.ts";
import type { ListingView } from "./listing-view.ts";

/** No dead ends: the one filter whose removal gives most cars, with their number. [LISTING-9] */
export function EmptyList({ view: { wayOut, chips, clearTo, watchTo } }: { view: ListingView }) {
  if (chips.length === 0) {
    return (
      <EmptyState title="Inga bilar just nu" heading="h3">
        Titta gärna in igen i morgon.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Inga bilar matchar"
      heading="h3"
      actions={
        wayOut ? (
          <>
            <ButtonLink to={wayOut.to}>
              Ta bort {shortened(wayOut.label)} och visa {wayOut.count}
            </ButtonLink>
            {chips.length > 1 && (
              <ButtonLink to={clearTo} look="ghost">
                Rensa alla filter
              </ButtonLink>
            )}
            {watchTo && (
              <ButtonLink to={watchTo} look="ghost">
                Bevaka sökningen i stället
              </ButtonLink>
            )}
          </>
        ) : (
          <ButtonLink to={clearTo}>Rensa alla filter</ButtonLink>
        )
      }
    >
      {wayOut
        ? `Ta bort ${shortened(wayOut.label)} så visas ${wayOut.count}.`
        : "Inget enskilt filter är i vägen. Rensa alla och börja om."}
    </EmptyState>
  );
}
