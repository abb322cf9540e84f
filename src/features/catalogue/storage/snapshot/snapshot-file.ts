import { readFile, rm } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { framed, framesOf, writeWhole } from "#platform/files/framed-file.ts";
import type { FullStock, StockedCar } from "../catalog-stock.ts";
import { type PackedRows, rowPacker, rowUnpacker } from "./pack-rows.ts";

/** What stands first in the file. */
type Head = Omit<FullStock, "cars"> & {
  /** Which program wrote it: another may make something else of the same rows. */
  build: string;
  /** The database has the same when it is the one that this was read from, or comes of it. */
  token: string;
  readAt: Date;
  /** How many packs of cars follow. */
  packs: number;
};
export type SnapshotFile = Omit<Head, "packs"> & Pick<FullStock, "cars">;

/** So many cars a pack that requests which come in between wait for some milliseconds only. */
const atATime = 500;

export function writeSnapshotFile(path: string, { cars, ...head }: SnapshotFile): Promise<void> {
  const pack = rowPacker();
  const packs = Math.ceil(cars.length / atATime);
  function* frames() {
    yield framed({ ...head, packs } satisfies Head);
    for (let at = 0; at < cars.length; at += atATime) yield framed(pack(cars.slice(at, at + atATime)));
  }
  return writeWhole(path, frames());
}

/** Null when there is none, when it is damaged or when another build wrote it. */
export async function readSnapshotFile(path: string, build: string): Promise<SnapshotFile | null> {
  try {
    const next = framesOf(await readFile(path));
    const { packs, ...head } = next() as Head;
    if (head.build !== build) return null;
    const unpack = rowUnpacker();
    const cars: StockedCar[] = [];
    for (let pack = 0; pack < packs; pack++) {
      // The same build wrote them from its own cars, and not a bit has changed since.
      for (const car of unpack(next() as PackedRows) as StockedCar[]) cars.push(car);
      await setImmediate();
    }
    return { ...head, cars };
  } catch {
    return null;
  }
}

export async function removeSnapshotFile(path: string): Promise<void> {
  await rm(path, { force: true, recursive: true });
}
