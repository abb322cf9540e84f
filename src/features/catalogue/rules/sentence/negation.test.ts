import { expect, test } from "vitest";
import { filterDay as now } from "#tests/any-filter.ts";
import { demoChain as chain } from "#tests/demo-chain.ts";
import { readSentence } from "./read-sentence.ts";

const read = (sentence: string) => readSentence(sentence, { now, chain });

test("[SENTENCE-37] what one can do without is told, and asked neither for nor away", () => {
  for (const sentence of ["behöver inte fyrhjulsdrift", "fyrhjulsdrift är inget krav"]) {
    const { filter, notes } = read(sentence);
    expect(filter).toEqual({});
    expect(notes.map(({ text }) => text)).toEqual(["Det du kan vara utan väljer inte bort några bilar."]);
  }
  expect(read("suv, diesel och bensin nej tack").filter).toEqual({
    types: ["suv"],
    fuelTypes: ["3", "4", "5", "6"],
  });
});

test("[SENTENCE-38] what begins with a digit is asked away, and is so again when the address is read", () => {
  const { filter } = read("elbil, inte 3-serie");
  expect(filter).toEqual({ fuelTypes: ["3"], search: '-"3serie"' });
  expect(read('-"3serie"').left).toEqual([{ text: '-"3serie"', words: ['-"3serie"'] }]);
});

test("[SENTENCE-39] a number that names a series is the series, unless it is counted or a year", () => {
  expect(["3008", "under 3008 mil", "2008"].map((sentence) => read(sentence).filter)).toEqual([
    { series: ["3008"] },
    { mileageTo: 3_500 },
    { yearFrom: 2008, yearTo: 2008 },
  ]);
});
