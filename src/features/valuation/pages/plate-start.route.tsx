import { data, redirect } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { loadContent, slugOf } from "#features/content/pages/load-content.server.ts";
import { clockContext } from "#platform/pages/context.ts";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { hiddenFromSearch } from "#platform/pages/page-meta.ts";
import { Panel } from "#ui/panel.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { valuationsContext } from "../context.ts";
import { valuedExamples } from "../service/valued-example.ts";
import type { Route } from "./+types/plate-start.route.ts";
import { scoreSoFar } from "./cached-score.server.ts";
import { exampleView } from "./example-view.ts";
import { FinalPlate } from "./final-plate.tsx";
import { FlowPage } from "./flow-page.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { exampleHtml, landingHtml } from "./landing-html.server.tsx";
import { type LandingSlug, landings } from "./landing-texts.ts";
import { loadFlow } from "./load-flow.server.tsx";
import { PlateForm } from "./plate-form.tsx";
import { plateSubmissionFrom } from "./plate-submission.ts";
import "./answers.css";
import "./camera-tiles.css";
import "./car-outline.css";
import "./damage-map.css";
import "./flow.css";
import "./landing.css";
import "./valuation.css";
import "./waterfall.css";

const valuation = {
  label: "Registreringsnummer. Värderingen är gratis",
  button: "Gå vidare",
};
const tradeIn = {
  label: "Registreringsnummer på bilen du vill byta in",
  button: "Gå vidare",
};

/** Selling leads to the valuation; trading in has a page of its own. */
const prompts: Record<string, { prompt: typeof valuation; action: string }> = {
  "byta-bil": { prompt: tradeIn, action: paths.tradeIn() },
};
const selling = { prompt: valuation, action: paths.valuation() };

/** Whose car it is concerns nobody else, and what it is worth is of this moment. */
const privateHeaders = { "cache-control": "private, no-store" } as const;

/**
 * The pages that begin with a plate: the plate field above, then what one wants to know before; with a plate the next
 * question about the car, or what it is worth.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = slugOf(url) as LandingSlug;
  const { prompt, action } = prompts[slug] ?? selling;
  const start = plateSubmissionFrom(url.searchParams.get("licenseplate"));
  const { view, meta, questions } = loadContent(slug, context);
  if (start.state === "received") {
    if (`/${slug}/` !== action) throw redirect(`${action}?${url.searchParams}`);
    const flow = await loadFlow(url.searchParams, { action, crumbs: view.crumbs }, context).catch(
      rethrowOutageAs503,
    );
    if (flow)
      return data({ kind: "flow", ...flow, meta: [...meta, hiddenFromSearch] } as const, {
        headers: privateHeaders,
      });
  }
  const { chain, sold } = context.get(stockContext).catalogs();
  const landing = landings[slug];
  const now = context.get(clockContext)();
  const valued = valuedExamples(sold, context.get(valuationsContext))[landing.example];
  const example = valued && exampleView(valued, now);
  const isBeside = landing.layout === "example";
  const score = slug === "vardera-bil" ? await scoreSoFar(context) : null;
  return data({
    kind: "landing",
    meta,
    hero: {
      landing: { heading: landing.heading, layout: landing.layout },
      lead: view.lead,
      crumbs: view.crumbs,
      example: example && isBeside ? exampleHtml(example) : null,
    },
    below: landingHtml({
      landing,
      stores: chain.stores.length,
      view,
      questions,
      score: score && { score, on: formatDate(now) },
      example: isBeside ? null : example,
    }),
    box: { prompt, action, invalid: start.state === "invalid" ? start.raw : undefined },
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
      <StaticHtml html={below} />
      <FinalPlate prompt={box.prompt} action={box.action} />
    </>
  );
}
