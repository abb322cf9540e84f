import { type SortOrder, sortOrderNames } from "#domain/filter/sort-orders.ts";
import type { Steps } from "../steps.ts";
import type { CarFacts, StockKind } from "../stock/car-facts.ts";
import { type WordIndex, wordIndexer } from "../words/word-index.ts";
import { alikeTogether, type IdRows } from "./alike-together.ts";
import { type Bits, bitsFor, setBit } from "./bits.ts";
import type { Values } from "./code-parts.ts";
import { type Codebook, countedFacets, equipmentOf, valueIn } from "./codebook.ts";
import { type CountedSets, countedSetsOf } from "./counted-sets.ts";
import { equipmentOptions, type OptionFacetName, optionFacetNames } from "./facets.ts";
import { type JointCodes, jointCodesOf } from "./joint-codes.ts";
import { type MakeBook, makeNumber } from "./make-book.ts";
import { type Order, type Orders, orderKeys, orderKeysFor, orderOf } from "./orders.ts";
import { type PlateIndex, plateIndexOf } from "./plate-index.ts";
import { type RangeBits, rangeBitsOf, unknownValue } from "./range-bits.ts";
import { type RangeName, rangeColumns, rangeNames } from "./ranges.ts";
import { recordOf } from "./record-of.ts";
import { type Scratch, scratchFor } from "./scratch.ts";
import { type Stretches, stretchesOf } from "./stretches.ts";

/** A block of cars, row by row as they are alike, and all that is worked out about them. Never changed. */
export type Segment<Car> = {
  cars: readonly Car[];
  idRows: IdRows;
  values: Values;
  codes: JointCodes;
  options: Readonly<Record<OptionFacetName, readonly Bits[]>>;
  equipment: readonly Bits[];
  makes: Stretches;
  ranges: Readonly<Record<RangeName, RangeBits>>;
  countedSets: CountedSets;
  orders: Orders;
  words: WordIndex;
  names: WordIndex;
  plates: PlateIndex;
  validUntil: Date | null;
  scratch: Scratch;
};

export type Ground<Car> = { kind: StockKind<Car>; codebook: Codebook; makes: MakeBook };

/** Cars that are worked out before others get a turn. */
const atATime = 200;

/** In steps of a few milliseconds each, so that a server can answer in between. */
export function* segmentOf<Car>(given: readonly Car[], ground: Ground<Car>, now: Date): Steps<Segment<Car>> {
  const { kind, codebook, makes } = ground;
  const { cars, idRows } = yield* alikeTogether(given, ground);
  const rows = cars.length;
  const columns = emptyColumns(rows, codebook);
  let validUntil: Date | null = null;
  for (const [row, car] of cars.entries()) {
    if (row % atATime === 0) yield;
    const facts = kind.factsOf(car, now);
    columns.values.makes[row] = makeNumber(makes, facts);
    writeColumns(columns, facts, codebook, row);
    if (facts.validUntil && (!validUntil || facts.validUntil < validUntil)) validUntil = facts.validUntil;
  }
  const ranges: Partial<Record<RangeName, RangeBits>> = {};
  for (const range of rangeNames) {
    yield;
    ranges[range] = rangeBitsOf(range, columns.compared[range], codebook.steps);
  }
  const orders: Partial<Record<SortOrder, Order>> = {};
  for (const order of sortOrderNames) {
    yield;
    orders[order] = orderOf(columns.keys[order], idRows.rows);
  }
  const codes = jointCodesOf(columns.values, codebook);
  yield;
  const sets = {
    codes,
    options: columns.options,
    ranges: ranges as Record<RangeName, RangeBits>,
    makes: stretchesOf(columns.values.makes, makes.entries.length),
  };
  const countedSets = yield* countedSetsOf(sets, codebook);
  const words = columns.words.finish();
  yield;
  const names = columns.names.finish();
  yield;
  const plates = plateIndexOf(cars.map(kind.plateOf));
  yield;
  return {
    cars,
    idRows,
    values: columns.values,
    ...sets,
    countedSets,
    equipment: columns.equipment,
    orders: orders as Record<SortOrder, Order>,
    words,
    names,
    plates,
    validUntil,
    scratch: scratchFor(rows),
  };
}

function emptyColumns(rows: number, { options }: Codebook) {
  const optionBits = (facet: OptionFacetName) => options[facet].values.map(() => bitsFor(rows));
  return {
    values: {
      facets: recordOf(countedFacets, () => new Uint8Array(rows)),
      equipment: new Uint16Array(rows),
      makes: new Uint16Array(rows),
    },
    options: recordOf(optionFacetNames, optionBits),
    equipment: equipmentOptions.map(() => bitsFor(rows)),
    compared: recordOf(rangeNames, () => new Int32Array(rows)),
    keys: orderKeysFor(rows),
    words: wordIndexer(rows),
    names: wordIndexer(rows),
  };
}

function writeColumns(
  columns: ReturnType<typeof emptyColumns>,
  facts: CarFacts,
  codebook: Codebook,
  row: number,
): void {
  for (const facet of countedFacets) columns.values.facets[facet][row] = valueIn(facet, facts, codebook);
  for (const facet of optionFacetNames) {
    // A car that does not say stands under no option.
    const bits = columns.options[facet][columns.values.facets[facet][row] as number];
    if (bits) setBit(bits, row);
  }
  columns.values.equipment[row] = equipmentOf(facts);
  for (const tag of facts.equipment) {
    const bits = columns.equipment[equipmentOptions.indexOf(tag)];
    if (bits) setBit(bits, row);
  }
  for (const range of rangeNames) {
    columns.compared[range][row] = rangeColumns[range].comparedOf(facts) ?? unknownValue;
  }
  for (const order of sortOrderNames) writeKey(columns.keys[order], order, facts, row);
  columns.words.addRow(facts.texts);
  columns.names.addRow(facts.names);
}

function writeKey(keys: Float64Array, order: SortOrder, facts: CarFacts, row: number): void {
  keys[row] = orderKeys[order](facts);
}
