import { data, redirect } from "react-router";
import { findCarsByPlate } from "#data/queries/cars-by-plate.ts";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { paths } from "#paths";
import { databaseContext } from "#web/context.ts";
import type { Route } from "./+types/short-link.ts";

/** The code on the windscreen: a plate is enough to find the advert. Not for good, for cars come and go. [ROUTE-6] */
export async function loader({ params, context }: Route.LoaderArgs) {
  const plate = licensePlate.safeParse(params.licenseplate);
  const cars = plate.success ? await findCarsByPlate(context.get(databaseContext), [plate.data]) : null;
  const [car] = cars?.values() ?? [];
  if (!car) throw data("car", 404);
  throw redirect(paths.car(car), 302);
}

export default function ShortLinkRoute() {
  return null;
}
