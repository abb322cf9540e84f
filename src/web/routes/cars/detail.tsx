import { carPageText } from "#web/car-page-texts.ts";
import { clockContext, stockContext } from "#web/context.ts";
import { LiveAdvert } from "#web/features/car/live-advert.tsx";
import { CarPage } from "#web/features/car-detail/car-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { paintedWith } from "#web/painted-with.ts";
import { OutdatedNotice } from "#web/shell/outdated-notice.tsx";
import { breadcrumbData, structuredData } from "#web/structured-data.ts";
import type { Route } from "./+types/detail.ts";
import { getListedCar } from "./advert/find-advert.server.ts";
import { loadAdvert } from "./advert/load-advert.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const stock = context.get(stockContext);
  // Before the car is read: what changes meanwhile is told afterwards.
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
