import { data, redirect } from "react-router";
import { soldExamples } from "#catalog/stock/sold-example.ts";
import { isOutage } from "#data/outage.ts";
import { formatDate } from "#domain/text/dates.ts";
import { paths } from "#paths";
import { Panel } from "#ui/panel.tsx";
import { clockContext, stockContext } from "#web/context.ts";
import { Fixed } from "#web/features/content/fixed.tsx";
import { FinalPlate } from "#web/features/sell/final-plate.tsx";
import { LandingHero } from "#web/features/sell/landing-hero.tsx";
import { type LandingSlug, landings } from "#web/features/sell/landing-texts.ts";
import { PlateForm } from "#web/features/sell/plate-form.tsx";
import { plateStartFrom } from "#web/features/sell/plate-start.ts";
import { soldExampleView } from "#web/features/sell/sold-example-view.ts";
import { FlowPage } from "#web/features/valuation/flow-page.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import { loadContent, slugOf } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/plate-start.ts";
import { scoreSoFar } from "./kept-score.server.ts";
import { landingHtml } from "./landing-html.server.tsx";
import { loadFlow } from "./load-flow.server.tsx";
import "#web/features/valuation/valuation.css";

const valuation = {
  label: "Registreringsnummer. Värderingen är gratis",
  button: "Gå vidare",
};
const tradeIn = {
  label: "Registreringsnummer på bilen du vill byta in",
  button: "Gå vidare",
};

/** Selling leads to the valuation; trading in has a page of its own. */
const errands: Record<string, { errand: typeof valuation; action: string }> = {
  "byta-bil": { errand: tradeIn, action: paths.tradeIn() },
};
const selling = { errand: valuation, action: paths.valuation() };

/** Whose car it is concerns nobody else, and what it is worth is of this moment. [FLOW-8] */
const ownOnly = { "cache-control": "private, no-store" } as const;

/**
 * The pages that begin with a plate: the plate field above, then what one wants to know before; with a plate the next
 * question about the car, or what it is worth.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = slugOf(url) as LandingSlug;
  const { errand, action } = errands[slug] ?? selling;
  const start = plateStartFrom(url.searchParams.get("licenseplate"));
  const { view, meta, questions } = loadContent(slug, context);
  if (start.state === "received") {
    if (`/${slug}/` !== action) throw redirect(`${action}?${url.searchParams}`);
    const flow = await loadFlow(url.searchParams, { action, crumbs: view.crumbs }, context).catch(
      (error: unknown) => {
        if (isOutage(error)) throw data("outage", 503);
        throw error;
      },
    );
    if (flow)
      return data({ kind: "flow", ...flow, meta: [...meta, hiddenFromSearch] } as const, {
        headers: ownOnly,
      });
  }
  const { chain, sold } = context.get(stockContext).catalogs();
  const landing = landings[slug];
  const example = soldExamples(sold)[landing.example];
  const score = slug === "vardera-bil" ? await scoreSoFar(context) : null;
  return data({
    kind: "landing",
    meta,
    hero: {
      landing: { heading: landing.heading, layout: landing.layout },
      lead: view.lead,
      crumbs: view.crumbs,
      example: example && soldExampleView(example),
    },
    below: landingHtml({
      landing,
      stores: chain.stores.length,
      view,
      questions,
      score: score && { score, on: formatDate(context.get(clockContext)()) },
    }),
    box: { errand, action, invalid: start.state === "invalid" ? start.written : undefined },
  } as const);
}

/** The text is the same for everybody; an answer is not. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function PlateStartRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "flow") return <FlowPage html={loaderData.html} form={loaderData.form} />;
  const { hero, below, box } = loaderData;
  return (
    <>
      <LandingHero {...hero}>
        <Panel>
          <PlateForm {...box} />
        </Panel>
      </LandingHero>
      <Fixed html={below} />
      <FinalPlate errand={box.errand} action={box.action} />
    </>
  );
}
