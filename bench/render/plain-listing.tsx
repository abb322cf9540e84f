import { renderToString } from "react-dom/server";
import { Shell } from "#app/shell/shell.tsx";
import { paths } from "#core/paths.ts";
import { CarList } from "#features/catalogue/pages/car-list.tsx";
import { carsForSale } from "#features/catalogue/pages/list-kinds.server.ts";
import { loadListing } from "#features/catalogue/pages/load-listing.server.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { commonWeek } from "#features/stores/rules/hours-of-chain.ts";

const crumbs = [{ label: "Start", to: paths.home() }, { label: "Köp bil" }];

/** The listing as a program would make it that has React and nothing else. */
export function plainListing(catalogs: Catalogs, now: Date): string {
  const { view } = loadListing(carsForSale(catalogs), new URLSearchParams(), { now, spend: () => {} });
  const facts = {
    carCount: catalogs.listed.size,
    storeCount: catalogs.chain.stores.length,
    storeHours: commonWeek(catalogs.chain.stores),
    recruitmentUrl: null,
    slots: [],
    isProduction: false,
  };
  return renderToString(
    <html lang="sv">
      <head>
        <title>Köp begagnad bil</title>
      </head>
      <body>
        <Shell facts={facts}>
          <CarList
            view={view}
            title="Köp begagnad bil"
            crumbs={crumbs}
            suggestionsFrom={paths.buySuggestions()}
          />
        </Shell>
      </body>
    </html>,
  );
}
