import { type CalendarDay, daysBetween } from "#core/dates/stockholm-day.ts";
import { mailRetentionDays } from "#platform/mail/email.ts";

/**
 * Whoever has got a piece of news is known by the e-mail, for as long as e-mails are: what is older than this is not sent,
 * so that nobody gets it twice because we have forgotten.
 */
export const newestDays = mailRetentionDays.usually - 30;

/** Why a piece of news is not for the newsletter, in words for whoever wants to send it; null when it may be sent. */
export function reasonNotToSend(date: CalendarDay | null, today: CalendarDay): string | null {
  if (date === null) return "it is no news: it has no date";
  const days = daysBetween(date, today);
  if (days < 0) return `it is dated ${date}, which has not come yet`;
  return days > newestDays ? `it is older than ${newestDays} days` : null;
}
