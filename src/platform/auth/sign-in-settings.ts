const day = 24 * 60 * 60 * 1000;

/** The limits of staff sign-in, handed as they are to whatever client does the talking. */
export const signInSettings = {
  refreshTokenOffsetSeconds: 300,
  clockSkewMilliseconds: 300_000,
  brokerHandshakeMilliseconds: 2_000,
  hiddenFrameTimeoutMilliseconds: 10_000,
  pkceRandomBytes: 32,
  pkceMethod: "S256",
  cacheLocation: "sessionStorage",
  memoryRetentionMilliseconds: 5 * day,
} as const;
