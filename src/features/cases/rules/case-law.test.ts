import fc from "fast-check";
import { expect, test } from "vitest";
import { dayPlus } from "#core/dates/stockholm-day.ts";
import { caseLaw, isLateWithdrawal, legalEndOf, withdrawalTime } from "./case-law.ts";

const openedAt = new Date("2026-11-14T09:00:00Z");
const now = new Date("2026-11-15T09:00:00Z");
const complaint = { kind: "complaint", openedAt, receivedOn: "2026-08-12", noticedOn: "2026-11-12" } as const;

test("[CLOCK-6] a complaint shows until when one may, until when the proof is ours and that it was in time", () => {
  expect(caseLaw(complaint, now)).toEqual({
    span: {
      from: { day: "12 augusti 2026", note: "du fick bilen" },
      to: { day: "13 augusti 2029", note: "sista dag" },
      percent: 8.7,
      band: 66.8,
      text: "Reklamationsrätten gäller från 12 augusti 2026, då du fick bilen, till och med 13 augusti 2029. Till och med 14 augusti 2028 är det vi som ska visa att felet inte fanns då. Det återstår 1002 dagar.",
    },
    rows: [
      { label: "Reklamationsrätt", text: "Till och med 13 augusti 2029" },
      { label: "Vi ska visa att felet inte fanns", text: "Till och med 14 augusti 2028" },
      { label: "Anmält", text: "I tid, två dagar efter att du märkte felet" },
    ],
  });
});

test.each([
  ["2026-11-14", "I tid, samma dag som du märkte felet"],
  ["2026-09-14", "I tid, 61 dagar efter att du märkte felet"],
  ["2026-06-01", "Det var 166 dagar efter att du märkte felet. Vi prövar om det var inom skälig tid"],
  // A day that has not been yet, and none at all, say nothing.
  ["2026-11-15", "14 november 2026"],
  [null, "14 november 2026"],
])("[CLOCK-6] a fault that was noticed on %s: %s", (noticedOn, text) => {
  expect(caseLaw({ ...complaint, noticedOn }, now)?.rows.at(-1)).toEqual({ label: "Anmält", text });
});

test("[CLOCK-6] without the day, or with one that has not been, the times are told and no stretch is shown; a time that is over says so", () => {
  for (const receivedOn of [null, "2027-01-01", "1999-01-01"]) {
    const law = caseLaw({ ...complaint, receivedOn }, now);
    expect(law?.span).toBeNull();
    expect(law?.rows[0]?.text).toBe("Tre år från den dag du fick bilen");
  }
  const law = caseLaw({ ...complaint, receivedOn: "2023-05-02" }, new Date("2026-12-01T09:00:00Z"));
  expect(law?.rows.map(({ text }) => text).slice(0, 2)).toEqual(["Gick ut 4 maj 2026", "Gick ut 2 maj 2025"]);
  expect(law?.span).toMatchObject({ percent: 100 });
  expect(law?.span?.text).toMatch(/Tiden har gått ut\.$/);
});

test("[CLOCK-6] [WITHDRAW-3] a withdrawal says by when the money is back, and whether it was in time", () => {
  const withdrawal = { ...complaint, kind: "withdrawal", receivedOn: "2026-11-06" } as const;
  expect(caseLaw(withdrawal, now)?.rows).toEqual([
    { label: "Pengarna tillbaka", text: "Senast 30 november 2026" },
    { label: "Ångerfristen", text: "Till och med 20 november 2026. Du ångrade i tid" },
  ]);
  // One that came too late promises no money: it says that it is late, and what there is instead.
  const late = { ...withdrawal, receivedOn: "2026-10-01" };
  expect([isLateWithdrawal(withdrawal), isLateWithdrawal(late)]).toEqual([false, true]);
  expect(caseLaw(late, now)).toEqual({
    span: null,
    rows: [
      { label: "Ångerfristen", text: "Gick ut 15 oktober 2026" },
      { label: "Din ånger kom in", text: "14 november 2026, efter att fristen gått ut" },
      { label: "Det här kan du göra", text: expect.stringContaining("reklamationsrätten i tre år") },
    ],
  });
  expect(legalEndOf(late, now)).toBeNull();
  expect(caseLaw({ ...withdrawal, receivedOn: null }, now)?.rows).toHaveLength(1);
  expect(caseLaw({ ...withdrawal, kind: "contact" }, now)).toBeNull();
});

test("[WITHDRAW-2] the second step says the last day: gone by where it is, nothing where the car has not come", () => {
  expect(withdrawalTime("2026-11-06", now)).toEqual({
    label: "Ångerfristen går ut",
    text: "20 november 2026",
  });
  expect(withdrawalTime("2026-10-01", now)).toEqual({
    label: "Ångerfristen gick ut",
    text: "15 oktober 2026. Du kan skicka ändå, så svarar vi vad som gäller.",
  });
  for (const receivedOn of [null, "2030-01-01", "1026-09-01"])
    expect(withdrawalTime(receivedOn, now)).toBeNull();
  const early = { ...complaint, kind: "withdrawal", receivedOn: "2030-01-01" } as const;
  expect(caseLaw(early, now)?.rows).toHaveLength(1);
});

test("[CLOCK-6] today and the band are always on the stretch", () => {
  const anyDay = fc.integer({ min: 0, max: 9_000 }).map((days) => dayPlus("2006-01-01", days));
  fc.assert(
    fc.property(anyDay, anyDay, (receivedOn, today) => {
      const law = caseLaw({ ...complaint, receivedOn }, new Date(`${today}T12:00:00Z`));
      for (const percent of law?.span ? [law.span.percent, law.span.band] : []) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("[SNOOZE-2] the next end of a time by law: ours to pay back always, the customer's while it runs", () => {
  const withdrawal = { kind: "withdrawal", openedAt, receivedOn: null, noticedOn: null } as const;
  expect(legalEndOf(withdrawal, now)).toBe("2026-11-30");
  expect(legalEndOf(withdrawal, new Date("2027-01-01T09:00:00Z"))).toBe("2026-11-30");
  expect(legalEndOf(complaint, now)).toBe("2028-08-14");
  expect(legalEndOf(complaint, new Date("2028-09-01T09:00:00Z"))).toBe("2029-08-13");
  expect(legalEndOf(complaint, new Date("2030-01-01T09:00:00Z"))).toBeNull();
  expect(legalEndOf({ ...complaint, receivedOn: null }, now)).toBeNull();
  expect(legalEndOf({ ...withdrawal, kind: "contact" }, now)).toBeNull();
});
