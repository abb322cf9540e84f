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
