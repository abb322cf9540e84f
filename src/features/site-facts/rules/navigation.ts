import { paths } from "#core/paths.ts";

export type NavigationLink = { label: string; to: string };

const buy = { label: "Köp bil", to: paths.buy() };
const sell = { label: "Sälj bil", to: paths.sell() };
const valuation = { label: "Värdera bil", to: paths.valuation() };
const stores = { label: "Våra butiker", to: paths.stores() };
const sold = { label: "Sålda bilar", to: paths.sold() };
const customerService = { label: "Kundservice", to: paths.customerService() };
const financing = { label: "Bilfinansiering", to: paths.financing() };
const insurance = { label: "Bilförsäkring", to: paths.insurance() };

/** The header's own row, from 900 px. */
export const headerLinks: NavigationLink[] = [
  buy,
  sell,
  valuation,
  { label: "Byta bil", to: paths.tradeIn() },
  stores,
];

/** The first popover at the end of the row, beside the link to the page itself. */
export const contact = { label: "Kontakt", to: paths.contact() };
export const contactLinks: NavigationLink[] = [
  customerService,
  { label: "Huvudkontor", to: paths.headOffice() },
];

/** The second: what the row has no room for, before the jobs. The banner scrolls away, or is not there. */
export const moreLinks: NavigationLink[] = [sold, financing, insurance];

/** To the right in the top banner, from 900 px, before the jobs. */
export const topLinks: NavigationLink[] = [sold, customerService];

export const jobsLabel = "Lediga tjänster";

/** The mobile menu's large rows, each with a word about what is behind it. */
export function menuRows(
  carCount: string,
  storeCount: number | null,
): (NavigationLink & { aside?: string })[] {
  return [
    { ...buy, aside: carCount },
    sell,
    { ...valuation, aside: "gratis" },
    { label: "Byt bil", to: paths.tradeIn() },
    storeCount === null ? stores : { ...stores, aside: String(storeCount) },
  ];
}

/** The rest of the menu, in two columns, before the jobs. */
export const menuLinks: NavigationLink[] = [
  sold,
  financing,
  contact,
  insurance,
  customerService,
  { label: "Nyheter", to: paths.news() },
];
