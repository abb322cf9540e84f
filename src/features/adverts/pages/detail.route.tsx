import { LiveAdvert } from "#features/cars/pages/live-advert.tsx";
import { stockContext } from "#features/catalogue/context.ts";
import { getListedCar } from "#features/catalogue/pages/find-advert.server.ts";
import { clockContext } from "#platform/pages/context.ts";
import { OutdatedNotice } from "#platform/pages/outdated-notice.tsx";
import { pageMeta } from "#platform/pages/page-meta.ts";
import { paintedWith } from "#platform/pages/painted-with.ts";
import { breadcrumbData, structuredData } from "#platform/pages/structured-data.ts";
import type { Route } from "./+types/detail.route.ts";
import { CarPage } from "./car-page.tsx";
import { carPageText } from "./car-page-texts.ts";
import { loadAdvert } from "./load-advert.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const stock = context.get(stockContext);
  // Subscribed before the car is read, so that no change is missed.
  const version = stock.version();
  const car = getListedCar(stock.catalogs(), params, context.get(clockContext)());
  return { ...(await loadAdvert(car, { url, context })), version };
}

export const links = () => [paintedWith("price")];

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  // Without a car there is no advert to describe: the error page names itself.
  if (!loaderData) return [];
  const { car, data, sharedImage } = loaderData;
  const address = { origin: root.loaderData.publicOrigin, path: car.path, image: sharedImage };
  return [...pageMeta(carPageText(car), address), breadcrumbData(car.crumbs, address), structuredData(data)];
}

export default function CarRoute({ loaderData: { version, outdated, ...advert } }: Route.ComponentProps) {
  return (
    <>
      <OutdatedNotice outdated={outdated} />
      {/* Another car is another page: the gallery starts over. */}
      <CarPage key={advert.car.path} {...advert} />
      {advert.car.availability !== "sold" && <LiveAdvert car={advert.car} version={version} />}
    </>
  );
}
