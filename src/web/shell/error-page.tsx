import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { company } from "#domain/company/company.ts";
import { paths } from "#paths";
import { ButtonLink } from "#ui/button-link.tsx";
import { errorTextFor, errorTexts } from "./error-texts.ts";

/** Says what happened, in Swedish, and leads on. The status is the one the loader answered with. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    if (!isRouteErrorResponse(error)) openFromCache();
  }, [error]);
  const { heading, explanation, wayOn } = isRouteErrorResponse(error)
    ? errorTextFor(error)
    : { ...errorTexts.failure, wayOn: null };
  return (
    <>
      <title>{`${heading} – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="page-width grid justify-items-start gap-4 py-(--ms-section)">
        <h1 className="text-h1">{heading}</h1>
        <p className="max-w-text text-lg text-pretty text-ink-2">{explanation}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {wayOn && <ButtonLink to={wayOn.to}>{wayOn.label}</ButtonLink>}
          <ButtonLink to={paths.buy()} look={wayOn ? "secondary" : "primary"}>
            Se alla bilar
          </ButtonLink>
          <ButtonLink to={paths.home()} look="secondary">
            Till startsidan
          </ButtonLink>
        </div>
        <p className="text-ink-2">
          Eller ring{" "}
          <a
            href={`tel:${company.phone.international}`}
            className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-link underline underline-offset-3"
          >
            {company.phone.national}
          </a>
          , vi svarar {company.phoneHours.opens}–{company.phoneHours.closes} alla dagar.
        </p>
      </div>
    </>
  );
}

/**
 * A link followed without a network: the service worker may have the page, but answers only to a whole page
 * load. One that was loaded whole and still failed is not tried again. [OFFLINE-2]
 */
function openFromCache(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  const isFollowedLink = loaded?.name !== location.href;
  if (!navigator.onLine && navigator.serviceWorker?.controller && isFollowedLink) location.reload();
}
