import { paths } from "#core/paths.ts";

/**
 * The page that could not be shown stands in the address of the one shown instead, as `?sida=`. An address on
 * some other site is not ours to open.
 */
export function wantedPage({ search, origin }: { search: string; origin: string }): string {
  const path = new URLSearchParams(search).get("sida") ?? paths.home();
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin ? path : paths.home();
}
