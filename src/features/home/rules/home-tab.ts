import { findPlate } from "#core/plate/find-plate.ts";

/** The three things one can come for. `route` is the page that a search or a plate leads to. */
export const homeTabs = {
  buy: { label: "Köpa Bil", route: "kopa_bil" },
  tradeIn: { label: "Byta Bil", route: "byta_bil" },
  sell: { label: "Sälja Bil", route: "vardera_bil" },
} as const;
export type HomeTab = keyof typeof homeTabs;

export const defaultHomeTab: HomeTab = "buy";

/** The two ways into the listing without a word typed. */
export const buyChoices = [
  { label: "Personbilar", types: "personbil" },
  { label: "Transportbilar", types: "transportbil" },
] as const;

export const checkMarkMs = 700;

/** Benefit lines come in one after the other. */
export function benefitDelayMs(index: number): number {
  return 250 * (index + 1);
}

/** Where a plate typed under "sell" or "trade-in" leads; nowhere until it is a whole plate. */
export function findPlateTarget(tab: Exclude<HomeTab, "buy">, input: string) {
  const licenseplate = findPlate(input);
  return licenseplate && { route: homeTabs[tab].route, query: { licenseplate } };
}
