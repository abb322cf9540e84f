import type { CaseStep } from "#domain/case/case-progress.ts";
import { driveDay, driveTime } from "./drive-text.ts";
import { reminderAt } from "./reminder.ts";
import type { Span } from "./slots.ts";

export type DriveStanding = Span & {
  /** The store, in words. */
  place: string;
  bookedAt: Date;
  isCancelled: boolean;
};

/** What has happened, what happens now and what comes, on the page and in the letter alike. [DRIVE-10] */
export function driveSteps(drive: DriveStanding, now: Date): CaseStep[] {
  const booked = { title: "Bokad", note: `${driveTime(drive)}, ${drive.place}.`, state: "done" } as const;
  if (drive.isCancelled)
    return [
      { title: "Bokad", note: `${driveTime(drive)}.`, state: "done" },
      { title: "Avbokad", note: "Tiden är fri för andra. Du kan boka en ny när du vill.", state: "done" },
    ];
  const isOver = drive.end <= now;
  const reminder = reminderAt(drive.start, drive.bookedAt);
  return [
    booked,
    ...(reminder
      ? [
          {
            title: "Påminnelse",
            note: `Vi mejlar dig ${driveDay(reminder)}.`,
            state: reminder <= now ? "done" : "next",
          } as const,
        ]
      : []),
    {
      title: "Provkörning",
      note: "Ta med körkortet i original. Vi går igenom försäkring och självrisk innan du får nyckeln.",
      state: isOver ? "done" : "now",
    },
    {
      title: "Efteråt",
      note: "Du lämnar tillbaka nyckeln. Du har inte lovat något.",
      state: isOver ? "now" : "next",
    },
  ];
}
