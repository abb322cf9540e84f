import { data, redirect } from "react-router";
import { findCar } from "#data/queries/cars.ts";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { paths } from "#paths";
import { clockContext, databaseContext, stockContext } from "#web/context.ts";
import { LiveAdvert } from "#web/features/car/live-advert.tsx";
import { CarPage } from "#web/features/car-detail/car-page.tsx";
import { carPageView } from "#web/features/car-detail/car-page-view.ts";
import { carPageText, pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/detail.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const plate = licensePlate.safeParse(params.licenseplate);
  if (!plate.success) throw data("car", 404);
  // Before the car is read: what changes meanwhile is told afterwards.
  const version = context.get(stockContext).version();
  const car = await findCar(context.get(databaseContext), plate.data);
  if (car === null) throw data("car", 404);
  if (params.make !== car.normalizedMake || params.licenseplate !== car.licenseplate)
    throw redirect(paths.car(car), 301);
  return { car: carPageView(car, context.get(clockContext)()), version };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  // Without a car there is no advert to describe: the error page names itself.
  if (!loaderData) return [];
  return pageMeta(carPageText(loaderData.car), {
    origin: root.loaderData.publicOrigin,
    path: loaderData.car.path,
  });
}

export default function CarRoute({ loaderData: { car, version } }: Route.ComponentProps) {
  return (
    <>
      {/* Another car is another page: the gallery starts over. */}
      <CarPage key={car.path} car={car} />
      {car.availability !== "sold" && <LiveAdvert car={car} version={version} />}
    </>
  );
}
