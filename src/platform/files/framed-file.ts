import { open, rename, rm } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";

const prefixBytes = 8;

/** One value with its length and its checksum first: what a disk has lost is noticed. */
export function framed(value: unknown): Buffer {
  const bytes = serialize(value);
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32LE(bytes.length, 0);
  prefix.writeUInt32LE(crc32(bytes), 4);
  return Buffer.concat([prefix, bytes]);
}

/** The values of a file one after another; throws where a frame is damaged or cut off. */
export function framesOf(file: Buffer): () => unknown {
  let at = 0;
  return () => {
    const start = at + prefixBytes;
    const bytes = file.subarray(start, start + file.readUInt32LE(at));
    if (crc32(bytes) !== file.readUInt32LE(at + 4)) throw new Error("The file is damaged");
    at = start + bytes.length;
    return deserialize(bytes);
  };
}

/** Written to a file of its own, which takes the place of the old one when all of it is on the disk. */
export async function writeWhole(path: string, parts: Iterable<Buffer>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, "w");
  try {
    for (const part of parts) await file.writeFile(part);
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
