import { type CarFacts, wordFacts } from "./car-facts.ts";
import { knotBelow, milKnots } from "./mil-curve.ts";

/**
 * How hard each kind of term is held back. What holds for all cars is nearly free; what holds for one series, year or
 * version is drawn towards the level above unless many cars say otherwise (partial pooling).
 */
export const penalties = {
  curve: 0.1,
  engine: 0.2,
  word: 0.4,
  place: 2,
  equipment: 2,
  make: 0.6,
  series: 1,
  model: 1.6,
  version: 1.6,
  wordByAge: 2,
  makeByAge: 4,
  makeByPower: 1.2,
  seriesByAge: 4,
  seriesByMil: 4,
  seriesByPower: 1.2,
  seriesByWord: 3,
  byYear: 2.4,
} as const;
export type TermKind = keyof typeof penalties;

export type AddTerm = (kind: TermKind, key: number, value: number) => void;

/** Numbers that stand for words; a word that was never trained is 0, whose terms do not exist. */
export type CodeOf = (word: string) => number;

/** The middle of the sold cars, so that logarithms are small. */
export type MiddleCar = { horsepower: number; engineCc: number };

const ageKnots = [0, 1, 2, 3, 4.5, 6, 8, 10, 13, 17, 25] as const;
const maxCodes = 65_536;
/** Electric cars have no cc and some lists no horsepower: that is a fact of its own. */
const logOf = (number: number | null, middle: number) => (number === null ? 0 : Math.log(number / middle));

export const versionOf = (car: CarFacts) =>
  `${car.make}|${car.series}|${car.fuel}|${Math.round((car.engineCc ?? 0) / 100)}|${Math.round((car.horsepower ?? 0) / 5)}`;

/** The terms that mileage does not change. The same facts give the same terms, in training and afterwards. */
export function emitFixedTerms(car: CarFacts, middle: MiddleCar, codeOf: CodeOf, emit: AddTerm): void {
  const { make, series, model, version } = codesOf(car, codeOf);
  const age = car.ageYears;
  const aged = (age - 7) / 5;
  const power = logOf(car.horsepower, middle.horsepower);
  const size = logOf(car.engineCc, middle.engineCc);
  let term = 1;
  emit("curve", keyOf(term++), age / 5);
  emitBend(emit, term++, ageKnots, age);
  emit("engine", keyOf(term++), power);
  emit("engine", keyOf(term++), size);
  emit("engine", keyOf(term++), car.horsepower === null ? 1 : 0);
  emit("engine", keyOf(term++), car.engineCc === null ? 1 : 0);
  emit("engine", keyOf(term++), (power * age) / 5);
  emit("make", keyOf(term++, make), 1);
  emit("makeByAge", keyOf(term++, make), aged);
  emit("makeByAge", keyOf(term++, make), Math.max(age - 3, 0) / 5);
  emit("makeByAge", keyOf(term++, make), Math.max(age - 10, 0) / 5);
  emit("makeByPower", keyOf(term++, make), power);
  emit("series", keyOf(term++, series), 1);
  emit("seriesByAge", keyOf(term++, series), aged);
  emit("seriesByAge", keyOf(term++, series), Math.max(age - 5, 0) / 5);
  emit("seriesByPower", keyOf(term++, series), 2 * power);
  emit("seriesByPower", keyOf(term++, series), 2 * size);
  emit("model", keyOf(term++, model), 1);
  emit("seriesByAge", keyOf(term++, model), aged);
  emit("version", keyOf(term++, version), 1);
  emit("seriesByAge", keyOf(term++, version), aged);
  emit("byYear", keyOf(term++, make, car.modelYear), 1);
  emit("byYear", keyOf(term++, series, car.modelYear), 1);
  emit("byYear", keyOf(term++, version, car.modelYear), 0.7);
  const fuel = codeOf(`fuel=${car.fuel}`);
  emit("word", keyOf(term++, fuel, codeOf(`gearbox=${car.gearbox}`)), 1);
  for (const fact of wordFacts) {
    const code = codeOf(`${fact}=${car[fact]}`);
    const isDetail = fact === "place" || fact === "colour";
    emit(isDetail ? "place" : "word", keyOf(term++, code), 1);
    if (isDetail) continue;
    emit("wordByAge", keyOf(term++, code), aged);
    emit("seriesByWord", keyOf(term++, series, code), 1);
  }
  for (const item of car.equipment) emit("equipment", keyOf(term, codeOf(`equipment=${item}`)), 1);
}

/** The terms that change with the mileage: straight lines between the knots, so that the curve is exact there. */
export function emitMilTerms(car: CarFacts, codeOf: CodeOf, emit: AddTerm): void {
  const { make, series } = codesOf(car, codeOf);
  const far = car.mil / 10_000;
  let term = 100;
  emit("curve", keyOf(term++), far);
  emitBend(emit, term++, milKnots, car.mil);
  emit("curve", keyOf(term++), (car.ageYears * far) / 15);
  emit("makeByAge", keyOf(term++, make), far - 1);
  emit("seriesByMil", keyOf(term++, series), far - 1);
  emit("wordByAge", keyOf(term, codeOf(`fuel=${car.fuel}`)), far - 1);
}

/** How a curve departs from its straight line, at the two knots about a number; where no car stands it does not. */
function emitBend(emit: AddTerm, term: number, knots: readonly number[], number: number): void {
  const [below, share] = knotBelow(knots, number);
  emit("curve", keyOf(term, below), 1 - share);
  emit("curve", keyOf(term, below + 1), share);
}

function codesOf(car: CarFacts, codeOf: CodeOf) {
  return {
    make: codeOf(car.make),
    series: codeOf(`${car.make}|${car.series}`),
    model: codeOf(`${car.make}|${car.series}|${car.model}`),
    version: codeOf(versionOf(car)),
  };
}

function keyOf(term: number, first = 0, second = 0): number {
  return (term * maxCodes + first) * maxCodes + second;
}

/** Words to numbers while training; the map is part of the model. */
export function growingCodes(codes: Map<string, number>): CodeOf {
  return (word) => {
    const codeOfWord = codes.get(word);
    if (codeOfWord !== undefined) return codeOfWord;
    // What does not fit is one unknown word: a list with more versions than this holds little of each.
    if (codes.size >= maxCodes - 1) return 0;
    codes.set(word, codes.size + 1);
    return codes.size;
  };
}
