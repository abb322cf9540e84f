import { data } from "react-router";
import { paths } from "#paths";
import { siteContext } from "#web/context.ts";
import { UiSheet } from "#web/features/ui-sheet/ui-sheet.tsx";
import { pageMeta, pageTexts } from "#web/page-meta.ts";
import type { Route } from "./+types/ui.ts";

/** The parts of the kit, for those who build with them: there is no such page in production. [UI-39] */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(siteContext).appEnv === "production") throw data("page", 404);
  return null;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.ui() };
  return [...pageMeta(pageTexts.ui, canonical), { name: "robots", content: "noindex" }];
}

export default function UiRoute() {
  return (
    <>
      <div className="page-width py-10">
        <h1 className="text-h1">Komponenter och tillstånd</h1>
        <p className="mt-3 max-w-text text-lg text-ink-2">
          Varje del i varje tillstånd, först i ljust och sedan i mörkt tema. Hovra, tabba och tryck för att se
          resten.
        </p>
      </div>
      <UiSheet theme="light" />
      <UiSheet theme="dark" />
    </>
  );
}
