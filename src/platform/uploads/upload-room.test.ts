import { expect, test } from "vitest";
import { hasRoomFor, type Load, refusalOfRoom } from "./upload-room.ts";

const nothing: Load = { open: 0, openForms: 0, arrived: 0 };
const gigabyte = 1_000_000_000;

test("[UPLOAD-20] what is only announced takes a megabyte for each form, however much it announces", () => {
  expect(refusalOfRoom({ ...nothing, open: 10_000, openForms: 665 }, null)).toBeNull();
  expect(refusalOfRoom({ ...nothing, open: 20_000, openForms: 20_000 }, null)).toBe("noRoom");
  expect(refusalOfRoom({ ...nothing, arrived: 20 * gigabyte }, null)).toBe("noRoom");
});

test("[UPLOAD-20] a part is taken while what has arrived leaves room for it", () => {
  expect(hasRoomFor(1_000_000, 19 * gigabyte)).toBe(true);
  expect(hasRoomFor(1_000_000, 20 * gigabyte - 5)).toBe(false);
});

test("[UPLOAD-21] an address has a fifth of the room and sixty files on their way, and others are not refused for it", () => {
  expect(refusalOfRoom(nothing, { ...nothing, open: 59, openForms: 3 })).toBeNull();
  expect(refusalOfRoom(nothing, { ...nothing, open: 60, openForms: 3 })).toBe("tooManyOfSender");
  expect(refusalOfRoom(nothing, { ...nothing, arrived: 4 * gigabyte })).toBe("tooManyOfSender");
  expect(refusalOfRoom({ open: 60, openForms: 3, arrived: 4 * gigabyte }, nothing)).toBeNull();
});
