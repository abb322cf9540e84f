/** Addresses with a signed token in them. Only the server makes them. */
export const proposalPaths = {
  page: (token: string) => `/offertforslag/${encodeURIComponent(token)}/`,
  version: (token: string, version: number) =>
    `/offertforslag/${encodeURIComponent(token)}/?version=${version}`,
  pdf: (token: string, version: number) =>
    `/offertforslag/${encodeURIComponent(token)}/pdf/?version=${version}`,
  live: (token: string) => `/offertforslag/${encodeURIComponent(token)}/live/`,
} as const;
