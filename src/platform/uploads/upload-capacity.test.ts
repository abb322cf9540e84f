import { expect, test } from "vitest";
import { hasCapacityFor, refusalOfCapacity, type UploadLoad } from "./upload-capacity.ts";

const nothing: UploadLoad = { open: 0, openForms: 0, arrived: 0 };
const gigabyte = 1_000_000_000;

test("[UPLOAD-20] what is only announced takes a megabyte for each form, however much it announces", () => {
  expect(refusalOfCapacity({ ...nothing, open: 10_000, openForms: 665 }, null)).toBeNull();
  expect(refusalOfCapacity({ ...nothing, open: 20_000, openForms: 20_000 }, null)).toBe("noRoom");
  expect(refusalOfCapacity({ ...nothing, arrived: 20 * gigabyte }, null)).toBe("noRoom");
});

test("[UPLOAD-20] a part is taken while what has arrived leaves room for it", () => {
  expect(hasCapacityFor(1_000_000, 19 * gigabyte)).toBe(true);
  expect(hasCapacityFor(1_000_000, 20 * gigabyte - 5)).toBe(false);
});

test("[UPLOAD-21] an address has a fifth of the room and sixty files on their way, and others are not refused for it", () => {
  expect(refusalOfCapacity(nothing, { ...nothing, open: 59, openForms: 3 })).toBeNull();
  expect(refusalOfCapacity(nothing, { ...nothing, open: 60, openForms: 3 })).toBe("tooManyOfSender");
  expect(refusalOfCapacity(nothing, { ...nothing, arrived: 4 * gigabyte })).toBe("tooManyOfSender");
  expect(refusalOfCapacity({ open: 60, openForms: 3, arrived: 4 * gigabyte }, nothing)).toBeNull();
});
