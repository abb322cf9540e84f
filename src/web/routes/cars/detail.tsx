import { clockContext, stockContext } from "#web/context.ts";
import { CarPage } from "#web/features/car-detail/car-page.tsx";
import { carPageText, pageMeta } from "#web/page-meta.ts";
import { breadcrumbData, structuredData } from "#web/structured-data.ts";
import type { Route } from "./+types/detail.ts";
import { getListedCar } from "./advert/find-advert.server.ts";
import { loadAdvert } from "./advert/load-advert.server.ts";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const car = getListedCar(context.get(stockContext).catalogs(), params, context.get(clockContext)());
  return loadAdvert(car, { url, context });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  // Without a car there is no advert to describe: the error page names itself.
  if (!loaderData) return [];
  const { car, data } = loaderData;
  const address = { origin: root.loaderData.publicOrigin, path: car.path };
  return [...pageMeta(carPageText(car), address), breadcrumbData(car.crumbs, address), structuredData(data)];
}

export default function CarRoute({ loaderData }: Route.ComponentProps) {
  // Another car is another page: the gallery starts over.
  return <CarPage key={loaderData.car.path} {...loaderData} />;
}
