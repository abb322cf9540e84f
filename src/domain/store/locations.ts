/** Where a car can stand, as the filter names it. */
export const locations = [
  "weblager",
  "recharge",
  "transport",
  "jarfalla",
  "nacka",
  "goteborg",
  "sundsvall",
  "tyreso",
  "taby",
  "vasteras",
  "ostersund",
  "orebro",
  "halmstad",
  "linkoping",
  "uppsala",
  "lanna",
] as const;

/** The second list of the contract: the seventeen stores, Strängnäs included. */
export const storeLocations = [...locations, "strangnas"] as const;
export type StoreLocation = (typeof storeLocations)[number];

export const locationLabels = {
  weblager: "Weblager",
  recharge: "Recharge",
  transport: "Transport",
  jarfalla: "Järfälla",
  nacka: "Nacka",
  goteborg: "Göteborg",
  sundsvall: "Sundsvall",
  tyreso: "Tyresö",
  taby: "Täby",
  vasteras: "Västerås",
  ostersund: "Östersund",
  orebro: "Örebro",
  halmstad: "Halmstad",
  linkoping: "Linköping",
  uppsala: "Uppsala",
  lanna: "Länna",
  strangnas: "Strängnäs",
} as const satisfies Record<StoreLocation, string>;
