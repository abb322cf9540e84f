import { redirect } from "react-router";
import { findListedCars } from "#data/queries/cars.ts";
import { filterFromQuery } from "#domain/filter/filter-url.ts";
import { lastPage } from "#domain/filter/pages.ts";
import { paths } from "#paths";
import { clockContext, databaseContext } from "#web/context.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import { CarList } from "#web/features/car-list/car-list.tsx";
import { buyPageText, pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/list.ts";

const pageSize = 24;

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)();
  const { page } = filterFromQuery(url.searchParams, now).filter;
  const { cars, total } = await findListedCars(context.get(databaseContext), { page, pageSize });
  const last = lastPage(total, pageSize);
  if (page > last) throw redirect(paths.buyPage(last));
  return { cars: cars.map((car) => carCardView(car, now)), total, page, lastPage: last, pageSize };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page } = loaderData;
  return pageMeta(buyPageText(page), { origin: root.loaderData.publicOrigin, path: paths.buyPage(page) });
}

export default function BuyCarRoute({ loaderData }: Route.ComponentProps) {
  return <CarList {...loaderData} />;
}
