import { ButtonLink } from "#ui/button-link.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { EmptyState } from "#ui/state-panel.tsx";
import type { ListingView } from "./listing-view.ts";

/** No dead ends: what to give up, with the number of cars it gives, and the cars that come nearest. */
export function EmptyList({ view }: { view: ListingView }) {
  const { empty, alternatives, nearMatches, chips, clearTo, saveSearchTo } = view;
  if (chips.length === 0 || !empty) {
    return (
      <EmptyState title="Inga bilar just nu" heading="h3">
        Titta gärna in igen i morgon.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        title={empty.title}
        heading="h3"
        actions={
          <>
            {alternatives.map(({ text, to }, at) => (
              <ButtonLink key={to} to={to} {...(at > 0 && { variant: "secondary" as const })}>
                {text}
              </ButtonLink>
            ))}
            {(chips.length > 1 || alternatives.length === 0) && (
              <ButtonLink to={clearTo} variant="ghost">
                Rensa alla filter
              </ButtonLink>
            )}
            {saveSearchTo && (
              <ButtonLink to={saveSearchTo} variant="ghost">
                Bevaka sökningen i stället
              </ButtonLink>
            )}
          </>
        }
      >
        {empty.text}
      </EmptyState>
      {nearMatches.length > 0 && (
        <section className="mt-6">
          <h3 className="text-h4">Nästan rätt</h3>
          <ul className="mt-2 grid gap-1">
            {nearMatches.map(({ name, facts, miss, to }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-link underline"
                >
                  {name}
                </SiteLink>{" "}
                <span className="text-sm wrap-anywhere text-ink-2">
                  {facts} · <strong>{miss}</strong>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
