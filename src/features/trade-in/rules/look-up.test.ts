import { expect, test } from "vitest";
import { openUntil } from "#features/vehicle-register/rules/look-up-reasons.ts";
import { lookUpForm } from "./look-up.ts";

const messagesOf = (said: unknown) => lookUpForm.safeParse(said).error?.issues.map(({ message }) => message);

test("[LOOKUP-1] [LOOKUP-2] a part is opened by a reason of the list, for a customer who has asked for it", () => {
  const said = { part: "debt", reason: "settle-credit", isCustomerAsking: "on" };
  expect(lookUpForm.parse(said)).toEqual({ ...said, isCustomerAsking: true });
  expect(messagesOf({ part: "debt", isCustomerAsking: "on" })).toEqual([
    "Ange varför du behöver se uppgiften",
  ]);
  expect(messagesOf({ part: "owner", reason: "because" })).toEqual(["Ange varför du behöver se uppgiften"]);
  expect(messagesOf({ part: "debt", reason: "settle-credit" })).toEqual([
    "Kryssa i att kunden har bett oss titta",
  ]);
  expect(messagesOf({ part: "basic", reason: "appraisal", isCustomerAsking: "on" })).toEqual([
    "Välj vad du vill se",
  ]);
});

test("[LOOKUP-2] a suspected theft is nobody's wish", () => {
  expect(messagesOf({ part: "owner", reason: "suspected-theft" })).toBeUndefined();
});

test("[LOOKUP-3] what was opened is open for half an hour", () => {
  expect(openUntil(new Date("2026-11-17T09:24:00Z"))).toEqual(new Date("2026-11-17T09:54:00Z"));
});
