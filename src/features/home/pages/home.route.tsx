import { paths } from "#core/paths.ts";
import { LiveCars } from "#features/cars/pages/live-cars.tsx";
import { stockContext } from "#features/catalogue/context.ts";
import { homePageText } from "#features/catalogue/pages/list-page-texts.ts";
import { rememberSearch } from "#features/catalogue/pages/remember-search.ts";
import { RecentTraces } from "#features/favourites/pages/recent-traces.tsx";
import { factsContext } from "#features/site-facts/context.ts";
import { StoresSection } from "#features/store-pages/pages/stores-section.tsx";
import { scoreSoFar } from "#features/valuation/pages/cached-score.server.ts";
import { clockContext } from "#platform/pages/context.ts";
import { OutdatedNotice, outdatedFrom } from "#platform/pages/outdated-notice.tsx";
import { pageMeta } from "#platform/pages/page-meta.ts";
import type { Route } from "./+types/home.route.ts";
import { HomeBox } from "./box/home-box.tsx";
import { ValuationPlate } from "./box/valuation-plate.tsx";
import { BuyerRights } from "./buyer-rights.tsx";
import { ChainFacts } from "./chain-facts.tsx";
import { CustomerReviews } from "./customer-reviews.tsx";
import { Hero } from "./hero.tsx";
import { loadHome } from "./load-home.server.ts";
import { NewCars } from "./new-cars.tsx";
import { Proofs } from "./proofs.tsx";
import { siteData } from "./site-data.ts";
import { StockDirectory } from "./stock-directory.tsx";
import { ValuationBand } from "./valuation-band.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const stock = context.get(stockContext);
  const version = stock.version();
  const facts = context.get(factsContext);
  const [{ isOutdated, ...home }, score] = await Promise.all([
    loadHome(facts, stock.catalogs(), context.get(clockContext)()),
    scoreSoFar(context),
  ]);
  if (isOutdated) facts.onOutdated();
  return { ...home, score, version, outdated: outdatedFrom(isOutdated) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const { publicOrigin: origin, shell } = root.loaderData;
  return [...pageMeta(homePageText(shell.storeCount), { origin, path: paths.home() }), ...siteData(origin)];
}

export default function HomeRoute({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <OutdatedNotice outdated={home.outdated} />
      <Hero carCount={home.carCount} storeCount={home.stores.stores.length}>
        <HomeBox buyLinks={home.buyLinks} onSearch={rememberSearch} />
      </Hero>
      <ChainFacts carCount={home.carCount} stores={home.span} />
      <NewCars {...home.arrivals} />
      <LiveCars cars={home.arrivals.cars} version={home.version} />
      <RecentTraces />
      <StockDirectory {...home.directory} />
      <Proofs />
      <ValuationBand score={home.score}>
        <ValuationPlate />
      </ValuationBand>
      <StoresSection {...home.stores} />
      <CustomerReviews reviews={home.reviews} />
      <BuyerRights />
    </>
  );
}
