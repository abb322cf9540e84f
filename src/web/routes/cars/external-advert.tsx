import { data } from "react-router";
import { findCarWithPlate } from "#catalog/find-car.ts";
import { paths } from "#paths";
import { externalAdvertText } from "#web/car-page-texts.ts";
import { clockContext, stockContext } from "#web/context.ts";
import { SimilarSection } from "#web/features/car-detail/similar-section.tsx";
import { ExternalAdvertPage } from "#web/features/external-advert/external-advert-page.tsx";
import { externalAdvertView } from "#web/features/external-advert/external-advert-view.ts";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import type { Missing } from "#web/shell/error-texts.ts";
import type { Route } from "./+types/external-advert.ts";
import { similarView } from "./advert/load-advert.server.ts";

/** [ADVERT-7] */
export function loader({ params, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)();
  const catalogs = context.get(stockContext).catalogs();
  const advert = findCarWithPlate(catalogs.external, params.licenseplate);
  if (!advert) throw data({ missing: "advert", wayOn: null } satisfies Missing, 404);
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
