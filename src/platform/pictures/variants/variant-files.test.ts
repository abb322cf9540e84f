import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { variantFiles } from "./variant-files.ts";

const names = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

test("[VARIANT-10] those wanted least lately go until there is room again", async () => {
  const root = temporaryFolder();
  const files = variantFiles(root);
  for (const [at, key] of ["aa1", "aa2", "bb1", "bb2"].entries()) {
    await files.put(key, Buffer.alloc(1_000));
    const wanted = new Date(2026, 0, 1 + ((at + 2) % 4));
    utimesSync(join(root, key.slice(0, 2), key), wanted, wanted);
  }
  expect(await files.sweep(4_000)).toEqual({ bytes: 4_000, removed: 0 });
  // Looked at now, it is the newest.
  expect(await files.find("bb1")).toHaveLength(1_000);
  await expect.poll(() => files.sweep(3_500)).toEqual({ bytes: 3_000, removed: 1 });
  expect(names(root)).toEqual(["aa1", "aa2", "bb1"]);
});

test("[VARIANT-10] what a killed server left half-written goes, and what is being written stays", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "aa"));
  for (const name of ["old", "new"]) writeFileSync(join(root, "aa", `${name}.unfinished`), "half");
  utimesSync(join(root, "aa", "old.unfinished"), new Date(0), new Date(0));
  await variantFiles(root).sweep(1_000);
  expect(names(root)).toEqual(["new.unfinished"]);
});

test("[VARIANT-10] a folder that cannot be written to costs no picture", async () => {
  const filePath = join(temporaryFolder(), "file");
  writeFileSync(filePath, "");
  const files = variantFiles(filePath);
  await files.put("aa1", Buffer.from("picture"));
  expect(await files.find("aa1")).toBeNull();
});
