import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { authorizationRequest, isAuthorizationRequest } from "./authorization-request.ts";

const right = {
  scopes: ["1b0e3a52/.default"],
  codeChallenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  state: "f3a9",
};

const errorsWith = (changes: object) => formErrors(authorizationRequest, { ...right, ...changes });

test.each([undefined, null, "", "plain", `${right.codeChallenge}=`])(
  "[SIGNIN-9] %j is no PKCE challenge",
  (codeChallenge) => {
    expect(errorsWith({ codeChallenge })).toEqual({ codeChallenge: ["no PKCE challenge"] });
  },
);

test("[SIGNIN-9] the challenge is made with S256 and no other method", () => {
  expect(authorizationRequest.parse(right).codeChallengeMethod).toBe("S256");
  expect(errorsWith({ codeChallengeMethod: "plain" })).toEqual({
    codeChallengeMethod: ["PKCE method must be S256"],
  });
});

test.each(["none", "consent", "login", "select_account", undefined])(
  "[SIGNIN-10] prompt %j is allowed",
  (prompt) => {
    expect(authorizationRequest.parse({ ...right, prompt }).prompt).toBe(prompt);
  },
);

test.each(["create", "LOGIN", "", null])("[SIGNIN-10] prompt %j is refused", (prompt) => {
  expect(errorsWith({ prompt })).toEqual({ prompt: ["unknown prompt"] });
});

test("[SIGNIN-11] token types are Bearer, which is the default, and PoP", () => {
  expect(authorizationRequest.parse(right).tokenType).toBe("Bearer");
  expect(authorizationRequest.parse({ ...right, tokenType: "PoP" }).tokenType).toBe("PoP");
  expect(errorsWith({ tokenType: "ssh-cert" })).toEqual({ tokenType: ["unknown token type"] });
});

test.each([undefined, ""])("[SIGNIN-12] a request leaves with a state value, not with %j", (state) => {
  expect(errorsWith({ state })).toEqual({ state: ["no state"] });
});

test("[SIGNIN-9] [SIGNIN-10] [SIGNIN-11] [SIGNIN-12] as an address has it", () => {
  const asked = (changes: Record<string, string | null>) => {
    const query = new URLSearchParams({
      scope: "openid profile 1b0e3a52/.default",
      code_challenge: right.codeChallenge,
      code_challenge_method: "S256",
      state: right.state,
    });
    for (const [name, value] of Object.entries(changes))
      if (value === null) query.delete(name);
      else query.set(name, value);
    return isAuthorizationRequest(query);
  };
  for (const changes of [{}, { prompt: "none" }, { token_type: "pop" }]) expect(asked(changes)).toBe(true);
  for (const changes of [
    { code_challenge: null },
    { code_challenge_method: "plain" },
    { state: null },
    { prompt: "create" },
    { token_type: "ssh-cert" },
  ])
    expect(asked(changes)).toBe(false);
});
