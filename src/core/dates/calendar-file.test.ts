import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const event = {
  start: new Date("2026-11-17T09:00:00Z"),
  end: new Date("2026-11-17T09:30:00Z"),
  uid: "provkorning-482971k@milstolpen.example",
  sequence: 0,
  writtenAt: new Date("2026-11-16T12:00:00Z"),
  isCancelled: false,
  summary: "Provkörning av Volvo V60",
  place: "Milstolpen Uppsala, Exempelgatan 1, 750 00 Uppsala",
  description: "Ta med körkortet.\nÄrende 48 29 71 K.",
  invitation: {
    organizer: { name: "Milstolpen", email: "kundservice@milstolpen.example" },
    attendee: { name: "Karin Exempel", email: "karin@example.com" },
  },
};

/** As a calendar reads it: lines put together again. */
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n").filter(Boolean);
const value = (file: string, name: string) =>
  unfolded(file)
    .slice(unfolded(file).indexOf("BEGIN:VEVENT"))
    .find((line) => new RegExp(`^${name}[;:]`).test(line));

test("[DRIVE-11] a calendar reads when by the Swedish clock, where, and who asks whom", () => {
  const file = calendarFile(event);
  expect(unfolded(file).slice(0, 5)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bookings//SV",
    "CALSCALE:GREGORIAN",
    "METHOD:REQUEST",
  ]);
  expect(value(file, "UID")).toBe("UID:provkorning-482971k@milstolpen.example");
  expect(value(file, "SEQUENCE")).toBe("SEQUENCE:0");
  expect(value(file, "DTSTAMP")).toBe("DTSTAMP:20261116T120000Z");
  expect(value(file, "DTSTART")).toBe("DTSTART;TZID=Europe/Stockholm:20261117T100000");
  expect(value(file, "DTEND")).toBe("DTEND;TZID=Europe/Stockholm:20261117T103000");
  expect(value(file, "LOCATION")).toBe("LOCATION:Milstolpen Uppsala\\, Exempelgatan 1\\, 750 00 Uppsala");
  expect(value(file, "DESCRIPTION")).toBe("DESCRIPTION:Ta med körkortet.\\nÄrende 48 29 71 K.");
  expect(value(file, "STATUS")).toBe("STATUS:CONFIRMED");
  expect(value(file, "ORGANIZER")).toBe('ORGANIZER;CN="Milstolpen":mailto:kundservice@milstolpen.example');
  expect(value(file, "ATTENDEE")).toMatch(/^ATTENDEE;CN="Karin Exempel";.*:mailto:karin@example\.com$/);
  expect(file).toContain("BEGIN:VTIMEZONE\r\nTZID:Europe/Stockholm\r\n");
});

test("[DRIVE-11] in summer the wall clock is two hours ahead", () => {
  const start = new Date("2026-06-17T08:00:00Z");
  const file = calendarFile({ ...event, start, end: new Date("2026-06-17T08:30:00Z") });
  expect(value(file, "DTSTART")).toBe("DTSTART;TZID=Europe/Stockholm:20260617T100000");
});

test("[DRIVE-11] what is off is taken out under the same name, with a higher number", () => {
  const file = calendarFile({ ...event, sequence: 2, isCancelled: true });
  expect(file).toContain("METHOD:CANCEL\r\n");
  expect([value(file, "SEQUENCE"), value(file, "STATUS")]).toEqual(["SEQUENCE:2", "STATUS:CANCELLED"]);
});

test("[DRIVE-11] whatever somebody is called: lines of at most 75 bytes, no line that is not ours, and the text comes back", () => {
  const names = unfolded(calendarFile(event)).map((line) => line.split(/[;:]/, 1)[0]);
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.constantFrom("a\r\nATTENDEE:mailto:x@y.se", '";X=1:', "å".repeat(90), "🚗".repeat(40)),
  );
  fc.assert(
    fc.property(anyText, anyText, (summary, name) => {
      const attendee = { ...event.invitation.attendee, name };
      const file = calendarFile({ ...event, summary, invitation: { ...event.invitation, attendee } });
      for (const line of file.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(unfolded(file).map((line) => line.split(/[;:]/, 1)[0])).toEqual(names);
      const read = value(file, "SUMMARY")
        ?.slice("SUMMARY:".length)
        .replaceAll(/\\([\\;,n])/g, (_, character) => (character === "n" ? "\n" : character));
      expect(read).toBe(summary.replaceAll(/\r\n|[\r\n\u2028\u2029]/g, "\n"));
    }),
  );
});
