/** A search may come as one text or as a list of words; anything else says nothing. */
export function searchText(given: unknown): string {
  if (Array.isArray(given))
    return given
      .map(searchText)
      .filter((text) => text !== "")
      .join(" ");
  return typeof given === "string" ? given.trim() : "";
}
