import { soldExamples } from "#catalog/stock/sold-example.ts";
import { paths } from "#paths";
import { stockContext } from "#web/context.ts";
import { Fixed } from "#web/features/content/fixed.tsx";
import { FinalPlate } from "#web/features/sell/final-plate.tsx";
import { LandingHero } from "#web/features/sell/landing-hero.tsx";
import { type LandingSlug, landings } from "#web/features/sell/landing-texts.ts";
import { PlateBox } from "#web/features/sell/plate-box.tsx";
import { plateStartFrom } from "#web/features/sell/plate-start.ts";
import { soldExampleView } from "#web/features/sell/sold-example-view.ts";
import { loadContent, slugOf } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/plate-start.ts";
import { landingHtml } from "./landing-html.server.tsx";

const valuation = {
  label: "Registreringsnummer. Värderingen är gratis",
  button: "Gå vidare",
  subject: "Värdering av",
};
const tradeIn = {
  label: "Registreringsnummer på bilen du vill byta in",
  button: "Gå vidare",
  subject: "Inbyte av",
};

/** Selling leads to the valuation; trading in has a page of its own. */
const errands: Record<string, { errand: typeof valuation; action: string }> = {
  "byta-bil": { errand: tradeIn, action: paths.tradeIn() },
};
const selling = { errand: valuation, action: paths.valuation() };

/** The pages that begin with a plate: the plate field (or what came of it) above, then what one wants to know before. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = slugOf(url) as LandingSlug;
  const { errand, action } = errands[slug] ?? selling;
  const start = plateStartFrom(url.searchParams.get("licenseplate"), errand);
  const { view, meta, questions } = loadContent(slug, context);
  const { chain, sold } = context.get(stockContext).catalogs();
  const landing = landings[slug];
  const example = soldExamples(sold)[landing.example];
  return {
    meta,
    hero: {
      landing: { heading: landing.heading, layout: landing.layout },
      lead: view.lead,
      crumbs: view.crumbs,
      example: example && soldExampleView(example),
    },
    below: landingHtml({ landing, stores: chain.stores.length, view, questions }),
    box: { errand, action, start },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function PlateStartRoute({ loaderData: { hero, below, box } }: Route.ComponentProps) {
  return (
    <>
      <LandingHero {...hero}>
        <PlateBox {...box} />
      </LandingHero>
      <Fixed html={below} />
      {box.start.state !== "received" && <FinalPlate errand={box.errand} action={box.action} />}
    </>
  );
}
