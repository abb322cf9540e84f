export type CircuitBreaker = {
  /** Whoever gets a yes says afterwards how it went. */
  mayTry: () => boolean;
  succeeded: () => void;
  failed: () => void;
};

/**
 * Whoever fails again and again is left alone for a while, so that visitors need not wait for what will not come. Then
 * one is let through, and how that goes decides. Thirty lines rather than a package of events and statistics that
 * nobody reads.
 */
export function circuitBreaker({
  clock,
  failuresToOpen,
  openMs,
}: {
  clock: () => Date;
  failuresToOpen: number;
  openMs: number;
}): CircuitBreaker {
  let failures = 0;
  let openedAt: number | null = null;
  let isTrying = false;
  return {
    mayTry: () => {
      if (openedAt === null) return true;
      if (isTrying || clock().getTime() - openedAt < openMs) return false;
      isTrying = true;
      return true;
    },
    succeeded: () => {
      failures = 0;
      openedAt = null;
      isTrying = false;
    },
    failed: () => {
      failures++;
      isTrying = false;
      if (openedAt !== null || failures >= failuresToOpen) openedAt = clock().getTime();
    },
  };
}
