import { signInSettings } from "./sign-in-settings.ts";

/** A refresh token that ends within the offset is not worth sending: the next source is asked. MSAL keeps the rule for us. @contract */
export function isRefreshTokenUsable(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() > signInSettings.refreshTokenOffsetSeconds * 1000;
}

/** Clocks differ; a token stamped within the skew, before or after our time, is of our time. */
export function isWithinClockSkew(stampedAt: Date, now: Date): boolean {
  return Math.abs(stampedAt.getTime() - now.getTime()) <= signInSettings.clockSkewMilliseconds;
}

/** What is kept in memory is let go after five days; a tab that lives so long asks MSAL anew. @contract */
export function isRetained(keptAt: Date, now: Date): boolean {
  return now.getTime() - keptAt.getTime() < signInSettings.memoryRetentionMilliseconds;
}
