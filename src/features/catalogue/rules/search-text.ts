/** A search may come as one text or as a list of words; anything else counts as empty. */
export function searchText(input: unknown): string {
  if (Array.isArray(input))
    return input
      .map(searchText)
      .filter((text) => text !== "")
      .join(" ");
  return typeof input === "string" ? input.trim() : "";
}
