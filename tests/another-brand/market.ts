import type { Market } from "#features/trade-in/rules/similar-adverts.ts";

/** Where our buyers look at what others ask for such cars. */
export const market: Market = { name: "Bytbil", search: "https://bytbil.example/?q={words}" };
