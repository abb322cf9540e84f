/** Each build has a version of its own; the router's manifest in the page says which build the page is from. */
type Manifest = { version?: string; routes?: Record<string, RouteFiles> };
export type RouteFiles = { module: string; clientLoaderModule?: string };

export function manifestOfPage(): Manifest {
  return (globalThis as { __reactRouterManifest?: Manifest }).__reactRouterManifest ?? {};
}

/** The server says with all data which build it comes from. */
export const buildHeader = "x-build";

/** Data of another build may have another shape than the code of this page expects. */
export function isOfOtherBuild(answer: Response): boolean {
  const { version } = manifestOfPage();
  const build = answer.headers.get(buildHeader);
  return version !== undefined && build !== null && build !== version;
}
