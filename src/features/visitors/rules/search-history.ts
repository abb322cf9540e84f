export const searchHistoryMax = 5;

/** Nobody searches with more; a pasted page is not remembered whole. */
const maxQueryLength = 250;

/** Newest first. A query that is there already, in whatever case, stays where it is. */
export function withQuery(history: readonly string[], query: string): string[] {
  const text = query.trim().slice(0, maxQueryLength).trim();
  const isKnown = history.some((earlier) => earlier.toLowerCase() === text.toLowerCase());
  const queries = text === "" || isKnown ? [...history] : [text, ...history];
  return queries.slice(0, searchHistoryMax);
}

/** The list as it would stand had each query been typed in turn; what comes from storage is made right. */
export function searchHistoryFromList(list: readonly string[]): string[] {
  return list.toReversed().reduce<string[]>(withQuery, []);
}
