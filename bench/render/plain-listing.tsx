import { renderToString } from "react-dom/server";
import type { Catalogs } from "#catalog/keep-in-step.ts";
import { commonWeek } from "#domain/store/hours-of-chain.ts";
import { paths } from "#paths";
import { CarList } from "#web/features/car-list/car-list.tsx";
import { carsForSale } from "#web/routes/cars/listing/list-kinds.server.ts";
import { loadListing } from "#web/routes/cars/listing/load-listing.server.ts";
import { Shell } from "#web/shell/shell.tsx";

const crumbs = [{ label: "Start", to: paths.home() }, { label: "Köp bil" }];

/** The listing as a program would make it that has React and nothing else. */
export function plainListing(catalogs: Catalogs, now: Date): string {
  const { view } = loadListing(carsForSale(catalogs), new URLSearchParams(), now);
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
