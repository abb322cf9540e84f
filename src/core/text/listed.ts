let asList: Intl.ListFormat | undefined;

/** "diesel, kombi och Uppsala" */
export function listed(parts: readonly string[]): string {
  asList ??= new Intl.ListFormat("sv");
  return asList.format(parts);
}
