import { findListedCars } from "#data/queries/cars.ts";
import { countStock } from "#data/queries/stock.ts";
import { paths } from "#paths";
import { clockContext, databaseContext } from "#web/context.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import { ChainFacts } from "#web/features/home/chain-facts.tsx";
import { Hero } from "#web/features/home/hero.tsx";
import { NewCars } from "#web/features/home/new-cars.tsx";
import { pageMeta, pageTexts } from "#web/page-meta.ts";
import type { Route } from "./+types/home.ts";

const newest = { page: 1, pageSize: 4 };

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const [{ forSale, incoming }, { cars }] = await Promise.all([countStock(db), findListedCars(db, newest)]);
  return { carCount: forSale + incoming, newCars: cars.map((car) => carCardView(car, now)) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta(pageTexts.home, { origin: root.loaderData.publicOrigin, path: paths.home() });
}

export default function HomeRoute({ loaderData: { carCount, newCars } }: Route.ComponentProps) {
  return (
    <>
      <Hero carCount={carCount} />
      <ChainFacts carCount={carCount} />
      <NewCars cars={newCars} />
    </>
  );
}
