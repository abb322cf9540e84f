import type { CalendarDay } from "#core/dates/stockholm-day.ts";

const mark = /^%%(?: (från|före) (\d{4}-\d{2}-\d{2}))?$/;

/** The days on which a text becomes another, oldest first. */
export function turningDays(text: string): CalendarDay[] {
  const days = text.split("\n").flatMap((line) => mark.exec(line)?.[2] ?? []);
  return [...new Set(days)].toSorted();
}

/**
 * The text of a day. What stands between "%% från 2026-11-20", or "%% före 2026-11-20", and "%%" is part of it from that
 * day on, or until it.
 */
export function textOfDay(text: string, day: CalendarDay): string {
  let isShown = true;
  const lines = text.split("\n").filter((line) => {
    const match = mark.exec(line);
    if (!match) return isShown;
    const [, when, turning = ""] = match;
    isShown = when === undefined || (when === "från") === day >= turning;
    return false;
  });
  if (/^%%/m.test(lines.join("\n")))
    throw new Error('A dated passage begins "%% från 2026-11-20" or "%% före 2026-11-20"');
  return lines.join("\n");
}
