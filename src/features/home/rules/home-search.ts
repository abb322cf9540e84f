import { breakpoints } from "#core/screen.ts";
import { withQuery } from "#features/visitors/rules/search-history.ts";

export function searchPlaceholder(width: number): string {
  return width > breakpoints.search ? "Sök på märke, modell, utrustning, etc" : "Sök på märke, modell, etc";
}

/** What a search does: what is searched for now, what is remembered, where it leads, what the field then holds. */
export type HomeSearch = {
  search: string;
  queryHistory: string[];
  target: { route: "kopa_bil"; query: { search: string } };
  field: "";
};

/** `null` when there is nothing to search for: an empty field stays where it is. Addresses are lower case. */
export function homeSearchFromText(text: string, queryHistory: readonly string[]): HomeSearch | null {
  const search = text.trim();
  if (search === "") return null;
  return {
    search,
    queryHistory: withQuery(queryHistory, search),
    target: { route: "kopa_bil", query: { search: search.toLowerCase() } },
    field: "",
  };
}
