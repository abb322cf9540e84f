let asList: Intl.ListFormat | undefined;

/** "diesel, kombi och Uppsala" */
export function formatList(parts: readonly string[]): string {
  asList ??= new Intl.ListFormat("sv");
  return asList.format(parts);
}
