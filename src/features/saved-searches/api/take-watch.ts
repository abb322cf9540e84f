import { paths } from "#core/paths.ts";
import type { NotTaken, PostedParts } from "#features/forms/api/post-form.ts";
import type { WatchErrand } from "../rules/watch-form.ts";
import type { Watches } from "../service/watches.ts";

/** A letter to confirm with is on its way, or what is wrong with the search. */
export async function takeWatch(
  watches: Watches,
  errand: WatchErrand,
  { path }: PostedParts,
): Promise<{ number: null; page: string } | NotTaken> {
  const mistake = await watches.ask(errand, path);
  if (mistake === null) return { number: null, page: paths.watch() };
  return { status: 422, errors: [{ field: "filter", message: mistake.error }] };
}
