import { paths } from "#core/paths.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import type { Route } from "./+types/parts.route.ts";
import { requireOutsideProduction } from "./outside-production.ts";
import { UiSheet } from "./ui-sheet.tsx";

const text = {
  title: "Komponenter och tillstånd",
  description: "Knappar, fält, flikar, dialoger och allt annat som sidorna byggs av, i ljust och mörkt tema.",
};

/** The parts of the kit, for those who build with them. */
export function loader({ context }: Route.LoaderArgs) {
  requireOutsideProduction(context);
  return null;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.ui() };
  return [...pageMeta(text, canonical), hiddenFromSearch];
}

export default function PartsRoute() {
  return (
    <>
      <div className="page-width py-10">
        <h1 className="text-h1">{text.title}</h1>
        <p className="mt-3 max-w-text text-lg text-ink-2">
          Varje del i varje tillstånd, först i ljust och sedan i mörkt tema. Hovra, tabba och tryck för att se
          resten.
        </p>
        <p className="mt-5">
          <ArrowLink to={paths.uiPictures()}>Bilder i ett formulär</ArrowLink>
        </p>
      </div>
      <UiSheet theme="light" />
      <UiSheet theme="dark" />
    </>
  );
}
