import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import type { Make } from "#features/cars/rules/makes.ts";
import { type BodyType, type Colour, colours, type FuelCode } from "#features/cars/rules/vocabulary.ts";
import { factWords } from "#features/stock-import/service/fact-cells.ts";
import { findSeries } from "#features/stock-import/service/vocabulary-words.ts";
import { folded } from "#features/stock-import/service/word-list.ts";

/** The register's names of bodies that are not ours. */
const bodiesOfRegister: Record<string, BodyType> = {
  stationsvagn: "kombi",
  coupe: "sportkupe",
  cabriolet: "cab",
  terrangbil: "suv",
  skap: "transportbil-skap",
  flak: "transportbil-flak",
};

const bodyWords = factWords(carFacts.bodyType);
const colourWords = factWords(carFacts.colour);

export function bodyFrom(text: string | null | undefined): BodyType | null {
  const word = folded(text ?? "");
  return bodyWords.get(word)?.meaning ?? bodiesOfRegister[word] ?? null;
}

/** "Mörkblå" is blue and silver is grey; a colour that no filter has is not told. */
export function colourFrom(text: string | null | undefined): Colour | null {
  const word = folded(text ?? "");
  if (word === "silver") return "grå";
  const exact = colourWords.get(word)?.meaning;
  const names = Object.keys(colours) as Colour[];
  return exact ?? names.find((name) => word.length > 0 && word.endsWith(folded(name))) ?? null;
}

const renewable = ["etanol", "e85", "gas", "biogas", "naturgas", "metangas"];

/** A register has one word for each of the two that a hybrid runs on. */
export function fuelFrom(words: readonly string[], isRechargeable: boolean | null): FuelCode | null {
  const named = words.map(folded);
  if (named.includes("laddhybrid")) return 5;
  if (named.includes("elhybrid") || named.includes("hybrid")) return 4;
  if (named.includes("el")) return named.length === 1 ? 3 : isRechargeable === false ? 4 : 5;
  if (named.some((word) => renewable.includes(word))) return 6;
  if (named.includes("diesel")) return 2;
  return named.includes("bensin") ? 1 : null;
}

/** What a make calls its cars by engine rather than by series: "320d" is a 3-serie, "C 220 d" a C-klass. */
const byEngine: Partial<Record<Make, (model: string) => string | null>> = {
  bmw: (model) => /^(\d)\d\d/.exec(model)?.[1]?.concat("-serie") ?? null,
  "mercedes-benz": (model) => /^([abces]) ?\d{3}/i.exec(model)?.[1]?.concat("-klass") ?? null,
};

/** "V60 T6 AWD" begins with the name of its series: words are taken from the end until one is known. */
export function seriesFrom(make: Make, model: string): string | null {
  const words = model.trim().split(/\s+/);
  for (let count = words.length; count > 0; count--) {
    const series = findSeries(make, words.slice(0, count).join(" "));
    if (series !== null) return series;
  }
  const named = byEngine[make]?.(model.trim());
  return named ? findSeries(make, named) : null;
}
