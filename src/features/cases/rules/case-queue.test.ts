import fc from "fast-check";
import { expect, test } from "vitest";
import { caseQueue } from "./case-queue.ts";
import { caseStateNames } from "./case-states.ts";

const now = new Date("2026-11-16T08:24:00Z");
const at = (text: string) => new Date(text);

test("[DESK-1] what is late, due today, due later, with the customer and put off are told apart", () => {
  const row = (name: string, answerBy: Date | null, changed = {}) => ({
    name,
    state: "received" as const,
    answerBy,
    snoozedUntil: null as Date | null,
    ...changed,
  });
  const queue = caseQueue(
    [
      row("a minute late", at("2026-11-16T08:23:00Z")),
      row("before midnight", at("2026-11-16T22:59:00Z")),
      row("after midnight", at("2026-11-16T23:00:00Z")),
      row("no promise", null),
      row("their turn", at("2026-11-16T08:00:00Z"), { state: "waitingForCustomer" }),
      row("put off", at("2026-11-16T08:00:00Z"), { snoozedUntil: at("2026-11-17T08:00:00Z") }),
    ],
    now,
  );
  expect(
    Object.fromEntries(Object.entries(queue).map(([part, rows]) => [part, rows.map(({ name }) => name)])),
  ).toEqual({
    late: ["a minute late"],
    today: ["before midnight"],
    later: ["after midnight", "no promise"],
    customer: ["their turn"],
    snoozed: ["put off"],
  });
});

test("[DESK-1] every case is in one part, in the order that it came in", () => {
  const moment = fc.option(fc.date({ min: at("2026-11-01Z"), max: at("2026-12-01Z"), noInvalidDate: true }));
  const anyCase = fc.record({
    state: fc.constantFrom(...caseStateNames),
    answerBy: moment,
    snoozedUntil: moment,
  });
  fc.assert(
    fc.property(fc.array(anyCase), (cases) => {
      const parts = Object.values(caseQueue(cases, now));
      expect(parts.flat()).toHaveLength(cases.length);
      for (const part of parts) expect(cases.filter((one) => part.includes(one))).toEqual(part);
    }),
  );
});
