import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type BrowserState, initialState } from "./browser-state.ts";
import { type Consent, fullConsent, noConsent } from "./consent.ts";
import { storableState } from "./storable-state.ts";

const text = readFileSync(new URL("../stored.md", import.meta.url), "utf8");
const rows = [...text.matchAll(/^\| `(\w+)\.(\w+)` \| (\S+) \|/gm)].map(
  ([, slice = "", field = "", waitsFor = ""]) => ({ slice, field, waitsFor }),
);

type Fields = Record<string, Record<string, unknown>>;
const filled = "filled in";

/** Every field holds something that no field begins with. */
function filledState(): Fields {
  return Object.fromEntries(
    Object.entries(initialState()).map(([slice, fields]) => [
      slice,
      Object.fromEntries(Object.keys(fields).map((field) => [field, filled])),
    ]),
  );
}

const stored = (consent: Consent): Fields =>
  storableState(filledState() as unknown as BrowserState, consent) as unknown as Fields;

test("[STATE-19] the table has each field of the state once", () => {
  const fields = Object.entries(filledState()).flatMap(([slice, of]) =>
    Object.keys(of).map((field) => `${slice}.${field}`),
  );
  expect(rows.map(({ slice, field }) => `${slice}.${field}`)).toEqual(fields);
});

const withoutPurpose = {
  nej: null,
  statistik: { ...fullConsent, statistics: false },
  marknadsföring: { ...fullConsent, marketing: false },
} as const satisfies Record<string, Consent | null>;

test.each(rows)("[STATE-19] [CONSENT-3] $slice.$field waits for: $waitsFor", ({ slice, field, waitsFor }) => {
  const initial = initialState() as unknown as Fields;
  const refused = withoutPurpose[waitsFor as keyof typeof withoutPurpose];
  expect(stored(fullConsent)[slice]?.[field]).toBe(filled);
  if (refused === null) expect(stored(noConsent)[slice]?.[field]).toBe(filled);
  else {
    expect(stored(refused)[slice]?.[field]).toEqual(initial[slice]?.[field]);
    expect(stored(noConsent)[slice]?.[field]).toEqual(initial[slice]?.[field]);
  }
});
