import { findCarWithPlate } from "#catalog/find-car.ts";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import { paths } from "#paths";
import type { SignedLinks } from "#services/links/signed-links.ts";
import { sendLater } from "#services/outbox/send-later.ts";
import type { DriveTelling } from "#services/test-drives/tell-drive.ts";
import { caseTokens } from "./open-site-cases.ts";

type Needs = { stock: StockInStep; links: SignedLinks; clock: () => Date };

/** What test drives know of the stock and of our addresses: the same for pages and for jobs. */
export function siteDrives({ stock, links, clock }: Needs): DriveTelling {
  const tokenOf = caseTokens(links, clock);
  return {
    sendLater,
    pageOf: (number) => paths.case(tokenOf(number)),
    changeOf: (number) => paths.caseDrive(tokenOf(number)),
    carOf: (plate) => {
      const { listed, sold } = stock.catalogs();
      const car = findCarWithPlate(listed, plate);
      if (car) return { ...car, href: paths.car(car) };
      const gone = findCarWithPlate(sold, plate);
      return gone && { ...gone, href: paths.soldCar(gone) };
    },
    storeOf: (slug) => stock.catalogs().chain.stores.find((store) => store.slug === slug) ?? null,
  };
}
