/** "/kopa-bil/volvo/mlb001/" → "mlb001"; an address carries å, ä and ö encoded. */
export function plateInPath(path: string): string {
  return decodeURIComponent(path.split("/").at(-2) ?? "");
}

/** "/kopa-bil/volvo/mlb001/" → "volvo" */
export function makeInPath(path: string): string {
  return decodeURIComponent(path.split("/")[2] ?? "");
}
