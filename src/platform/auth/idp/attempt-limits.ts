/** How often something may be tried, and how long one waits after that. */
export type AttemptLimit = {
  /** So many in a row cost no waiting. */
  free: number;
  /** Each one more doubles it. */
  firstDelayS: number;
  maxDelayS: number;
  /** One is forgotten after so long. */
  decaysOneInS: number;
};

/**
 * A stranger who guesses makes a user wait, and never more than a little: nobody is locked. Browsers that the user has signed in
 * with before are counted apart from all others, so whoever guesses elsewhere does not even make them wait.
 */
export const attemptLimits = {
  /** An office behind one address, with new telephones. */
  network: { free: 20, firstDelayS: 1, maxDelayS: 300, decaysOneInS: 60 },
  user: { free: 5, firstDelayS: 2, maxDelayS: 300, decaysOneInS: 600 },
  browser: { free: 5, firstDelayS: 2, maxDelayS: 300, decaysOneInS: 600 },
  /** Whoever is here knows the password; a code has six digits, and three are good at a time. */
  code: { free: 5, firstDelayS: 5, maxDelayS: 900, decaysOneInS: 3_600 },
} as const satisfies Record<string, AttemptLimit>;

export type Attempts = { level: number; at: Date; freeAt: Date };

export const noAttempts = (now: Date): Attempts => ({ level: 0, at: now, freeAt: now });

/** What one more makes of those before it; while one has to wait, nothing is counted and nothing is tried. */
export function afterAttempt(
  before: Attempts,
  { free, firstDelayS, maxDelayS, decaysOneInS }: AttemptLimit,
  now: Date,
): { waitMs: number } | Attempts {
  const waitMs = before.freeAt.getTime() - now.getTime();
  if (waitMs > 0) return { waitMs };
  const forgotten = Math.max(0, now.getTime() - before.at.getTime()) / 1_000 / decaysOneInS;
  // Beyond what brings the longest delay nothing is counted, so that an attack is forgotten in hours.
  const highest = free + 1 + Math.ceil(Math.log2(maxDelayS / firstDelayS));
  const level = Math.min(highest, Math.max(0, before.level - forgotten) + 1);
  const delayS = level <= free ? 0 : Math.min(maxDelayS, firstDelayS * 2 ** Math.floor(level - free - 1e-9));
  return { level, at: now, freeAt: new Date(now.getTime() + delayS * 1_000) };
}
