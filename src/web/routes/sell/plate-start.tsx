import { paths } from "#paths";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { PlateBox } from "#web/features/sell/plate-box.tsx";
import { plateStartFrom } from "#web/features/sell/plate-start.ts";
import { loadContent, slugOf } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/plate-start.ts";

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

/** The pages that begin with a plate: its text below, the plate field (or what came of it) above. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const slug = slugOf(url);
  const { errand, action } = errands[slug] ?? selling;
  const start = plateStartFrom(url.searchParams.get("licenseplate"), errand);
  return { ...loadContent(slug, context), box: { errand, action, start } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function PlateStartRoute({ loaderData: { view, box } }: Route.ComponentProps) {
  return <ContentPage page={view} opening={<PlateBox {...box} />} />;
}
