import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import { addViews } from "../storage/view-counts.ts";
import { type AdvertView, viewFilter } from "./view-filter.ts";

export type ViewCounter = {
  /** Somebody has an advert in front of them. Costs nothing but memory. */
  see: (view: AdvertView) => void;
  /** Writes down what has been seen so far; what cannot be written is kept for the next time. */
  write: () => Promise<void>;
  close: () => Promise<void>;
};

const writeEveryMs = 5_000;

/** Gathers views and writes them all in one statement, every few seconds and when the site stops. */
export function countViews({
  db,
  clock,
  isListed,
  onFailure,
}: {
  db: Database;
  clock: () => Date;
  /** Only what is in the list can be seen: a plate made up by a machine takes no room. */
  isListed: (plate: LicensePlate) => boolean;
  onFailure: (error: unknown) => void;
}): ViewCounter {
  const counts = viewFilter();
  let gathered = new Map<LicensePlate, number>();
  let writing = Promise.resolve();

  async function writeGathered(): Promise<void> {
    const views = gathered;
    gathered = new Map();
    try {
      await addViews(db, views);
    } catch (error) {
      for (const [plate, count] of views) add(plate, count);
      onFailure(error);
    }
  }

  function add(plate: LicensePlate, count: number): void {
    gathered.set(plate, (gathered.get(plate) ?? 0) + count);
  }

  /** One after the other, so that what a failure gives back is not lost to the next. */
  function write(): Promise<void> {
    writing = writing.then(writeGathered);
    return writing;
  }

  const timer = setInterval(() => {
    if (gathered.size > 0) void write();
  }, writeEveryMs);
  timer.unref();

  return {
    see: (view) => {
      if (isListed(view.plate) && counts(view, clock())) add(view.plate, 1);
    },
    write,
    close: () => {
      clearInterval(timer);
      return write();
    },
  };
}
