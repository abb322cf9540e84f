import { clockText } from "#core/dates/clock.ts";
import { type CalendarDay, daysBetween, instantAt, stockholmDay } from "#core/dates/stockholm-day.ts";
import { weekdayAndDay } from "#core/dates/weekday.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { startText, timeSpan } from "../rules/booking-text.ts";
import { nearestStarts, type SlotDay, slotFrom } from "../rules/slots.ts";
import type { SlotGroup } from "../rules/test-drive-form.ts";
import { timeRules } from "../rules/time-rules.ts";

const noon = 12 * 60;
const nearestCount = 12;

/** What was chosen, whether the times are windows, and whether all days are wanted where it is not to be had. */
type Choice = { chosen: string | null; isFull?: boolean; isWindow?: boolean };

/**
 * The free times under their days. The day of what was chosen is open, else the first. Where what was chosen is not to
 * be had, the times nearest to it come alone, unless all days are wanted: many may be told so at once, and two weeks of
 * times are most of the page.
 */
export function slotGroups(
  days: readonly SlotDay[],
  now: Date,
  { chosen, isFull = true, isWindow = false }: Choice,
): SlotGroup[] {
  const chosenTime = momentOf(chosen);
  const clock = isWindow ? windowText : clockText;
  const isFree = days.some(({ starts }) => starts.some((start) => startText(start) === chosen));
  const nearest = chosenTime && !isFree ? nearestStarts(chosenTime, days, nearestCount) : [];
  const openDay = chosenTime && isFree ? stockholmDay(chosenTime) : days[0]?.day;
  return [
    ...(chosenTime && nearest.length > 0
      ? [
          {
            label: "Närmast tiden du valde",
            isOpen: true,
            options: nearest.map((start) => ({
              value: startText(start),
              label: nearLabel(start, chosenTime, clock),
            })),
          },
        ]
      : []),
    ...(nearest.length > 0 && !isFull ? [] : days).map(({ day, starts }) => ({
      label: dayLabel(day, now),
      isOpen: nearest.length === 0 && day === openDay,
      options: starts.map((start) => ({ value: startText(start), label: clock(start) })),
    })),
  ];
}

/** Half a day rather than a moment. */
const windowText = (start: Date) => timeSpan(slotFrom(start, timeRules.pickup.minutes));

function momentOf(text: string | null): Date | null {
  const at = new Date(text ?? "");
  return Number.isNaN(at.getTime()) ? null : at;
}

function nearLabel(start: Date, chosenTime: Date, clock: (at: Date) => string): string {
  const day = stockholmDay(start);
  if (day === stockholmDay(chosenTime)) return clock(start);
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))} ${clock(start)}`;
}

/** "I dag, måndag 16 november" */
function dayLabel(day: CalendarDay, now: Date): string {
  const text = weekdayAndDay(instantAt(day, noon));
  const near = ["I dag", "I morgon"][daysBetween(stockholmDay(now), day)];
  return near ? `${near}, ${text}` : capitalized(text);
}
