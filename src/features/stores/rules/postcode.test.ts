import fc from "fast-check";
import { expect, test } from "vitest";
import { milBetween } from "./distance.ts";
import { readPostcode } from "./postcode.ts";
import { findPostcodeArea, postcodeAreas } from "./postcode-areas.ts";

const notInUse = ["32", "48", "49", "99"];
const inUse = Array.from({ length: 90 }, (_, n) => String(n + 10)).filter(
  (digits) => !notInUse.includes(digits),
);

test("[NEAR-5] every two digits that a postcode can begin with have a town", () => {
  expect(Object.keys(postcodeAreas).filter((digits) => digits.length === 2)).toEqual(inUse);
});

test.each([...notInUse, "00", "09"])("[NEAR-5] no postcode begins with %s", (digits) => {
  expect(findPostcodeArea(`${digits}123`)).toBeNull();
});

test("[NEAR-5] every town lies in Sweden", () => {
  for (const { town, latitude, longitude } of Object.values(postcodeAreas)) {
    expect({
      town,
      north: latitude > 55.3 && latitude < 69.1,
      east: longitude > 10.9 && longitude < 24.2,
    }).toEqual({ town, north: true, east: true });
  }
});

test.each(Object.entries(postcodeAreas).filter(([digits]) => digits.length === 3))(
  "[NEAR-5] three digits tell more than two: %s is not too far from its neighbours",
  (digits, { town }) => {
    const area = findPostcodeArea(`${digits}12`);
    const around = findPostcodeArea(`${digits.slice(0, 2)}0`);
    expect(area?.town).toBe(town);
    expect(around && area && milBetween(area, around)).toBeLessThan(21);
  },
);

test.each([
  ["75320", "753\u00a020", "Uppsala"],
  ["753 20", "753\u00a020", "Uppsala"],
  ["  6 4 5 3 0 ", "645\u00a030", "Strängnäs"],
  ["641\u00a030", "641\u00a030", "Katrineholm"],
])("[NEAR-6] %j is read as %s, %s", (entered, shown, town) => {
  expect(readPostcode(entered)).toMatchObject({ entered: shown, error: null, area: { town } });
});

test.each(["", " ", "7532", "753201", "7532O", "75-320", "SE-753 20", "٧٥٣٢٠"])(
  "[NEAR-6] %j is not a postcode: the visitor is told how one looks, and it stays in the field",
  (entered) => {
    expect(readPostcode(entered)).toEqual({
      entered,
      error: "Skriv ett postnummer med fem siffror, till exempel 753\u00a020.",
      area: null,
    });
  },
);

test.each(["32000", "480 12", "99999", "01234"])(
  "[NEAR-7] %s has the right form, but no postcode is like it",
  (entered) => {
    expect(readPostcode(entered)).toEqual({
      entered,
      error: "Postnumret finns inte. Kontrollera siffrorna.",
      area: null,
    });
  },
);

test("[NEAR-6] without a question there is neither a mistake nor a place", () => {
  expect(readPostcode(null)).toEqual({ entered: "", error: null, area: null });
});

test("[NEAR-8] what we show is read back as the same place", () => {
  const postcode = fc
    .tuple(fc.constantFrom(...inUse), fc.integer({ min: 0, max: 999 }))
    .map(([area, rest]) => `${area}${String(rest).padStart(3, "0")}`);
  fc.assert(
    fc.property(postcode, (digits) => {
      const read = readPostcode(digits);
      expect(read.entered.replace("\u00a0", "")).toBe(digits);
      expect(readPostcode(read.entered)).toEqual(read);
      expect(read.area).not.toBeNull();
    }),
  );
});
