import type { Market } from "#domain/trade-in/similar-adverts.ts";

/** Where our buyers look at what others ask for such cars. */
export const market: Market = {
  name: "Blocket",
  search: "https://www.blocket.se/mobility/search/car?q={words}",
};
