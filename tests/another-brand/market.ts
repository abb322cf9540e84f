/** Where our buyers look at what others ask for such cars. */
export const market = { name: "Bytbil", search: "https://bytbil.example/?q={words}" } as const;
