import { createHash, randomBytes } from "node:crypto";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";

export type AdvertView = { plate: LicensePlate; address: string; userAgent: string };

/** More adverts than this in a minute nobody reads. */
const maxInAMinute = 40;
/** So many looks are remembered; when the day has had more, the rest of it is not counted. */
const maxInADay = 500_000;

/**
 * Whether a look counts: the first of the day of this visitor at this car. Of the visitor only a number is kept, made
 * with a salt that is drawn anew every day and never leaves the memory: by tomorrow nobody can say who looked.
 */
export function viewFilter(): (view: AdvertView, now: Date) => boolean {
  let today = "";
  let salt = randomBytes(32);
  let minute = 0;
  const hashes = new Set<number>();
  const inThisMinute = new Map<number, number>();

  function turnThePage(now: Date): void {
    const thisMinute = Math.floor(now.getTime() / 60_000);
    if (thisMinute !== minute) inThisMinute.clear();
    minute = thisMinute;
    const day = stockholmDay(now);
    if (day === today) return;
    today = day;
    salt = randomBytes(32);
    hashes.clear();
  }

  return ({ plate, address, userAgent }, now) => {
    turnThePage(now);
    const view = saltedNumber(salt, [address, userAgent, plate]);
    if (hashes.has(view) || hashes.size >= maxInADay) return false;
    const from = saltedNumber(salt, [address]);
    const count = (inThisMinute.get(from) ?? 0) + 1;
    if (count > maxInAMinute) return false;
    inThisMinute.set(from, count);
    hashes.add(view);
    return true;
  };
}

/** Six bytes: few enough to be a number, too many for two visitors of a day to share one. */
function saltedNumber(salt: Buffer, words: readonly string[]): number {
  return createHash("sha256").update(salt).update(JSON.stringify(words)).digest().readUIntBE(0, 6);
}
