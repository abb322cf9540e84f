import { signInSettings } from "./sign-in-settings.ts";

/** Clocks differ; a token stamped within the skew, before or after our time, is of our time. */
export function isWithinClockSkew(stampedAt: Date, now: Date): boolean {
  return Math.abs(stampedAt.getTime() - now.getTime()) <= signInSettings.clockSkewMilliseconds;
}
