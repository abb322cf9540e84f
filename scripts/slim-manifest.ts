const assignment = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s;

type Route = { id: string; imports?: string[]; css?: string[] } & Record<string, unknown>;
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

const script = /^\/assets\/(.+)\.js$/;

/**
 * What every page loads names every route, so it says nothing twice: no file that the entry has loaded before, and nothing
 * that is not so. The router asks for all of it as for something that may be missing. Files stand once, in a list, and
 * routes have their numbers: forty of them load the same dozen.
 */
export function slimManifest(written: string): string {
  const [, begin, json] = assignment.exec(written) ?? [];
  if (!begin || !json) throw new Error("The manifest of the routes is not what it used to be");
  const manifest: Manifest = JSON.parse(json);
  const isLoaded = new Set(manifest.entry.imports);
  const numbers = new Map<string, number>();
  const numberOf = (file: unknown) => {
    const [, name] = script.exec(String(file)) ?? [];
    if (name === undefined) return file;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const routes = Object.entries(manifest.routes).map(([key, { id, imports = [], css = [], ...route }]) => {
    if (id !== key) throw new Error("The manifest of the routes names one otherwise than it is called");
    const said = Object.entries(route).filter(([, value]) => value !== false);
    const more = imports.filter((file) => !isLoaded.has(file));
    return [
      id,
      {
        ...Object.fromEntries(said.map(([name, value]) => [name, numberOf(value)])),
        imports: more.map(numberOf),
        ...(css.length > 0 && { css }),
      },
    ];
  });
  const slim = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
  return `{let n=${JSON.stringify([...numbers.keys()].join())}.split(","),f=x=>x===+x?"/assets/"+n[x]+".js":x,m=${slim},k,r,i;for(i in m.routes){r=m.routes[i];r.id=i;for(k in r)r[k]=f(r[k]);r.imports=r.imports.map(f)}${begin}m}`;
}
