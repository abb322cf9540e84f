import { expect, test } from "vitest";
import { account } from "./account.ts";
import { interactions, isSignedIn } from "./interaction.ts";

const anna = account.parse({
  homeAccountId: "anna",
  localAccountId: "local",
  username: "anna@example.com",
  environment: "login.example",
  realm: "tenant",
});

test("[SIGNIN-17] besides starting up there are three interactions: none, sign-in and sign-out", () => {
  expect(Object.keys(interactions)).toEqual(["startup", "none", "signIn", "signOut"]);
});

test("[SIGNIN-18] while the sign-in starts up the user counts as not signed in", () => {
  expect(isSignedIn({ interaction: "startup", account: anna })).toBe(false);
});

test.each(["none", "signIn", "signOut"] as const)(
  "[SIGNIN-18] during %s, who has an account is signed in",
  (interaction) => {
    expect(isSignedIn({ interaction, account: anna })).toBe(true);
    expect(isSignedIn({ interaction, account: null })).toBe(false);
  },
);
