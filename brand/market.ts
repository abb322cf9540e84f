import type { Market } from "#features/trade-in/rules/similar-adverts.ts";

/** Where our buyers look at what others ask for such cars. */
export const market: Market = {
  name: "Blocket",
  search: "https://www.blocket.se/mobility/search/car?q={words}",
};
