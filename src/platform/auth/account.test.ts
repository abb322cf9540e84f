import { expect, test } from "vitest";
import { account, backendScope } from "./account.ts";
import { tokenAccount } from "./token-account.ts";

const anAccount = (homeAccountId: string) =>
  account.parse({
    homeAccountId,
    localAccountId: "local",
    username: "anna@example.com",
    environment: "login.example",
    realm: "tenant",
  });

test("[SIGNIN-5] an account has seven fields; the broker's id and the claims may be absent", () => {
  expect(anAccount("a")).toEqual({
    homeAccountId: "a",
    localAccountId: "local",
    username: "anna@example.com",
    environment: "login.example",
    realm: "tenant",
    nativeAccountId: null,
    idTokenClaims: null,
  });
  const claims = { nativeAccountId: "n", idTokenClaims: { roles: ["Salesman"] } };
  expect(account.parse({ ...anAccount("a"), ...claims })).toMatchObject(claims);
  expect(account.safeParse({ ...anAccount("a"), homeAccountId: "" }).success).toBe(false);
});

test("[SIGNIN-6] the active account is asked first, then the first that signed in", () => {
  const [anna, bo] = [anAccount("anna"), anAccount("bo")];
  expect(tokenAccount(bo, [anna, bo])).toEqual({ ok: true, value: bo });
  expect(tokenAccount(null, [anna, bo])).toEqual({ ok: true, value: anna });
});

test("[SIGNIN-7] [SIGNIN-13] without an account the answer is 'Unauthorized'", () => {
  expect(tokenAccount(null, [])).toEqual({ ok: false, message: "Unauthorized" });
});

test("[SIGNIN-8] the scope is the backend's application id followed by /.default", () => {
  expect(backendScope("1b0e3a52")).toBe("1b0e3a52/.default");
});
