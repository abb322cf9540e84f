import type { Market } from "#domain/trade-in/similar-adverts.ts";

/** Where our buyers look at what others ask for such cars. */
export const market: Market = { name: "Bytbil", search: "https://bytbil.example/?q={words}" };
