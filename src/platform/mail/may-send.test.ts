import { expect, test } from "vitest";
import { mailsADayToStrangers, reasonToHold } from "./may-send.ts";

const stranger = { isToOurselves: false, isConfirmed: false, hasBounced: false, hasLeft: false, lately: 0 };

test("[MAIL-4] a stranger's address gets three letters a day, a confirmed one and our own as many as there are", () => {
  expect(reasonToHold({ ...stranger, lately: mailsADayToStrangers - 1 })).toBeNull();
  expect(reasonToHold({ ...stranger, lately: mailsADayToStrangers })).toBe("limit");
  expect(reasonToHold({ ...stranger, isConfirmed: true, lately: 50 })).toBeNull();
  expect(reasonToHold({ ...stranger, isToOurselves: true, lately: 50 })).toBeNull();
});

test("[MAIL-5] an address that bounced gets nothing, confirmed or not", () => {
  expect(reasonToHold({ ...stranger, hasBounced: true, isConfirmed: true })).toBe("bounced");
});

test("[MAIL-6] whoever has left a topic gets nothing of it", () => {
  expect(reasonToHold({ ...stranger, hasLeft: true, isConfirmed: true })).toBe("left");
});
