import { weekdayAndDay } from "#core/dates/weekday.ts";
import type { CaseStep } from "#features/cases/rules/case-progress.ts";
import { timeText } from "./booking-text.ts";
import { bookingTexts } from "./booking-texts.ts";
import { reminderAt } from "./reminder.ts";
import type { TimeSpan } from "./slots.ts";
import type { BookingKind } from "./time-rules.ts";

type BookingState = TimeSpan & {
  kind: BookingKind;
  /** The store, or where we come, in words. */
  place: string;
  bookedAt: Date;
  isCancelled: boolean;
};

/** What has happened, what happens now and what comes, on the page and in the e-mail alike. */
export function bookingSteps(booking: BookingState, now: Date): CaseStep[] {
  const { there, after } = bookingTexts[booking.kind];
  if (booking.isCancelled)
    return [
      { title: "Bokad", note: `${timeText(booking)}.`, state: "done" },
      { title: "Avbokad", note: "Tiden är fri för andra. Du kan boka en ny när du vill.", state: "done" },
    ];
  const isOver = booking.end <= now;
  const reminder = reminderAt(booking.start, booking.bookedAt);
  const isReminded = reminder === null || reminder <= now;
  return [
    { title: "Bokad", note: `${timeText(booking)}, ${booking.place}.`, state: "done" },
    ...(reminder
      ? [
          {
            title: "Påminnelse",
            note: `Vi mejlar dig ${weekdayAndDay(reminder)}.`,
            state: isReminded ? "done" : "now",
          } as const,
        ]
      : []),
    { ...there, state: isOver ? "done" : isReminded ? "now" : "next" },
    { ...after, state: isOver ? "now" : "next" },
  ];
}
