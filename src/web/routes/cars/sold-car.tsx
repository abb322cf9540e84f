import { soldCarPageText } from "#web/car-page-texts.ts";
import { clockContext, stockContext } from "#web/context.ts";
import { CarPage } from "#web/features/car-detail/car-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { paintedWith } from "#web/painted-with.ts";
import { OutdatedNotice } from "#web/shell/outdated-notice.tsx";
import { breadcrumbData, structuredData } from "#web/structured-data.ts";
import type { Route } from "./+types/sold-car.ts";
import { getSoldCar } from "./advert/find-advert.server.ts";
import { loadAdvert } from "./advert/load-advert.server.ts";

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
