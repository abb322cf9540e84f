import { expect, test } from "vitest";
import { signInSettings } from "./sign-in-settings.ts";

test("[SIGNIN-1] the limits of the contract", () => {
  expect(signInSettings).toEqual({
    refreshTokenOffsetSeconds: 300,
    clockSkewMilliseconds: 300000,
    brokerHandshakeMilliseconds: 2000,
    hiddenFrameTimeoutMilliseconds: 10000,
    pkceRandomBytes: 32,
    pkceMethod: "S256",
    cacheLocation: "sessionStorage",
    memoryRetentionMilliseconds: 432000000,
  });
});
