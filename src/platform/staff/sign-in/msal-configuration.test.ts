import { expect, test } from "vitest";
import { msalConfiguration } from "./msal-configuration.ts";
import type { PageSignIn } from "./sign-in-settings.ts";

const page: PageSignIn = {
  clientId: "site",
  authority: "https://login.example/tenant",
  knownAuthorities: [],
  protocol: "AAD",
  authorityMetadata: null,
  scope: "backend/.default",
  demoUsers: [],
};

test("[SIGNIN-1] [SIGNIN-2] [SIGNIN-4] MSAL is told the limits of the contract", () => {
  const { cache, system } = msalConfiguration(page, "https://bilar.example");
  expect(cache).toEqual({ cacheLocation: "sessionStorage", cacheRetentionDays: 5 });
  expect(system).toMatchObject({
    nativeBrokerHandshakeTimeout: 2_000,
    iframeBridgeTimeout: 10_000,
    tokenRenewalOffsetSeconds: 300,
    allowPlatformBroker: true,
  });
});

test("[SIGNIN-1] whoever typed another name of this machine stays there", () => {
  const authorityMetadata = JSON.stringify({
    issuer: "http://localhost:3000/idp",
    token_endpoint: "http://localhost:3000/idp/token",
  });
  const { auth, system } = msalConfiguration(
    { ...page, protocol: "OIDC", authorityMetadata },
    "http://127.0.0.1:3000",
  );
  expect(JSON.parse(auth.authorityMetadata ?? "")).toEqual({
    issuer: "http://localhost:3000/idp",
    token_endpoint: "http://127.0.0.1:3000/idp/token",
  });
  expect(system?.allowPlatformBroker).toBe(false);
});
