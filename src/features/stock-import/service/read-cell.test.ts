import { expect, test } from "vitest";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { factWords } from "./fact-cells.ts";
import { anyText, listOf, readPhone, readPlate, storeSlug, wordOf, yesOrNo } from "./read-cell.ts";
import { makeWords, storeKindWords } from "./vocabulary-words.ts";

const equipmentWords = factWords(carFacts.equipment);
const fuelWords = factWords(carFacts.fuelType);

test.each([
  ["ABC 12D", "abc12d"],
  ["mlb841", "mlb841"],
])("[IMPORT-40] %s is a plate", (cell, value) => {
  expect(readPlate(cell)).toEqual({ value });
});

test.each(["AB 123", "ABC 1234", "123 ABC", 123])("[IMPORT-40] %s is no plate", (cell) => {
  expect(readPlate(cell)).toEqual({ complaint: `"${cell}" är inget regnummer` });
});

test.each([
  [makeWords, "Škoda", "skoda"],
  [makeWords, "MERCEDES BENZ", "mercedes-benz"],
  [makeWords, "mercedes", "mercedes-benz"],
  [makeWords, "VW", "volkswagen"],
  [factWords(carFacts.gearboxType), "Automat", "automatisk"],
  [factWords(carFacts.colour), "GRA", "grå"],
  [storeKindWords, "Butik", "store"],
  [equipmentWords, "Apple CarPlay", "apple carplay"],
  [equipmentWords, "Navigation (GPS)", "gps"],
  [fuelWords, "5", 5],
  [fuelWords, 5, 5],
  [fuelWords, "laddhybrid", 5],
])("[IMPORT-18] %s: %s means %s", (list, cell, value) => {
  expect(wordOf<unknown>(list, "okänt")(cell)).toEqual({ value });
});

test("[IMPORT-19] the nearest word is suggested, when one is near", () => {
  const make = wordOf(makeWords, "inget märke vi säljer");
  expect(make("Vovlo")).toEqual({ complaint: '"Vovlo" är inget märke vi säljer. Menade du "volvo"?' });
  expect(make("Trabant")).toEqual({ complaint: '"Trabant" är inget märke vi säljer' });
});

test.each(["ja", "J", "true", "SANT", "yes", "1", "x", true, 1])("[IMPORT-21] %s is yes", (cell) => {
  expect(yesOrNo(cell)).toEqual({ value: true });
});

test.each(["nej", "N", "false", "FALSKT", "no", "0", false, 0])("[IMPORT-21] %s is no", (cell) => {
  expect(yesOrNo(cell)).toEqual({ value: false });
});

test("[IMPORT-21] anything else is neither", () => {
  expect(yesOrNo("kanske")).toEqual({ complaint: '"kanske" är varken ja eller nej' });
});

test.each([
  ["a|b| a |", ["a", "b"]] as const,
  [
    ["a", "b", "", null, "a"],
    ["a", "b"],
  ] as const,
])("[IMPORT-22] %j is the list %j", (cell, value) => {
  expect(listOf(anyText(10))(cell)).toEqual({ value });
});

test("[IMPORT-22] a list with a part that cannot be read is refused", () => {
  const read = listOf(wordOf(equipmentWords, "ingen känd utrustning"));
  expect(read("gps|bakkamera")).toEqual({
    complaint: '"bakkamera" är ingen känd utrustning. Menade du "backkamera"?',
  });
});

test("[IMPORT-41] texts are put on one line", () => {
  expect(anyText(20)(" T6 \r\n AWD ")).toEqual({ value: "T6 AWD" });
});

test.each([
  ["x".repeat(21), `"${"x".repeat(21)}" är för långt (högst 20 tecken)`],
  ["x".repeat(61), `"${"x".repeat(60)}…" är för långt (högst 20 tecken)`],
  ["a\u0000b", '"a\ufffdb" innehåller otillåtna tecken'],
  [{ a: 1 }, '"{"a":1}" är ingen text'],
])("[IMPORT-41] %j is no text for us", (cell, complaint) => {
  expect(anyText(20)(cell)).toEqual({ complaint });
});

test("[IMPORT-44] phone numbers are kept with their country code", () => {
  expect(readPhone("070-174 06 05")).toEqual({ value: "+46701740605" });
  expect(readPhone("ring mig")).toEqual({ complaint: '"ring mig" är inget telefonnummer' });
});

test.each([
  ["malmo", "malmo"],
  ["Malmö Syd", "malmo-syd"],
  [" Göteborg_2 ", "goteborg-2"],
])("[PLACE-1] %j is the store %s", (cell, slug) => {
  expect(storeSlug(cell)).toEqual({ value: slug });
});

test.each(["", "-", "malmö--syd", "nacka/länna", "a".repeat(41)])("[PLACE-1] %j is no store", (cell) => {
  expect(storeSlug(cell)).toHaveProperty("complaint");
});
