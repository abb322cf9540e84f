import { expect, test } from "vitest";
import { filterDay as now } from "#tests/any-filter.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { readSentence } from "./read-sentence.ts";

function read(sentence: string) {
  const reading = readSentence(sentence, { now, chain });
  return {
    ...reading,
    labels: reading.chips.map(({ label }) => label.replaceAll("\u00a0", " ")),
    words: reading.rest.map(({ text }) => text),
    said: reading.notes.map(({ text }) => text.replaceAll("\u00a0", " ")),
  };
}

test("[SENTENCE-1] a chip and a word left over tell where they were read", () => {
  const sentence = "Fin röd Volvo V60, inte diesel";
  const { chips, rest } = read(sentence);
  expect(chips.map(({ field, label, from, to }) => [field, label, sentence.slice(from, to)])).toEqual([
    ["carColors", "Röd", "röd"],
    ["series", "Volvo V60", "Volvo V60"],
    ["fuelTypes", "Inte diesel", "inte diesel"],
  ]);
  expect(rest).toEqual([{ text: "Fin", from: 0, to: 3 }]);
});

test.each(["fyrhjulsdrift", "FYRHJULS DRIFT", "fyrhjuls-drift", "4 hjuls drift"])(
  "[SENTENCE-2] %s",
  (text) => {
    expect(read(text)).toMatchObject({ filter: { hasAwd: true }, rest: [] });
  },
);

test("[SENTENCE-3] the longest phrase wins", () => {
  expect(read("diesel värmare").filter).toMatchObject({ equipmentTags: ["värmare"] });
  expect(read("android auto").filter).toEqual({ equipmentTags: ["android auto"] });
  expect(read("mini buss").filter).toEqual({ types: ["minibuss"] });
});

test("[SENTENCE-4] small words are neither chips nor left over", () => {
  expect(read("Hej, jag söker en bil till familjen. Tack!")).toMatchObject({
    filter: {},
    chips: [],
    rest: [],
  });
});

test("[SENTENCE-5] an eller carries inte on, a comma only with an eller to come", () => {
  expect(read("inte röd, blå eller svart").labels).toEqual(["Inte röd", "Inte blå", "Inte svart"]);
  expect(read("inte röd, blå").labels).toEqual(["Inte röd", "Blå"]);
  expect(read("inte diesel eller suv").labels).toEqual(["Inte diesel", "SUV"]);
});

test("[SENTENCE-6] equipment is asked away by searching without it, and a vague word not at all", () => {
  const { filter, labels } = read("kombi utan panoramatak");
  expect({ filter, labels }).toEqual({
    filter: { types: ["kombi"], search: "-panorama" },
    labels: ["Kombi", "Inte panorama"],
  });
  expect(read("inte lågmilare")).toMatchObject({ filter: {}, left: [{ text: "inte lågmilare", words: [] }] });
  expect(read("inte rostig").left).toEqual([{ text: "inte rostig", words: ["-rostig"] }]);
});

test("[SENTENCE-32] a number without a noun is never searched for", () => {
  expect(read("golf 7").left).toEqual([{ text: "7", words: [] }]);
  expect(read("co2 under 100").left).toEqual([{ text: "co2 under 100", words: [] }]);
});

test("[SENTENCE-33] the colour of the interior is no colour of the car", () => {
  const { filter, said } = read("svart volvo med vit inredning");
  expect({ filter, said }).toEqual({
    filter: { brands: ["volvo"], carColors: ["svart"] },
    said: ["Inredningens färg går inte att söka på."],
  });
});

test("[SENTENCE-34] a word that says more is searched for beside what it asks, unless alternatives are named", () => {
  expect(read("320d").filter).toEqual({ series: ["3-serie"], search: '"320d"' });
  expect(read("320d eller 520d").filter).toEqual({ series: ["3-serie", "5-serie"] });
  expect(read("inte quattro").filter).toEqual({ search: "-quattro" });
});

test("[SENTENCE-35] a name within a name is no make", () => {
  expect(read("v60 polestar engineered").filter).toEqual({
    series: ["v60"],
    search: '"polestar" "engineered"',
  });
});

test("[SENTENCE-36] a distance from a place is the stores so near, and says when there is none", () => {
  expect(read("max 2 mil från uppsala")).toMatchObject({
    filter: { facilities: ["uppsala"] },
    labels: ["Inom 2 mil från Uppsala"],
  });
  expect(read("max 5 mil från kiruna")).toMatchObject({
    filter: {},
    said: ["Ingen av våra butiker ligger inom 5 mil därifrån. Bilar från alla butiker visas."],
  });
});

test("[SENTENCE-7] one of the wanted is enough, without what is not wanted; equipment is all required", () => {
  expect(read("hybrid men inte laddhybrid").filter).toEqual({ fuelTypes: ["4"] });
  expect(read("gps och bluetooth").filter).toEqual({ equipmentTags: ["gps", "bluetooth"] });
  expect(read("personbil men inte suv").filter.types).not.toContain("personbil");
});

test("[SENTENCE-9] a model number is never a price", () => {
  for (const car of ["bmw 520", "peugeot 3008", "volvo 240", "saab 900", "mercedes e220", "kia 308"])
    expect(read(car).filter).not.toHaveProperty("priceTo");
  expect(read("bmw 520 under 200000").filter).toMatchObject({ series: ["5-serie"], priceTo: 200_000 });
  expect(read("peugeot 2008 eller nyare").filter).toEqual({ brands: ["peugeot"], yearFrom: 2008 });
});

test("[SENTENCE-10] a whole make beside series of another names its own series", () => {
  expect(read("volvo eller bmw 320").filter).toEqual({
    brands: ["volvo", "bmw"],
    series: ["3-serie", "v40", "v60", "v90", "xc60", "xc90"],
  });
});

test("[SENTENCE-14] a bound moves to where no car that was asked for is hidden", () => {
  expect(read("under 255 000 kr").filter).toEqual({ priceTo: 260_000 });
  expect(read("över 255 000 kr").filter).toEqual({ priceFrom: 250_000 });
  expect(read("under 255 000 kr").said).toEqual(["Närmaste steg i filtret är till 260 000 kr."]);
  expect(read("under 250 000 kr").said).toEqual([]);
});

test("[STEP-11] beyond the steps nothing is bounded, no chip says so, and the note explains it", () => {
  const { filter, said, words } = read("under 1,2 miljoner");
  expect({ filter, said, words }).toEqual({
    filter: {},
    said: ["Filtrets steg är 5 000–900 000 kr, så här blir det ingen gräns."],
    words: [],
  });
  expect(read("volvo under 1,2 miljoner").labels).toEqual(["Volvo"]);
  expect(read("högst 9 ägare")).toMatchObject({
    filter: {},
    labels: [],
    said: ["Filtrets val är högst 1–4 ägare, så här blir det ingen gräns."],
    words: [],
  });
});

test("[SENTENCE-15] a number alone", () => {
  expect(read("250000").filter).toEqual({ priceTo: 250_000 });
  expect(read("190 hk").filter).toEqual({ horsepowerFrom: 150 });
  expect(read("2019").filter).toEqual({ yearFrom: 2019, yearTo: 2019 });
  expect(read("under 250").said).toEqual(["”250” läser vi som 250 tusen kronor."]);
  expect(read("över 250")).toMatchObject({ filter: {}, words: ["över", "250"] });
});

test("[SENTENCE-16] runt goes outwards and is noted", () => {
  expect(read("runt 300 tkr")).toMatchObject({
    filter: { priceFrom: 270_000, priceTo: 350_000 },
    said: ["”Runt” läser vi som 270 000–350 000 kr."],
  });
  expect(read("runt 2018").filter).toEqual({ yearFrom: 2017, yearTo: 2019 });
});

test.each([
  ["sjusitsig", ["7"]],
  ["7 säten", ["7"]],
  ["nio platser", ["max"]],
  ["minst 5 säten", ["5", "7", "max"]],
  ["fler än 5 säten", ["7", "max"]],
])("[SENTENCE-17] %s", (sentence, seats) => {
  expect(read(sentence).filter).toEqual({ seats });
});

test("[SENTENCE-17] three and six seats are found by their word", () => {
  expect(read("sexsitsig").filter).toEqual({ seats: ["5"], search: '"sexsitsig"' });
  expect(read("tre säten").filter).toEqual({ seats: ["2"], search: '"tresitsig"' });
});

test("[SENTENCE-20] a town without a store is its nearest, if that is near", () => {
  expect(read("i Eskilstuna")).toMatchObject({ filter: { facilities: ["vasteras"] } });
  expect(read("i Malmö")).toMatchObject({
    filter: {},
    rest: [],
    said: [
      "Vi har ingen butik i Malmö. Närmast är Halmstad, cirka 12 mil bort. Bilar från alla butiker visas.",
    ],
  });
  // Where another place is asked for, the cars of that one are shown.
  expect(read("Gävle eller Uppsala")).toMatchObject({
    filter: { facilities: ["uppsala"] },
    said: ["Vi har ingen butik i Gävle. Närmast är Uppsala, cirka 10 mil bort."],
  });
});

test.each(["ABC 123", "abc123", "ABC-123", "finns abc 123 kvar?"])(
  "[SENTENCE-21] %s is a plate",
  (sentence) => {
    expect(read(sentence)).toMatchObject({ plate: "abc123", filter: { licenseplates: ["abc123"] } });
  },
);

test.each(["max 300", "bmw 320", "kul 300 hk", "vit 240", "abc1234"])(
  "[SENTENCE-21] %s is no plate",
  (sentence) => {
    expect(read(sentence).plate).toBeNull();
  },
);

test("[SENTENCE-23] chips say in Swedish what they ask for", () => {
  expect(read("familjebil, inte diesel, utan drag, 400 km räckvidd").labels).toEqual([
    "Kombi, suv eller minibuss",
    "Inte diesel",
    "Utan dragkrok",
    "räckvidd från 400 km",
  ]);
  expect(read("bmw 320 mg4 i stockholm billigast").labels).toEqual([
    "BMW 3-serie",
    "MG4",
    "Stockholm (5 butiker)",
    "Lägst pris först",
  ]);
});

test("[SENTENCE-24] the note speaks of the visitor's own word", () => {
  expect(read("Prisvärd lågmilare").said).toEqual([
    "”Prisvärd” läser vi som lägst pris först. Ingen bil väljs bort.",
    "”lågmilare” läser vi som till 5 000 mil. Ta bort valet om du menade något annat.",
  ]);
});

test("[SENTENCE-25] what is exact goes before what is not", () => {
  expect(read("stor suv")).toMatchObject({ filter: { types: ["suv"] }, labels: ["SUV"], words: [] });
  expect(read("lågmilare under 8000 mil").filter).toEqual({ mileageTo: 8_000 });
});

test("[SENTENCE-26] the first order holds, and both gearboxes are no wish", () => {
  expect(read("nyast och billigast").filter).toEqual({ order: "nyast" });
  expect(read("manuell eller automat")).toMatchObject({
    filter: {},
    said: ["Både manuell och automatisk visas."],
  });
});

test("[SENTENCE-30] what comes after 250 characters is left over", () => {
  const sentence = `${"volvo ".repeat(41)}röd ${"svart ".repeat(3)}`;
  const { filter, words } = read(sentence);
  expect(filter).toEqual({ brands: ["volvo"], carColors: ["röd"] });
  expect(words).toEqual([sentence.slice(250)]);
});
