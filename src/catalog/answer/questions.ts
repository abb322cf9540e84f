import { bodyTypesMeantBy } from "#domain/car/vocabulary.ts";
import { boundsOf, type Filter, filterFields } from "#domain/filter/filter.ts";
import { listWords } from "#domain/filter/filter-field.ts";
import type { Bounds } from "#domain/filter/steps.ts";
import { addBits, type Bits, keepOnly, setBit, writeEither, writeShared } from "../columns/bits.ts";
import { type Codebook, type CountedFacet, findOptionCode } from "../columns/codebook.ts";
import { equipmentOptions, type OptionFacetName, optionFacetNames } from "../columns/facets.ts";
import { type MakeBook, makesAsked } from "../columns/make-book.ts";
import { rowsWithPlate } from "../columns/plate-index.ts";
import { rowsWithin } from "../columns/range-bits.ts";
import { type RangeName, rangeColumns, rangeNames, type Steps } from "../columns/ranges.ts";
import type { Segment } from "../columns/segment.ts";
import { addStretch } from "../columns/stretches.ts";
import type { StockKind } from "../stock/car-facts.ts";
import { type Known, knownSum, knownWithin } from "./known.ts";

/**
 * One field of the filter, and the rows that agree with it. `asked` are the codes of the options it names, none for
 * makes and ranges. `known` is what is known about these rows beforehand; null when nothing is.
 */
export type Question = {
  facet: CountedFacet | "makes";
  agreeing: Bits;
  asked: readonly number[];
  known: Known | null;
};

type Asked<Car> = { segment: Segment<Car>; kind: StockKind<Car> };

/** The fields of which every option is counted as if its own field asked nothing. */
export function questionsOf<Car>(
  filter: Filter,
  { segment }: Asked<Car>,
  { makes, codebook }: { makes: MakeBook; codebook: Codebook },
): Question[] {
  const questions: Question[] = [];
  const asked = makesAsked(makes, { brands: wordsAsked(filter.brands), series: wordsAsked(filter.series) });
  if (asked) {
    const known = knownSum(asked.map((make) => segment.countedSets.makes[make]));
    questions.push({ facet: "makes", agreeing: rowsOfMakes(segment, asked), asked: [], known });
  }
  for (const facet of optionFacetNames) {
    const words = optionsAsked[facet](filter);
    if (words.length === 0) continue;
    const codes = words.flatMap((word) => findOptionCode(codebook, facet, word) ?? []);
    const known = knownSum(codes.map((code) => segment.countedSets.options[facet][code]));
    questions.push({ facet, agreeing: rowsWithOption(segment, facet, codes), asked: codes, known });
  }
  for (const range of rangeNames) {
    const bounds = boundsOf(filter, range);
    if (bounds.from === null && bounds.to === null) continue;
    questions.push(rangeQuestion(segment, range, bounds, codebook.steps));
  }
  return questions;
}

/** What all options are counted under: all chosen equipment is required, and plates have no options. Null: no such. */
export function requiredRows<Car>(filter: Filter, { segment, kind }: Asked<Car>): Bits | null {
  const tags = wordsAsked(filter.equipmentTags);
  const plates = filterFields.licenseplates.write(filter.licenseplates);
  if (tags.length === 0 && plates.length === 0) return null;
  const rows = segment.scratch.takeEmpty();
  if (plates.length > 0) {
    for (const plate of plates) {
      for (const row of rowsWithPlate(segment.plates, plate)) {
        if (kind.plateOf(segment.cars[row] as Car) === plate) setBit(rows, row);
      }
    }
  } else rows.fill(-1);
  for (const tag of tags) {
    const having = segment.equipment[equipmentOptions.indexOf(tag)];
    if (having) keepOnly(rows, having);
    else rows.fill(0);
  }
  return rows;
}

/** Most fields name nothing, which need not be cleaned. */
function wordsAsked(values: readonly string[]): readonly string[] {
  return values.length === 0 ? values : listWords(values);
}

/** The options a filter names. A body may be the name of a group; a yes or no is an option like others. */
const optionsAsked: Record<OptionFacetName, (filter: Filter) => readonly string[]> = {
  types: ({ types }) => {
    const asked = wordsAsked(types);
    if (asked.length === 0) return asked;
    // A word that means no body must still be asked: it finds nothing. [MATCH-2]
    return [...new Set(asked.flatMap((type) => [type, ...bodyTypesMeantBy(type)]))];
  },
  facilities: ({ facilities }) => wordsAsked(facilities),
  physicalLocations: ({ physicalLocations }) => wordsAsked(physicalLocations),
  seats: ({ seats }) => wordsAsked(seats),
  fuelTypes: ({ fuelTypes }) => wordsAsked(fuelTypes),
  carColors: ({ carColors }) => wordsAsked(carColors),
  gearbox: ({ gearbox }) => (gearbox === null ? [] : wordsAsked([gearbox])),
  hasAwd: ({ hasAwd }) => (hasAwd === null ? [] : [String(hasAwd)]),
  hasTowbar: ({ hasTowbar }) => (hasTowbar === null ? [] : [String(hasTowbar)]),
  leasable: ({ leasable }) => (leasable === null ? [] : [String(leasable)]),
  cars: ({ cars }) => (cars === null ? [] : [cars]),
};

function rowsWithOption(
  { options, scratch }: Segment<unknown>,
  facet: OptionFacetName,
  codes: readonly number[],
): Bits {
  const [first, second, ...others] = codes.map((code) => options[facet][code] as Bits);
  if (!first) return scratch.takeEmpty();
  if (!second) return first;
  const rows = scratch.take();
  writeEither(rows, first, second);
  for (const bits of others) addBits(rows, bits);
  return rows;
}

function rowsOfMakes({ makes, scratch }: Segment<unknown>, asked: readonly number[]): Bits {
  const rows = scratch.takeEmpty();
  for (const make of asked) addStretch(rows, makes, make);
  return rows;
}

/** A bound that stands on a step is ready made. */
function rangeQuestion(
  { ranges, scratch, countedSets }: Segment<unknown>,
  range: RangeName,
  bounds: Bounds,
  steps: Steps,
): Question {
  const fromStep = bounds.from === null ? null : steps[range].indexOf(bounds.from);
  const toStep = bounds.to === null ? null : steps[range].indexOf(bounds.to);
  const compared = rangeColumns[range].compared(bounds);
  if (fromStep === -1 || toStep === -1) {
    const agreeing = rowsWithin(ranges[range].values, compared);
    return { facet: range, agreeing, asked: [], known: null };
  }
  const from = fromStep === null ? null : (ranges[range].from[fromStep] as Bits);
  const to = toStep === null ? null : (ranges[range].to[toStep] as Bits);
  const known = knownWithin(countedSets.ranges[range], { fromStep, toStep }, compared);
  const one = from ?? to;
  if (!one || !from || !to) return { facet: range, agreeing: one ?? scratch.takeEmpty(), asked: [], known };
  const agreeing = scratch.take();
  writeShared(agreeing, from, to);
  return { facet: range, agreeing, asked: [], known };
}
