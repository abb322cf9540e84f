import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { clockContext } from "#platform/pages/context.ts";
import type { Missing } from "#platform/pages/error-texts.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import type { Route } from "./+types/external-advert.route.ts";
import { externalAdvertText } from "./car-page-texts.ts";
import { ExternalAdvertPage } from "./external-advert-page.tsx";
import { externalAdvertView } from "./external-advert-view.ts";
import { similarView } from "./load-advert.server.ts";
import { SimilarSection } from "./similar-section.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)();
  const catalogs = context.get(stockContext).catalogs();
  const advert = findCarWithPlate(catalogs.external, params.licenseplate);
  if (!advert) throw data({ missing: "advert", nextLink: null } satisfies Missing, 404);
  return {
    path: paths.externalAdvert(advert.licenseplate),
    advert: externalAdvertView(advert),
    similar: similarView(catalogs, advert, now),
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { advert, path } = loaderData;
  const head = pageMeta(externalAdvertText(advert), { origin: root.loaderData.publicOrigin, path });
  return [...head, hiddenFromSearch];
}

export default function ExternalAdvertRoute({ loaderData: { advert, similar } }: Route.ComponentProps) {
  return (
    <ExternalAdvertPage advert={advert}>
      <SimilarSection similar={similar} />
    </ExternalAdvertPage>
  );
}
