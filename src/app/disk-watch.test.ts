import { expect, test } from "vitest";
import { diskWatch } from "./disk-watch.ts";

const megabytes = (count: number) => async () => count * 2 ** 20;

test("[HEALTH-5] a disk with less than the database takes at a time is full", async () => {
  expect(await diskWatch({ folder: "var", freeBytes: megabytes(15) }).isFull()).toBe(true);
  expect(await diskWatch({ folder: "var", freeBytes: megabytes(17) }).isFull()).toBe(false);
});

test("[HEALTH-5] a write that failed for want of room is remembered for a minute, wherever it was", async () => {
  let ms = 0;
  const disk = diskWatch({ folder: "var", now: () => ms, freeBytes: megabytes(1_000) });
  disk.recordDiskFull();
  ms = 59_000;
  expect(await disk.isFull()).toBe(true);
  ms = 61_000;
  expect(await disk.isFull()).toBe(false);
});

test("[HEALTH-5] the disk is really asked, and a folder that is not there yet is not full", async () => {
  expect(await diskWatch({ folder: "." }).isFull()).toBe(false);
  expect(await diskWatch({ folder: "/nowhere/at/all" }).isFull()).toBe(false);
});

test("[ALARM-2] a full disk, and how much is left, are figures", async () => {
  const read = async (rows: ReturnType<typeof diskWatch>["rows"]) =>
    Object.fromEntries(await Promise.all(rows.map(async ({ name, read }) => [name, await read()])));
  const free = diskWatch({ folder: "var", freeBytes: megabytes(1_000) });
  expect(await read(free.rows)).toEqual({ site_disk_free_bytes: 1_000 * 2 ** 20, site_disk_full: 0 });
  free.recordDiskFull();
  expect(await read(free.rows)).toMatchObject({ site_disk_full: 1 });
  const full = diskWatch({ folder: "var", freeBytes: megabytes(1) });
  expect(await read(full.rows)).toEqual({ site_disk_free_bytes: 2 ** 20, site_disk_full: 1 });
  expect(await read(diskWatch({ folder: "/nowhere/at/all" }).rows)).toMatchObject({
    site_disk_free_bytes: null,
  });
});
