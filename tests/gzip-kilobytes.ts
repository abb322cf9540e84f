import { gzipSync } from "node:zlib";

/** What the files weigh together as they would be sent with gzip, in thousands of bytes. */
export async function gzipKilobytes(addresses: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...addresses].map(
      async (address) => gzipSync(await (await fetch(address)).bytes(), { level: 9 }).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}
