import fc from "fast-check";
import { expect, test } from "vitest";
import { type SilentRequest, silentRequest, silentRequestKey, silentRequestPlan } from "./silent-request.ts";
import { tokenSources } from "./token-sources.ts";

const anAccount = {
  homeAccountId: "anna",
  localAccountId: "local",
  username: "anna@example.com",
  environment: "login.example",
  realm: "tenant",
};

const aRequest = (changes: Partial<SilentRequest> = {}): SilentRequest => ({
  ...silentRequest.parse({ account: anAccount, scopes: ["api/.default"] }),
  ...changes,
});

test.each([undefined, null])(
  "[SIGNIN-13] a silent request with account %j is refused: 'no account'",
  (account) => {
    const { error } = silentRequest.safeParse({ account, scopes: ["api/.default"] });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[["account"], "no account"]]);
  },
);

test("[SIGNIN-13] with an account it may be sent", () => {
  expect(silentRequest.parse({ account: anAccount, scopes: ["api/.default"] })).toMatchObject({
    forceRefresh: false,
  });
});

test("[SIGNIN-14] the order, case and repetition of scopes make no other request; another account, another scope or a forced refresh is another request", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (scopes) => {
      const turned = [...scopes, ...scopes].reverse().map((scope) => scope.toUpperCase());
      expect(silentRequestKey(aRequest({ scopes: turned }))).toBe(silentRequestKey(aRequest({ scopes })));
    }),
  );
  const other = { ...aRequest().account, homeAccountId: "bo" };
  const keys = [
    aRequest(),
    aRequest({ account: other }),
    aRequest({ scopes: ["a", "b"] }),
    aRequest({ forceRefresh: true }),
  ];
  expect(new Set(keys.map(silentRequestKey)).size).toBe(4);
});

test.each(tokenSources)("[SIGNIN-14] an identical request at %s shares the one under way", (source) => {
  expect(silentRequestPlan({ key: "a", source }, [{ key: "a", source: "hiddenFrame" }])).toBe("share");
});

test("[SIGNIN-15] a second hidden frame waits for the first", () => {
  const inFlight = [{ key: "a", source: "hiddenFrame" }] as const;
  expect(silentRequestPlan({ key: "b", source: "hiddenFrame" }, inFlight)).toBe("wait");
  expect(silentRequestPlan({ key: "b", source: "refreshToken" }, inFlight)).toBe("start");
  expect(silentRequestPlan({ key: "b", source: "hiddenFrame" }, [{ key: "a", source: "cache" }])).toBe(
    "start",
  );
  expect(silentRequestPlan({ key: "b", source: "hiddenFrame" }, [])).toBe("start");
});
