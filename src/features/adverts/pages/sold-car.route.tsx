import { stockContext } from "#features/catalogue/context.ts";
import { getSoldCar } from "#features/catalogue/pages/find-advert.server.ts";
import { clockContext } from "#platform/pages/context.ts";
import { OutdatedNotice } from "#platform/pages/outdated-notice.tsx";
import { pageMeta } from "#platform/pages/page-meta.ts";
import { paintedWith } from "#platform/pages/painted-with.ts";
import { breadcrumbData, structuredData } from "#platform/pages/structured-data.ts";
import type { Route } from "./+types/sold-car.route.ts";
import { CarPage } from "./car-page.tsx";
import { soldCarPageText } from "./car-page-texts.ts";
import { loadAdvert } from "./load-advert.server.ts";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const car = getSoldCar(context.get(stockContext).catalogs(), params, context.get(clockContext)());
  return loadAdvert(car, { url, context });
}

export const links = () => [paintedWith("price")];

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { car, data, sharedImage } = loaderData;
  const address = { origin: root.loaderData.publicOrigin, path: car.path, image: sharedImage };
  return [
    ...pageMeta(soldCarPageText(car), address),
    breadcrumbData(car.crumbs, address),
    structuredData(data),
  ];
}

export default function SoldCarRoute({ loaderData: { outdated, ...advert } }: Route.ComponentProps) {
  return (
    <>
      <OutdatedNotice outdated={outdated} />
      <CarPage key={advert.car.path} {...advert} />
    </>
  );
}
