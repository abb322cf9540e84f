import fc from "fast-check";
import { expect, test } from "vitest";
import { allows, consentKey, consentPurposes, findConsent, fullConsent, noConsent } from "./consent.ts";

const anyConsent = fc.record({ statistics: fc.boolean(), marketing: fc.boolean() });

test("[CONSENT-1] one can say yes or no to statistics and to marketing", () => {
  expect(consentPurposes).toEqual({ statistics: "Statistik", marketing: "Marknadsföring" });
});

test("[CONSENT-2] silence is a no", () => {
  expect(noConsent).toEqual({ statistics: false, marketing: false });
  expect(findConsent(null)).toBeNull();
});

test.each(["", "{", "null", "true", '{"statistics":true}', '{"statistics":"ja","marketing":"ja"}'])(
  "[CONSENT-2] the stored answer %j is none",
  (stored) => {
    expect(findConsent(stored)).toBeNull();
  },
);

test("[CONSENT-2] an answer that was stored is read back", () => {
  fc.assert(
    fc.property(anyConsent, (consent) => {
      expect(findConsent(JSON.stringify(consent))).toEqual(consent);
    }),
  );
});

test.each([
  ["analyticsEvents", "statistics"],
  ["firstClickOrigin", "statistics"],
  ["visitedAdverts", "statistics"],
  ["thirdPartyScripts", "marketing"],
] as const)("[CONSENT-5] %s waits for a yes to %s", (use, purpose) => {
  expect(allows({ ...noConsent, [purpose]: true }, use)).toBe(true);
  expect(allows({ ...fullConsent, [purpose]: false }, use)).toBe(false);
});

test("[CONSENT-2] [CONSENT-5] who has not answered has allowed nothing", () => {
  expect(allows(null, "analyticsEvents")).toBe(false);
  expect(allows(null, "thirdPartyScripts")).toBe(false);
});

test("[CONSENT-7] the answer lies beside the state, not in it", () => {
  expect(consentKey).toBe("consent");
});
