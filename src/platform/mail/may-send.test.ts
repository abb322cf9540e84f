import { expect, test } from "vitest";
import { dailyBounds } from "./email.ts";
import { reasonToHold } from "./may-send.ts";

const stranger = {
  isToOurselves: false,
  isConfirmed: false,
  hasBounced: false,
  hasLeft: false,
  bound: "usual",
  lately: 0,
} as const;

test("[MAIL-4] a stranger's address gets three letters a day, a confirmed one and our own as many as there are", () => {
  expect(reasonToHold({ ...stranger, lately: dailyBounds.usual.stranger - 1 })).toBeNull();
  expect(reasonToHold({ ...stranger, lately: dailyBounds.usual.stranger })).toBe("limit");
  expect(reasonToHold({ ...stranger, isConfirmed: true, lately: 50 })).toBeNull();
  expect(reasonToHold({ ...stranger, isToOurselves: true, lately: 50 })).toBeNull();
});

test("[MAIL-5] an address that bounced gets nothing, confirmed or not", () => {
  expect(reasonToHold({ ...stranger, hasBounced: true, isConfirmed: true })).toBe("bounced");
});

test("[MAIL-6] whoever has left a topic gets nothing of it", () => {
  expect(reasonToHold({ ...stranger, hasLeft: true, isConfirmed: true })).toBe("left");
});

test("[MAIL-13] what the law asks for is not held where three letters have been sent; nobody's mailbox is without a bound", () => {
  const later = { ...stranger, bound: "transaction", lately: dailyBounds.usual.stranger } as const;
  expect(reasonToHold(later)).toBeNull();
  expect(reasonToHold({ ...later, lately: dailyBounds.transaction.stranger })).toBe("limit");
  const proven = { ...stranger, isConfirmed: true };
  expect(reasonToHold({ ...proven, lately: dailyBounds.usual.proven - 1 })).toBeNull();
  expect(reasonToHold({ ...proven, lately: dailyBounds.usual.proven })).toBe("limit");
});
