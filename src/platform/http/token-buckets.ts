type Bucket = { tokens: number; at: number };
export type Limit = {
  /** How much may be asked for at once, after a while of asking for nothing. */
  burst: number;
  perSecond: number;
};

/**
 * One bucket for each address: a token for each question, and so many new ones a second. The addresses that asked last
 * are remembered, no more than a bound; one that is forgotten begins with a full bucket.
 */
export function tokenBuckets({ burst, perSecond }: Limit, maxAddresses: number) {
  const buckets = new Map<string, Bucket>();
  return {
    /** How many whole seconds until there is a token; 0 when there was one, and now it is taken. */
    consume: (address: string, nowMs: number): number => {
      const { tokens, at } = buckets.get(address) ?? { tokens: burst, at: nowMs };
      // A clock that is set back gives nothing and takes nothing.
      const refilled = Math.min(burst, tokens + (Math.max(0, nowMs - at) / 1000) * perSecond);
      const left = refilled >= 1 ? refilled - 1 : refilled;
      // Deleted and set again it is the newest: a Map iterates in the order of insertion.
      buckets.delete(address);
      buckets.set(address, { tokens: left, at: nowMs });
      for (const oldest of buckets.keys()) {
        if (buckets.size <= maxAddresses) break;
        buckets.delete(oldest);
      }
      return refilled >= 1 ? 0 : Math.max(1, Math.ceil((1 - refilled) / perSecond));
    },
    /** What an answer turned out to cost beyond its token: it may leave a debt, of one bucket at most. */
    charge: (address: string, tokens: number): void => {
      const bucket = buckets.get(address);
      if (bucket) bucket.tokens = Math.max(-burst, bucket.tokens - tokens);
    },
    count: () => buckets.size,
  };
}
