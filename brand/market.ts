/** Where our buyers look at what others ask for such cars. */
export const market = {
  name: "Blocket",
  search: "https://www.blocket.se/mobility/search/car?q={words}",
} as const;
