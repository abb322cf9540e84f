import { type FacetFieldName, facetFieldNames } from "../../rules/filter.ts";
import { type RangeName, rangeNames } from "../../rules/ranges.ts";
import type { Slices } from "../slices.ts";
import type { IndexedCar, StockKind } from "../stock/indexed-car.ts";
import { type WordIndex, wordIndexer } from "../words/word-index.ts";
import { type Bits, bitsFor, setBit } from "./bits.ts";
import { type BitsetPool, bitsetPoolFor } from "./bitset-pool.ts";
import { clustered, type IdRows } from "./clustering.ts";
import type { FacetValues } from "./code-parts.ts";
import { type CountedSets, countedSetsOf } from "./counted-sets.ts";
import { countedFacets, equipmentOf, type FacetDictionary, valueIn } from "./facet-dictionary.ts";
import { type MakeDictionary, makeNumber } from "./make-dictionary.ts";
import { type Orders, orderKeysFor, ordersOf, writeKeys } from "./orders.ts";
import { type PackedCodes, packedCodesOf } from "./packed-codes.ts";
import type { FacetPacking } from "./packing.ts";
import { type PlateIndex, plateIndexOf } from "./plate-index.ts";
import { type RangeBits, rangeBitsOf, unknownValue } from "./range-bits.ts";
import { rangeColumns } from "./range-columns.ts";
import { recordOf } from "./record-of.ts";
import { type Runs, runsOf } from "./runs.ts";

/** A block of cars, row by row as they are alike, and all that is worked out about them. Never changed. */
export type Segment<Car> = {
  cars: readonly Car[];
  idRows: IdRows;
  values: FacetValues;
  codes: PackedCodes;
  options: Readonly<Record<FacetFieldName, readonly Bits[]>>;
  equipment: readonly Bits[];
  makes: Runs;
  ranges: Readonly<Record<RangeName, RangeBits>>;
  countedSets: CountedSets;
  orders: Orders;
  words: WordIndex;
  names: WordIndex;
  plates: PlateIndex;
  validUntil: Date | null;
  pool: BitsetPool;
};

/** How the cars of one kind of stock become numbers. */
export type Dictionaries<Car> = { kind: StockKind<Car>; facets: FacetDictionary; makes: MakeDictionary };

/** Cars that are worked out before others get a turn. */
const atATime = 200;

/**
 * In slices of a few milliseconds each, so that a server can answer in between. Every car of a catalogue comes through
 * here, so what is hidden is left out here and nowhere else.
 */
export function* segmentOf<Car>(
  carsInOrder: readonly Car[],
  dictionaries: Dictionaries<Car>,
  now: Date,
  packing: FacetPacking | null = null,
): Slices<Segment<Car>> {
  const { kind, facets, makes } = dictionaries;
  const { cars, idRows } = yield* clustered(carsInOrder.map(kind.visible), dictionaries);
  const rows = cars.length;
  const columns = emptyColumns(rows, facets);
  let validUntil: Date | null = null;
  for (const [row, car] of cars.entries()) {
    if (row % atATime === 0) yield;
    const facts = kind.factsOf(car, now);
    columns.values.makes[row] = makeNumber(makes, kind.makeOf(car));
    writeColumns(columns, facts, facets, row);
    if (facts.validUntil && (!validUntil || facts.validUntil < validUntil)) validUntil = facts.validUntil;
  }
  const ranges: Partial<Record<RangeName, RangeBits>> = {};
  for (const range of rangeNames) {
    yield;
    ranges[range] = rangeBitsOf(range, columns.compared[range], facets.steps);
  }
  const orders = yield* ordersOf(columns.keys, idRows.rows);
  const codes = yield* packedCodesOf(columns.values, facets, packing);
  yield;
  const sets = {
    codes,
    options: columns.options,
    ranges: ranges as Record<RangeName, RangeBits>,
    makes: runsOf(columns.values.makes, makes.entries.length),
  };
  const countedSets = yield* countedSetsOf(sets, facets);
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
    orders,
    words,
    names,
    plates,
    validUntil,
    pool: bitsetPoolFor(rows),
  };
}

function emptyColumns(rows: number, { options, equipment }: FacetDictionary) {
  const optionBits = (facet: FacetFieldName) => options[facet].words.map(() => bitsFor(rows));
  return {
    values: {
      facets: recordOf(countedFacets, () => new Uint8Array(rows)),
      equipment: new Uint16Array(rows),
      makes: new Uint16Array(rows),
    },
    options: recordOf(facetFieldNames, optionBits),
    equipment: equipment.map(() => bitsFor(rows)),
    compared: recordOf(rangeNames, () => new Int32Array(rows)),
    keys: orderKeysFor(rows),
    words: wordIndexer(rows),
    names: wordIndexer(rows),
  };
}

function writeColumns(
  columns: ReturnType<typeof emptyColumns>,
  facts: IndexedCar,
  facets: FacetDictionary,
  row: number,
): void {
  for (const facet of countedFacets) columns.values.facets[facet][row] = valueIn(facet, facts, facets);
  for (const facet of facetFieldNames) {
    // A car that does not say stands under no option.
    const bits = columns.options[facet][columns.values.facets[facet][row] as number];
    if (bits) setBit(bits, row);
  }
  columns.values.equipment[row] = equipmentOf(facets, facts);
  for (const tag of facts.equipment ?? []) {
    const bits = columns.equipment[facets.equipment.indexOf(tag)];
    if (bits) setBit(bits, row);
  }
  for (const range of rangeNames) {
    columns.compared[range][row] = rangeColumns[range].comparedOf(facts) ?? unknownValue;
  }
  writeKeys(columns.keys, facts, row);
  columns.words.addRow(facts.texts);
  columns.names.addRow(facts.names);
}
