/** Where a token is looked for without asking the user, in this order. */
export const tokenSources = ["platformBroker", "cache", "refreshToken", "hiddenFrame"] as const;
export type TokenSource = (typeof tokenSources)[number];

/** The source to try when this one had nothing; null when only the user can help. */
export function nextTokenSource(source: TokenSource): TokenSource | null {
  return tokenSources[tokenSources.indexOf(source) + 1] ?? null;
}
