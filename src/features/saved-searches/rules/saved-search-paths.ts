/** Addresses that only the server makes, with their tokens: no page has to load them. The token keeps its capitals only in the query. */
export const savedSearchPaths = {
  confirm: (token: string) => `/bevaka/bekrafta/?t=${encodeURIComponent(token)}`,
  manage: (token: string) => `/bevaka/andra/?t=${encodeURIComponent(token)}`,
  ended: "/bevaka/avslutad/",
};
