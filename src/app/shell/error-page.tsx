import { isRouteErrorResponse } from "react-router";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { errorTextFor, errorTexts } from "#platform/pages/error-texts.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { LostRoad } from "./lost-road.tsx";

/** Says what happened, in Swedish, and leads on. The status is the one the loader answered with. */
export function ErrorPage({ error }: { error: unknown }) {
  const { heading, explanation, nextLink } = isRouteErrorResponse(error)
    ? errorTextFor(error)
    : { ...errorTexts.failure, nextLink: null };
  return (
    <>
      <title>{`${heading} – ${company.name}`}</title>
      <meta name="description" content={explanation} />
      <meta name="robots" content="noindex" />
      <div className="page-width grid grid-cols-1 items-center gap-8 py-(--ms-block) lg:grid-cols-2">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <h1 className="text-h1">{heading}</h1>
          <p className="max-w-text text-lg text-pretty text-ink-2">{explanation}</p>
          <PlainSearch />
          <div className="flex flex-wrap gap-3">
            {nextLink && <ButtonLink to={nextLink.to}>{nextLink.label}</ButtonLink>}
            <ButtonLink to={paths.buy()} variant={nextLink ? "secondary" : "primary"}>
              Se alla bilar
            </ButtonLink>
            <ButtonLink to={paths.home()} variant="secondary">
              Till startsidan
            </ButtonLink>
            <ButtonLink to={paths.stores()} variant="secondary">
              Våra butiker
            </ButtonLink>
            <ButtonLink to={paths.customerService()} variant="secondary">
              Kundservice
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
            , vi svarar{" "}
            <span className="whitespace-nowrap">
              {company.phoneHours.opens}–{company.phoneHours.closes}
            </span>{" "}
            alla dagar.
          </p>
        </div>
        <LostRoad />
      </div>
    </>
  );
}

/** Words, a make or a plate: the listing reads them all. A plain form, so that it adds no script to every page. */
function PlainSearch() {
  return (
    <search className="mt-2 block w-full max-w-text">
      <form action={paths.buy()} className="flex gap-2">
        <input
          type="search"
          name="search"
          aria-label="Sök bil"
          placeholder="Märke, modell eller regnr"
          enterKeyHint="search"
          className="min-h-12 min-w-0 flex-1 rounded-sm border-[1.5px] border-control bg-surface px-4 text-ellipsis placeholder:text-ink-3 placeholder:opacity-100"
        />
        <button type="submit" className={buttonClass({ variant: "tonal" })}>
          Sök
        </button>
      </form>
    </search>
  );
}
