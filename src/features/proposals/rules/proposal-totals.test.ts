import fc from "fast-check";
import { expect, test } from "vitest";
import { depositFloor } from "#features/credit/rules/deposit.ts";
import { loanMonths } from "#features/credit/rules/loan-input.ts";
import { aPlate } from "#tests/any-plate.ts";
import { canonicalJson } from "./canonical-json.ts";
import { offerFrom } from "./offer-from.ts";
import { readChoice } from "./proposal-choice.ts";
import type { Offer, OfferedCar } from "./proposal-content.ts";
import { type ProposalDraft, proposalDraft } from "./proposal-draft.ts";
import { proposalMargin } from "./proposal-margin.ts";
import { proposalState, validUntil } from "./proposal-terms.ts";
import { proposalTotals } from "./proposal-totals.ts";
import { missingToSend } from "./ready-to-send.ts";
import { versionChanges } from "./version-changes.ts";

const aCar = (plate: string, price: number): OfferedCar => ({
  licenseplate: aPlate(plate),
  title: `Volvo ${plate}`,
  line: "2021",
  price,
  path: "/",
  picture: null,
});
const known = {
  cars: [aCar("abc123", 289_900), aCar("def456", 269_900)],
  extras: [{ key: "wheels", label: "Vinterhjul", note: "18 tum", price: 8_900, cost: 6_600 }],
};
const aDraft = (changes: Partial<Record<keyof ProposalDraft, unknown>> = {}): ProposalDraft =>
  proposalDraft.parse({
    name: "Omar",
    email: "omar@example.com",
    signature: "Anna",
    cars: [{ licenseplate: "ABC 123" }, { licenseplate: "def456" }, { licenseplate: "abc123" }],
    extras: [{ key: "wheels", price: 8_900, note: "" }],
    discount: 2_000,
    tradeIn: {
      licenseplate: "mlb27k",
      title: "VW Golf",
      mileage: 9_200,
      value: 126_500,
      debt: 41_200,
      resale: 139_400,
    },
    loan: { deposit: 85_300, months: 36, residualPercent: 50 },
    ...changes,
  });
const anOffer = (changes?: Parameters<typeof aDraft>[0]): Offer => offerFrom(aDraft(changes), known);

test("[PROPOSE-1] the same plate twice in a draft is one car, in its first place", () => {
  expect(aDraft().cars).toEqual([{ licenseplate: "abc123" }, { licenseplate: "def456" }]);
});

test("[PROPOSE-3] car, extras and discount sum to the total; trade-in and deposit come off, the residual is of the car", () => {
  const totals = proposalTotals(anOffer());
  expect(totals).toMatchObject({
    total: 296_800,
    tradeInLeft: 85_300,
    afterTradeIn: 211_500,
    deposit: 85_300,
    cash: 0,
  });
  expect(totals.bounds).toEqual({ min: 85_300, max: 286_800 });
  expect(totals.loan).toMatchObject({ price: 296_800, credit: 211_500, residual: 144_950, months: 36 });
  expect(totals.toPay).toBe(211_500);
});

test("[PROPOSE-3] a loan above the trade-in's worth is paid besides, and the deposit keeps to the floor", () => {
  const tradeIn = { licenseplate: "mlb27k", title: "", mileage: null, value: 40_000, debt: 60_000 };
  const totals = proposalTotals(anOffer({ tradeIn }));
  expect(totals).toMatchObject({ tradeInLeft: -20_000, afterTradeIn: 316_800 });
  expect(totals.bounds?.min).toBe(depositFloor(296_800));
});

test("[PROPOSE-3] [PROPOSE-5] whatever the customer types, both sides count the same: a good choice is what the sums show", () => {
  const offers = fc.record({
    price: fc.integer({ min: 1_000, max: 2_000_000 }),
    discount: fc.integer({ min: 0, max: 50_000 }),
    value: fc.integer({ min: 0, max: 400_000 }),
    debt: fc.integer({ min: 0, max: 400_000 }),
    deposit: fc.integer({ min: 0, max: 2_000_000 }),
    months: fc.constantFrom(...loanMonths),
    residualPercent: fc.integer({ min: 0, max: 50 }),
    input: fc.integer({ min: 0, max: 2_000_000 }),
  });
  fc.assert(
    fc.property(offers, ({ price, discount, value, debt, deposit, months, residualPercent, input }) => {
      const draft = aDraft({
        discount,
        tradeIn: { licenseplate: "mlb27k", title: "", mileage: null, value, debt },
        loan: { deposit, months, residualPercent },
      });
      const offer = offerFrom(draft, { ...known, cars: [aCar("abc123", price)] });
      const read = readChoice({ bil: "abc123", insats: String(input), manader: String(months) }, offer);
      const asSent = JSON.parse(canonicalJson(offer)) as Offer;
      if ("errors" in read) {
        const { bounds } = proposalTotals(offer);
        expect(bounds !== null && input >= bounds.min && input <= bounds.max).toBe(false);
        return;
      }
      const mine = proposalTotals(offer, read.choice);
      expect(proposalTotals(asSent, read.choice)).toEqual(mine);
      expect(mine.total - mine.tradeInLeft).toBe(mine.afterTradeIn);
      if (mine.loan) {
        expect(mine.loan.deposit).toBe(input);
        expect(mine.deposit).toBeGreaterThanOrEqual(depositFloor(mine.total));
        expect(mine.loan.credit + mine.deposit).toBe(mine.total);
        expect(mine.toPay).toBe(mine.loan.credit);
      }
    }),
  );
});

test("[PROPOSE-5] another car, a deposit out of bounds and months that are not offered", () => {
  const offer = anOffer();
  expect(readChoice({ bil: "xyz999" }, offer)).toMatchObject({ errors: [{ field: "bil" }] });
  expect(readChoice({ insats: "1000" }, offer)).toMatchObject({ errors: [{ field: "insats" }] });
  expect(readChoice({ insats: "mycket" }, offer)).toMatchObject({ errors: [{ field: "insats" }] });
  expect(readChoice({ manader: "37" }, offer)).toMatchObject({ errors: [{ field: "manader" }] });
  const choice = { licenseplate: "def456", deposit: 266_800, months: 48 };
  const sent = { bil: "DEF 456", insats: "286 800 kr", manader: "48", tidigare: "abc123" };
  expect(readChoice(sent, offer)).toEqual({ choice });
});

test("[PROPOSE-2] an offer has exactly the parts that a customer may see", () => {
  const text = JSON.stringify(offerFrom(aDraft(), known));
  expect(text).not.toMatch(/cost|resale|6600|139400/);
  expect(text).toContain("Vinterhjul");
});

test("[PROPOSE-4] the same content is the same text, in whatever order it was put together; a version holds for seven days", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "å" }], a: 2, e: undefined })).toBe(
    '{"a":2,"b":[1,{"c":"å","d":null}]}',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (content) => {
      const turned = Object.fromEntries(Object.entries(content).reverse());
      expect(canonicalJson(turned)).toBe(canonicalJson(content));
    }),
  );
  expect(validUntil(new Date("2026-11-16T09:00:00Z"))).toEqual(new Date("2026-11-23T09:00:00Z"));
});

test("[PROPOSE-6] the last version says where a proposal stands", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const last = { validUntil: new Date("2026-11-23T10:00:00Z"), acceptedAt: null };
  const state = (past: Partial<Parameters<typeof proposalState>[0]>, at = now) =>
    proposalState({ withdrawnAt: null, last, ...past }, at);
  expect(state({ last: null })).toBe("draft");
  expect(state({})).toBe("sent");
  expect(state({}, last.validUntil)).toBe("expired");
  expect(state({ last: { ...last, acceptedAt: now } }, last.validUntil)).toBe("accepted");
  expect(state({ withdrawnAt: now })).toBe("withdrawn");
});

test("[PROPOSE-7] what has to be there is said field by field", () => {
  const missing = (changes: Parameters<typeof aDraft>[0]) =>
    missingToSend(aDraft(changes), anOffer(changes)).map(({ field }) => field);
  expect(missing({})).toEqual([]);
  expect(missing({ name: "", email: "omar", signature: "", cars: [] })).toEqual([
    "name",
    "email",
    "signature",
    "cars",
  ]);
  expect(missing({ cars: [{ licenseplate: "xyz999" }] })).toEqual(["cars"]);
  expect(missing({ discount: 400_000 })).toContain("discount");
  expect(
    missing({ tradeIn: { licenseplate: "mlb27k", title: "", mileage: null, value: 290_000, debt: 0 } }),
  ).toEqual(["loan"]);
});

test("[PROPOSE-8] [CARCOST-4] what we earn is price less cost and VAT, and what nobody knows is said to be unknown", () => {
  const bought = { price: 259_900, estimatedCost: 8_600, booked: 3_000 };
  const costs = { cars: { [aPlate("abc123")]: bought }, extras: { wheels: 6_600 }, tradeInResale: 139_400 };
  expect(proposalMargin(anOffer(), costs)).toEqual({
    // 289 900 − 259 900 − 8 600, and a fifth of 30 000.
    cars: { abc123: 15_400, def456: null },
    extras: { wheels: 1_840 },
    tradeIn: 10_320,
    discount: 1_600,
    sum: 15_400 + 1_840 + 10_320 - 1_600,
    isComplete: true,
  });
  expect(proposalMargin(anOffer(), { ...costs, cars: {}, tradeInResale: null })).toMatchObject({
    sum: 1_840 - 2_000,
    isComplete: false,
  });
});

test("[PROPOSE-9] a version says what is new in it", () => {
  const before = anOffer({ cars: [{ licenseplate: "abc123" }], discount: 0 });
  expect(versionChanges(before, anOffer())).toEqual(["Volvo def456 är med", "2\u00a0000\u00a0kr rabatt"]);
  expect(versionChanges(anOffer(), anOffer({ extras: [], tradeIn: null, loan: null }))).toEqual([
    "Vinterhjul är borttaget",
    "utan inbyte",
    "utan lån",
  ]);
  expect(versionChanges(before, before)).toEqual([]);
});
