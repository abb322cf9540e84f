import { expect, test } from "vitest";
import { retainedByLaw } from "./retained-by-law.ts";

const now = new Date("2026-11-17T12:00:00Z");
const a = { state: "closed", closedAt: new Date("2026-01-10T12:00:00Z"), booking: null } as const;

test("[MYDATA-2] complaints and what is like them stay as long as the law says, all else goes", () => {
  expect(retainedByLaw({ ...a, kind: "complaint" }, now)).toEqual({
    until: "10 januari 2029",
    why: "konsumentköplagen",
  });
  expect(retainedByLaw({ ...a, kind: "withdrawal", state: "received", closedAt: null }, now)?.until).toBe(
    "tre år efter att ärendet är avslutat",
  );
  for (const kind of ["contact", "valuation", "campaign", "friend", "testDrive"] as const)
    expect(retainedByLaw({ ...a, kind }, now)).toBeNull();
  expect(
    retainedByLaw({ ...a, kind: "complaint", closedAt: new Date("2020-01-10T12:00:00Z") }, now),
  ).toBeNull();
});

test("[MYDATA-2] a drive that is booked stays until it was, one that was cancelled does not", () => {
  const booking = { startsAt: new Date("2026-11-20T12:00:00Z"), cancelledAt: null };
  const booked = { ...a, kind: "testDrive", state: "received", closedAt: null, booking } as const;
  expect(retainedByLaw(booked, now)?.why).toContain("avboka");
  expect(retainedByLaw({ ...booked, booking: { ...booking, cancelledAt: now } }, now)).toBeNull();
  expect(retainedByLaw(booked, new Date("2026-11-21T12:00:00Z"))).toBeNull();
});
