import { open, readFile, rename, rm } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
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
const prefixBytes = 8;

/** Aside, and to its place when all of it is on the disk. */
export async function writeSnapshotFile(path: string, { cars, ...head }: SnapshotFile): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const pack = rowPacker();
  const packs = Math.ceil(cars.length / atATime);
  const file = await open(unfinished, "w");
  try {
    await file.writeFile(framed({ ...head, packs } satisfies Head));
    for (let at = 0; at < cars.length; at += atATime) {
      await file.writeFile(framed(pack(cars.slice(at, at + atATime))));
    }
    await file.sync();
    await rename(unfinished, path);
  } catch (error) {
    // On a full disk, of all things, no half of it shall stay.
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
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

/** Its length and its checksum first: what a disk has lost is noticed. */
function framed(value: unknown): Buffer {
  const bytes = serialize(value);
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32LE(bytes.length, 0);
  prefix.writeUInt32LE(crc32(bytes), 4);
  return Buffer.concat([prefix, bytes]);
}

function framesOf(file: Buffer): () => unknown {
  let at = 0;
  return () => {
    const start = at + prefixBytes;
    const bytes = file.subarray(start, start + file.readUInt32LE(at));
    if (crc32(bytes) !== file.readUInt32LE(at + 4)) throw new Error("The file of the stock is damaged");
    at = start + bytes.length;
    return deserialize(bytes);
  };
}
