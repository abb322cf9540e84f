import { expect, test } from "vitest";
import { signInConfig } from "./sign-in-config.ts";

const entra = {
  APP_ENV: "production",
  AUTH_AUTHORITY: "https://login.microsoftonline.com/tenant/",
  AUTH_CLIENT_ID: "site",
  AUTH_API_APP_ID: "backend",
} as const;

test("[IDP-1] Entra ID by its authority and two ids alone; the rest follows", () => {
  expect(signInConfig(entra, "https://www.example.com")).toEqual({
    rules: {
      issuer: "https://login.microsoftonline.com/tenant/v2.0",
      audience: "backend",
      clientIds: ["site"],
      scope: "access_as_user",
    },
    keysAt: "https://login.microsoftonline.com/tenant/discovery/v2.0/keys",
    client: {
      clientId: "site",
      authority: "https://login.microsoftonline.com/tenant",
      knownAuthorities: ["login.microsoftonline.com"],
      protocol: "AAD",
      authorityMetadata: null,
      scope: "backend/.default",
    },
    origin: "https://login.microsoftonline.com",
  });
});

test("[IDP-1] unset, our own provider answers below the site; its authority is https in name", () => {
  const config = signInConfig({ APP_ENV: "demo" }, "http://localhost:3000");
  expect(config).toMatchObject({
    rules: { issuer: "http://localhost:3000/idp" },
    keysAt: null,
    client: { authority: "https://localhost:3000/idp", protocol: "OIDC" },
    origin: null,
  });
  expect(JSON.parse(config?.client.authorityMetadata ?? "")).toMatchObject({
    token_endpoint: "http://localhost:3000/idp/token",
  });
});

test("[IDP-2] in production our own provider needs the operator's users; without them nobody signs in", () => {
  expect(signInConfig({ APP_ENV: "production" }, "https://www.example.com")).toBeNull();
  expect(
    signInConfig({ APP_ENV: "production", AUTH_USERS_FILE: "users.json" }, "https://www.example.com"),
  ).toMatchObject({ rules: { issuer: "https://www.example.com/idp" } });
});
