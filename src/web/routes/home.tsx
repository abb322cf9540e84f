import { paths } from "#paths";
import { clockContext, factsContext, stockContext } from "#web/context.ts";
import { LiveCars } from "#web/features/car/live-cars.tsx";
import { RecentTraces } from "#web/features/favorites/recent-traces.tsx";
import { BuyerRights } from "#web/features/home/buyer-rights.tsx";
import { ChainFacts } from "#web/features/home/chain-facts.tsx";
import { CustomerReviews } from "#web/features/home/customer-reviews.tsx";
import { Hero } from "#web/features/home/hero.tsx";
import { NewCars } from "#web/features/home/new-cars.tsx";
import { Proofs } from "#web/features/home/proofs.tsx";
import { siteData } from "#web/features/home/site-data.ts";
import { StockDirectory } from "#web/features/home/stock-directory.tsx";
import { ValuationBand } from "#web/features/home/valuation-band.tsx";
import { HomeBox } from "#web/features/home-box/home-box.tsx";
import { ValuationPlate } from "#web/features/home-box/valuation-plate.tsx";
import { StoresSection } from "#web/features/stores/stores-section.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { OutdatedNotice, outdatedFrom } from "#web/shell/outdated-notice.tsx";
import { rememberSearch } from "#web/state/remember-search.ts";
import { homePageText } from "#web/store-page-texts.ts";
import type { Route } from "./+types/home.ts";
import { loadHome } from "./load-home.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const stock = context.get(stockContext);
  const version = stock.version();
  const facts = context.get(factsContext);
  const { isOutdated, ...home } = await loadHome(facts, stock.catalogs(), context.get(clockContext)());
  if (isOutdated) facts.onOutdated();
  return { ...home, version, outdated: outdatedFrom(isOutdated) };
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
      <ValuationBand>
        <ValuationPlate />
      </ValuationBand>
      <StoresSection {...home.stores} />
      <CustomerReviews reviews={home.reviews} />
      <BuyerRights />
    </>
  );
}
