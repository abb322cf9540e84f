import { modelsAhead } from "./weights.ts";

/** A list in the order of its points: which model stands at a place, and which group, within which cars may change places. */
export type Spreadable = {
  readonly length: number;
  readonly modelAt: (index: number) => number;
  readonly groupAt: (index: number) => number;
};

/** Of a list that goes on, what must be known of it to say its first `end` places. */
export const placesLookedAt = (end: number) => end + modelsAhead + 2;

/**
 * The places of a list in another order: no model twice in a row while another of the group is among the next ones. A
 * car that has to wait comes as soon as it may, so only cars of one model wait at a time.
 */
export function spreadModels(list: Spreadable, end = list.length): number[] {
  const spread: number[] = [];
  const waiting: number[] = [];
  let firstWaiting = 0;
  let next = 0;
  let last = -1;
  const add = (index: number) => {
    spread.push(index);
    last = list.modelAt(index);
  };
  const mustGo = (waiter: number) =>
    waiting.length - firstWaiting >= modelsAhead ||
    next >= list.length ||
    list.groupAt(next) !== list.groupAt(waiter) ||
    list.modelAt(waiter) !== last;
  while (spread.length < end) {
    const waiter = waiting[firstWaiting];
    if (waiter !== undefined && mustGo(waiter)) {
      firstWaiting++;
      add(waiter);
    } else if (next >= list.length) break;
    else if (list.modelAt(next) === last && (waiter !== undefined || isFollowed(list, next)))
      waiting.push(next++);
    else add(next++);
  }
  return spread;
}

/** The last of its group has nobody to let past, and waits only behind others. */
function isFollowed({ length, groupAt }: Spreadable, index: number): boolean {
  return index + 1 < length && groupAt(index + 1) === groupAt(index);
}
