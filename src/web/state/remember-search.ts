/** What was searched for, with code of its own: most who look at a list choose from it. [HOME-8] */
export async function rememberSearch(search: string): Promise<void> {
  // Where the code cannot be fetched nothing is remembered, as everywhere. [BREAK-1]
  const rules = await import("./note-search.ts").catch(() => null);
  await rules?.noteSearch(search);
}
