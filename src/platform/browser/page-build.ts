/** The page says which build it comes from, and so does all data; each build has a version of its own. */
export function ownBuild(): string | undefined {
  return globalThis.document?.documentElement.dataset.build;
}

/** The server says with all data which build it comes from. */
export const buildHeader = "x-build";

/** Data of another build may have another shape than the code of this page expects. */
export function isOfOtherBuild(response: Response): boolean {
  const own = ownBuild();
  const build = response.headers.get(buildHeader);
  return own !== undefined && build !== null && build !== own;
}
