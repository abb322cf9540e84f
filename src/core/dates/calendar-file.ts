import { stockholmDay, stockholmMinute } from "./stockholm-day.ts";

export type CalendarEvent = {
  start: Date;
  end: Date;
  /** The same for the event from the first e-mail to the last: calendars know it by this. */
  uid: string;
  /** One more with every change; calendars keep the highest. */
  sequence: number;
  writtenAt: Date;
  isCancelled: boolean;
  summary: string;
  place: string;
  description: string;
  /** Who asks whom; null for an entry that its reader fetches and nobody is invited to. */
  invitation: { organizer: Person; attendee: Person } | null;
  /** So many hours before its end the calendar reminds. */
  remindHours?: number;
};
type Person = { name: string; email: string };

/** The law of the European Union since 1996, as calendars that do not know the zone by name need it told. */
const zone = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Stockholm",
  "BEGIN:DAYLIGHT",
  "TZNAME:CEST",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZNAME:CET",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** How it is to be taken: as an event that the reader goes to, or as one that is off. */
export const calendarMethod = (isCancelled: boolean) => (isCancelled ? "CANCEL" : "REQUEST");

/** An iCalendar file (RFC 5545, sent as RFC 5546 says): mail programs put it into the calendar, move it and take it out. */
export function calendarFile(event: CalendarEvent): string {
  const { invitation, remindHours } = event;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bookings//SV",
    "CALSCALE:GREGORIAN",
    `METHOD:${invitation ? calendarMethod(event.isCancelled) : "PUBLISH"}`,
    ...zone,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART;TZID=Europe/Stockholm:${wallClock(event.start)}`,
    `DTEND;TZID=Europe/Stockholm:${wallClock(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    `LOCATION:${text(event.place)}`,
    `DESCRIPTION:${text(event.description)}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    // Whoever is invited is busy then; what only lasts takes nobody's time.
    `TRANSP:${invitation ? "OPAQUE" : "TRANSPARENT"}`,
    ...(invitation ? people(invitation) : []),
    ...(remindHours === undefined ? [] : alarm(remindHours, event.summary)),
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

function people({ organizer, attendee }: NonNullable<CalendarEvent["invitation"]>): string[] {
  return [
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
  ];
}

function alarm(hours: number, summary: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER;RELATED=END:-PT${hours}H`,
    `DESCRIPTION:${text(summary)}`,
    "END:VALARM",
  ];
}

function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function wallClock(at: Date): string {
  const minute = stockholmMinute(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${stockholmDay(at).replaceAll("-", "")}T${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
}

/** What a text may not hold as it is; a name that somebody typed must not become a line of its own. */
function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|[\r\n\u2028\u2029]/g, "\\n");
}

/** A parameter stands in quotes, in which nothing can be escaped. */
function parameter(value: string): string {
  return `"${value.replaceAll(/[\p{Cc}"]/gu, " ").trim()}"`;
}

const lineBytes = 75;

/** At most 75 bytes a line, cut between signs and never within one. */
function folded(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > lineBytes) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join("\r\n");
}
