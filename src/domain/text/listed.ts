const asList = new Intl.ListFormat("sv");

/** "diesel, kombi och Uppsala" */
export function listed(parts: readonly string[]): string {
  return asList.format(parts);
}
