import fc from "fast-check";
import { expect, test } from "vitest";
import type { Car } from "#features/cars/rules/car.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import { type CarImage, type ImageType, imageTypes } from "#features/cars/rules/image.ts";
import { fuelCodes } from "#features/cars/rules/vocabulary.ts";
import { advertQuality } from "./advert-quality.ts";
import { type AdvertFacts, type QualityRuleName, qualityRules } from "./advert-quality-rules.ts";

const names = Object.keys(qualityRules) as QualityRuleName[];
const image = (type: ImageType, position: number): CarImage => ({
  url: `/files/pictures/${position}.jpg`,
  position,
  type,
  isHighlight: false,
});
const pictures = (...types: ImageType[]) => types.map(image);
const { exterior, interior, wheels, pano, documentation, externalDamages } = imageTypes;

const battery = { percent: 92, method: "OBD", measuredOn: "2026-10-01" };
const scratch: ConditionFinding = {
  part: "exteriorDamage",
  verdict: "note",
  note: "Repa, vänster bakdörr.",
  imagePosition: 12,
};

const whole: AdvertFacts = {
  fuelType: 3,
  modelDescription: "Long Range AWD",
  equipment: ["panorama", "farthållare", "värmare", "gps"],
  equipmentDetails: ["Harman Kardon", "Adaptiv farthållare", "Elektrisk baklucka"],
  owners: 1,
  annualTax: 360,
  consumption: 17,
  wltpRange: 480,
  batteryHealth: battery,
  inspectionDueOn: "2027-05-31",
  inspectedOn: "2026-10-24",
  inspectionComplete: true,
  tyreKind: "vinter",
  tyreDepthFront: 7,
  tyreDepthRear: 6.5,
  serviceHistory: "full",
  price: 389_900,
  images: pictures(...Array<ImageType>(8).fill(exterior), interior, interior, wheels, pano, externalDamages),
  findings: [scratch],
  hasSpin: false,
  hasVideo: true,
  market: "level",
};

const bare: AdvertFacts = {
  ...whole,
  modelDescription: " ",
  equipment: [],
  equipmentDetails: [],
  owners: null,
  annualTax: null,
  consumption: null,
  wltpRange: null,
  batteryHealth: null,
  inspectionDueOn: null,
  inspectedOn: null,
  inspectionComplete: false,
  tyreKind: null,
  tyreDepthFront: null,
  tyreDepthRear: null,
  serviceHistory: null,
  price: null,
  images: [],
  findings: [{ ...scratch, note: null, imagePosition: null }],
  hasSpin: false,
  hasVideo: false,
  market: "over",
};

test("[CARPARTS-13] the rules are worth 100 together: all of them 100, none of them 0", () => {
  expect(names.reduce((sum, name) => sum + qualityRules[name].points, 0)).toBe(100);
  expect(advertQuality(whole)).toMatchObject({ score: 100 });
  expect(advertQuality(bare)).toMatchObject({ score: 0 });
});

/** The whole advert with one thing taken away. */
const without: Record<QualityRuleName, Partial<AdvertFacts>> = {
  somePictures: { images: pictures(exterior, exterior, exterior, exterior, wheels) },
  enoughPictures: { images: whole.images.slice(1) },
  cover: { images: pictures(interior, interior) },
  exterior: { images: pictures(exterior, exterior, exterior, documentation) },
  interior: { images: pictures(exterior, interior) },
  wheels: { images: whole.images.filter(({ type }) => type !== wheels) },
  around: { images: whole.images.filter(({ type }) => type !== pano) },
  film: { hasVideo: false },
  damagesPictured: { findings: [scratch, { ...scratch, imagePosition: null }] },
  damagesTold: { findings: [{ ...scratch, note: "  " }] },
  protocol: { inspectionComplete: false },
  tyres: { tyreDepthRear: null },
  service: { serviceHistory: null },
  roadworthiness: { inspectionDueOn: null },
  equipment: { equipment: ["gps"] },
  details: { equipmentDetails: ["Dragkrok"] },
  text: { modelDescription: "" },
  price: { price: null },
  market: { market: "over" },
  battery: { batteryHealth: null },
  range: { wltpRange: null },
  owners: { owners: null },
  tax: { annualTax: null },
};

test.each(names)("[CARPARTS-13] without %s its points are gone, and the row says what is missing", (name) => {
  const { score, rows } = advertQuality({ ...whole, ...without[name] });
  const row = rows.find((one) => one.name === name);
  expect(row).toMatchObject({ isSatisfied: false, text: qualityRules[name].missing });
  expect(score).toBeLessThanOrEqual(100 - qualityRules[name].points);
});

test("[CARPARTS-13] what cannot be had is not asked for", () => {
  const petrol = { ...whole, fuelType: 1, batteryHealth: null, wltpRange: null } as const;
  expect(advertQuality(petrol).score).toBe(100);
  expect(advertQuality({ ...whole, findings: [] }).score).toBe(100);
  expect(
    advertQuality({ ...whole, findings: [{ ...scratch, part: "paint", imagePosition: null }] }).score,
  ).toBe(100);
  expect(advertQuality({ ...whole, market: null }).score).toBe(100);
});

test("[CARPARTS-14] what is missing stands first, and of that what is worth most", () => {
  const { rows } = advertQuality({ ...whole, ...without.film, ...without.service });
  expect(rows.slice(0, 3).map(({ name, isSatisfied }) => [name, isSatisfied])).toEqual([
    ["service", false],
    ["film", false],
    ["protocol", true],
  ]);
});

const known = <Value>(value: Value) => fc.constantFrom(value, null);
const anyAdvert: fc.Arbitrary<AdvertFacts> = fc.record({
  fuelType: fc.constantFrom(...fuelCodes),
  modelDescription: fc.constantFrom("", "T6 AWD"),
  equipment: fc.subarray([...whole.equipment]),
  equipmentDetails: fc.subarray([...whole.equipmentDetails]),
  owners: known(2),
  annualTax: known(1_800),
  consumption: known(6),
  wltpRange: known(480),
  batteryHealth: known(battery),
  inspectionDueOn: known("2027-05-31"),
  inspectedOn: known("2026-10-24"),
  inspectionComplete: fc.boolean(),
  tyreKind: known("sommar" as const),
  tyreDepthFront: known(6),
  tyreDepthRear: known(6),
  serviceHistory: known("partial" as const),
  price: known(189_900),
  images: fc
    .array(fc.constantFrom<ImageType>(...Object.values(imageTypes)), { maxLength: 16 })
    .map((types) => pictures(...types)),
  findings: fc.array(
    fc.record({
      part: fc.constantFrom<ConditionFinding["part"]>("exteriorDamage", "wheelDamage", "paint"),
      verdict: fc.constantFrom<ConditionFinding["verdict"]>("normal", "note", "fault"),
      note: known("Repa."),
      imagePosition: known(3),
    }),
    { maxLength: 4 },
  ),
  hasSpin: fc.boolean(),
  hasVideo: fc.boolean(),
  market: fc.constantFrom("under", "level", "over", null),
});

/** One thing that was not there before. */
const additions: fc.Arbitrary<(advert: AdvertFacts) => AdvertFacts> = fc.oneof(
  fc.constantFrom<ImageType>(...Object.values(imageTypes)).map((type) => (advert: AdvertFacts) => ({
    ...advert,
    images: [...advert.images, image(type, advert.images.length)],
  })),
  fc
    .constantFrom<keyof Car & keyof AdvertFacts>(
      "owners",
      "annualTax",
      "wltpRange",
      "batteryHealth",
      "inspectionDueOn",
      "inspectedOn",
      "tyreKind",
      "tyreDepthFront",
      "tyreDepthRear",
      "serviceHistory",
      "price",
      "modelDescription",
      "equipment",
      "equipmentDetails",
      "inspectionComplete",
    )
    .map((field) => (advert: AdvertFacts) => ({ ...advert, [field]: whole[field] })),
  fc.constantFrom(
    (advert: AdvertFacts) => ({ ...advert, hasVideo: true }),
    (advert: AdvertFacts) => ({ ...advert, hasSpin: true }),
    (advert: AdvertFacts) => ({
      ...advert,
      findings: advert.findings.map((one) => ({ ...one, imagePosition: one.imagePosition ?? 3 })),
    }),
    (advert: AdvertFacts) => ({
      ...advert,
      findings: advert.findings.map((one) => ({ ...one, note: one.note ?? "Repa." })),
    }),
  ),
);

test("[CARPARTS-13] to add what is missing never lowers the score, which stays between 0 and 100", () => {
  fc.assert(
    fc.property(anyAdvert, additions, (advert, added) => {
      const before = advertQuality(advert).score;
      const after = advertQuality(added(advert)).score;
      expect(after).toBeGreaterThanOrEqual(before);
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(100);
    }),
  );
});
