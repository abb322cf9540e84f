import fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenList, elementsOfList, type JsonText, jsonLines } from "./json-texts.ts";

async function* inPieces(text: string, size: number) {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

const elements = (text: string, size = 7) => Array.fromAsync(elementsOfList(inPieces(text, size)));
const parsed = (texts: JsonText[]) => texts.map(({ text }): unknown => JSON.parse(text));

test("[IMPORT-2] every element of any list comes out as it went in, however the text is cut", async () => {
  const list = fc.array(fc.jsonValue());
  const indent = fc.constantFrom(undefined, 2);
  await fc.assert(
    fc.asyncProperty(list, indent, fc.integer({ min: 1, max: 40 }), async (values, spaces, size) => {
      const text = JSON.stringify(values, null, spaces);
      expect(parsed(await elements(text, size))).toEqual(JSON.parse(text));
    }),
  );
});

test("[IMPORT-2] elements know their lines; a comma before the last bracket is forgiven, one too many inside is an element", async () => {
  expect(await elements('[\n {\n  "a": 1\n },\n\n {"b": 2}, {"c":\n3}\n]\n')).toEqual([
    { text: '{\n  "a": 1\n }', line: 2, lastLine: 4 },
    { text: '{"b": 2}', line: 6, lastLine: 6 },
    { text: '{"c":\n3}\n', line: 6, lastLine: 8 },
  ]);
  expect((await elements("[1, 2, ]")).map(({ text }) => text)).toEqual(["1", "2"]);
  expect((await elements("[1,, 2]")).map(({ text }) => text)).toEqual(["1", "", "2"]);
});

test("[IMPORT-2] every line with something on it is an object", async () => {
  expect(await Array.fromAsync(jsonLines(inPieces('{"a":1}\r\n\n{"b":2}', 3)))).toEqual([
    { text: '{"a":1}\r', line: 1, lastLine: 1 },
    { text: '{"b":2}', line: 3, lastLine: 3 },
  ]);
});

test.each([
  ["elements", elementsOfList, '[{"a":"'],
  ["lines", jsonLines, '{"a":"'],
])(
  "[IMPORT-48] of a string that never ends no more than a few pieces are read: %s",
  async (_name, read, begun) => {
    let pieces = 0;
    const endless = async function* () {
      yield begun;
      for (; pieces < 10_000; pieces++) yield "x".repeat(64_000);
    };
    const failure = await Array.fromAsync(read(endless())).catch((error: unknown) => error);
    expect(failure).toMatchObject({ line: 1, isTooLong: true });
    expect(pieces).toBeLessThan(6);
  },
);

test.each([
  ["[1, 2", 1],
  ["[1]\n, 2", 2],
  ['[\n{"a": "x}, 2]\n', 3],
  [`[\n{"a": "${"x".repeat(200_001)}`, 2],
])("[IMPORT-39] a list that does not end is told from its line", async (text, line) => {
  const failure = await elements(text, 1000).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BrokenList);
  expect((failure as BrokenList).line).toBe(line);
});
