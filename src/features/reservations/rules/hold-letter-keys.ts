import type { HoldEnd } from "./hold-terms.ts";

/** Which letters tell of a hold as it stands now: the confirmation, or that it is over. */
export function holdLetterKeys(number: string, ended: HoldEnd | null): string[] {
  return ended === null
    ? [`hold-confirmation:${number}`]
    : [`hold-${ended}:${number}`, `hold-released:${number}`];
}
