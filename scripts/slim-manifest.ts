const assignment = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s;

type Route = { imports?: string[]; css?: string[] } & Record<string, unknown>;
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

/**
 * What every page loads names every route, so it says nothing twice: no file that the entry has loaded before, and nothing
 * that is not so. The router asks for all of it as for something that may be missing. [BUILD-5]
 */
export function slimManifest(script: string): string {
  const [, begin, json] = assignment.exec(script) ?? [];
  if (!begin || !json) throw new Error("The manifest of the routes is not what it used to be");
  const manifest: Manifest = JSON.parse(json);
  const isLoaded = new Set(manifest.entry.imports);
  const routes = Object.entries(manifest.routes).map(([id, { imports = [], css = [], ...route }]) => {
    const said = Object.entries(route).filter(([, value]) => value !== false);
    const more = imports.filter((file) => !isLoaded.has(file));
    return [id, { ...Object.fromEntries(said), imports: more, ...(css.length > 0 && { css }) }];
  });
  return `${begin}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
