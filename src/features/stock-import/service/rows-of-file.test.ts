import { expect, test } from "vitest";
import { aFile } from "#tests/checked-stock.ts";
import { rowsOfFile } from "./rows-of-file.ts";

const columns = {
  plate: { required: true, label: "regnr" },
  colour: { required: true, label: "färg" },
  seatCount: { required: false, label: "säten" },
};

const found = (content: string | Uint8Array) => Array.fromAsync(rowsOfFile(aFile(content), columns));
const cells = async (content: string | Uint8Array) =>
  (await found(content)).map((row) => (row.kind === "row" ? row.cells : row));
const reports = async (content: string | Uint8Array) =>
  (await found(content)).flatMap((row) => (row.kind === "file" ? [[row.line, row.reason]] : []));

const twoCars = [
  { plate: "a", colour: "blå" },
  { plate: "b", colour: "röd" },
];

test.each(["\n", "\r\n", "\r"])("[IMPORT-1] lines may end with %j", async (end) => {
  expect(await cells(["plate;colour", "a;blå", "b;röd", ""].join(end))).toEqual(twoCars);
});

test("[IMPORT-1] quoted fields hold delimiters, quotes and line breaks, and lines are still counted right", async () => {
  const rows = await found('plate;colour\r\n"a;""1""";"x\r\ny"\r\n\r\nb;19" hjul\r\n');
  expect(rows).toEqual([
    {
      kind: "row",
      position: { line: 2, lastLine: 3, entry: null },
      cells: { plate: 'a;"1"', colour: "x\r\ny" },
    },
    {
      kind: "row",
      position: { line: 5, lastLine: 5, entry: null },
      cells: { plate: "b", colour: '19" hjul' },
    },
  ]);
});

test.each([
  JSON.stringify(twoCars),
  JSON.stringify(twoCars, null, 2),
  twoCars.map((car) => JSON.stringify(car)).join("\n"),
])("[IMPORT-2] a list of objects, or one object per line: %s", async (content) => {
  expect(await cells(content)).toEqual(twoCars);
});

test("[IMPORT-2] an element that is no object is a bad row of its own", async () => {
  const broken = { kind: "broken", reason: "är inget giltigt JSON-objekt" };
  expect(await found('[{"plate":"a"},\n{plate: 1},\n 7]')).toMatchObject([
    { kind: "row", position: { line: 1, entry: 1 } },
    { ...broken, position: { line: 2, entry: 2 } },
    { ...broken, position: { line: 3, entry: 3 } },
  ]);
});

test.each([";", ",", "\t"])("[IMPORT-3] the delimiter may be %j", async (delimiter) => {
  expect(await cells(`plate;colour\na;blå\nb;röd`.replaceAll(";", delimiter))).toEqual(twoCars);
});

test("[IMPORT-3] a delimiter in a field changes nothing", async () => {
  expect(await cells("plate;colour\na,b,c,d;blå")).toEqual([{ plate: "a,b,c,d", colour: "blå" }]);
});

const text = "plate;colour\na;blå\nb;röd";
const windows1252 = Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["UTF-8", text],
  ["UTF-8 with its mark", `\ufeff${text}`],
  ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 the other way round", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ["Windows-1252", windows1252],
])("[IMPORT-4] %s", async (_name, content) => {
  expect(await cells(content)).toEqual(twoCars);
});

test("[IMPORT-4] Windows-1252 is found out by the last letter of a large file, and has its own signs", async () => {
  const rows = "x;gul\n".repeat(12_000);
  const signs = Uint8Array.of(0x80, 0x96, 0x3b, 0xe5); // €–;å
  const all = await cells(Buffer.concat([Buffer.from(`plate;colour\n${rows}`), signs]));
  expect(all.at(-1)).toEqual({ plate: "€–", colour: "å" });
});

test.each([
  ["\n", 3],
  ["\r\n", 3],
  ["\r", 3],
])(
  "[IMPORT-47] one byte of another encoding in a UTF-8 file is told with its line, ended by %j",
  async (end, line) => {
    const before = Buffer.from(["plate;colour", "a;blå", "b;"].join(end));
    const after = Buffer.from(["", "c;grön", ""].join(end));
    for (const byte of [0xe5, 0xc5, 0x80, 0xff]) {
      expect(await found(Buffer.concat([before, Buffer.of(byte), Buffer.from("r"), after]))).toEqual([
        {
          kind: "file",
          line,
          reason: `filen är UTF-8, men här står ett tecken i en annan teckenkodning (byte ${byte.toString(16).toUpperCase()}). Spara hela filen som UTF-8`,
        },
      ]);
    }
  },
);

test("[IMPORT-47] also when it stands last, or far before the first letter that is UTF-8", async () => {
  expect(
    await reports(Buffer.concat([Buffer.from("plate;colour\na;blå\nb;r"), Buffer.of(0xf6)])),
  ).toHaveLength(1);
  const late = Buffer.from(`\n${"x;gul\n".repeat(30_000)}c;grön`);
  expect(await reports(Buffer.concat([Buffer.from("plate;colour\na;bl"), Buffer.of(0xe5), late]))).toEqual([
    [2, expect.stringContaining("byte E5")],
  ]);
});

test("[IMPORT-4] capital letters before a dash or a quote are Windows-1252 all the same", async () => {
  const first = Buffer.of(...Buffer.from("plate;colour\na;BL"), 0xc5, 0x96);
  const all = await cells(Buffer.concat([first, Buffer.from("\nb;r\u00f6d", "latin1")]));
  expect(all).toEqual([
    { plate: "a", colour: "BLÅ–" },
    { plate: "b", colour: "röd" },
  ]);
});

test("[IMPORT-48] a line that is too long is not blamed on a quote", async () => {
  const line = `b;${"x".repeat(300_000)}`;
  expect(await reports(`plate;colour\na;blå\n${line}\nc;röd\n`)).toEqual([
    [3, "raden är längre än 200\u00a0000 tecken"],
  ]);
});

test.each([
  ["a list", '[{"plate":"a"},\n{"plate":"'],
  ["lines", '{"plate":"a"}\n{"plate":"'],
])("[IMPORT-48] a string in %s that never ends is given up early", async (_name, begun) => {
  expect(await reports(begun + "x".repeat(2 ** 20))).toEqual([
    [2, expect.stringContaining("posten är längre än 200\u00a0000 tecken")],
  ]);
});

test.each([
  ["a list", (deep: string) => `[{"plate":"a"},\n{"plate":${deep}}]`],
  ["lines", (deep: string) => `{"plate":"a"}\n{"plate":${deep}}`],
])("[IMPORT-49] deep JSON in %s is a bad row with a reason", async (_name, write) => {
  for (const levels of [20, 90_000]) {
    expect(await found(write("[".repeat(levels) + "]".repeat(levels)))).toMatchObject([
      { kind: "row" },
      {
        kind: "broken",
        position: { line: 2, entry: 2 },
        reason: "har listor eller objekt i fler än 20 nivåer",
      },
    ]);
  }
  expect(await found(write("[[[[1]]]]"))).toMatchObject([{ kind: "row" }, { kind: "row" }]);
  expect(await found(write(JSON.stringify("[".repeat(50))))).toMatchObject([
    { kind: "row" },
    { kind: "row" },
  ]);
});

test.each(["PLATE;Colour;seat_count", "Plate ;COLOUR; Seat-Count", "plate;colour;seat count"])(
  "[IMPORT-5] the header may be %s",
  async (header) => {
    expect(await cells(`${header}\na;blå;5`)).toEqual([{ plate: "a", colour: "blå", seatCount: "5" }]);
  },
);

test("[IMPORT-6] unknown columns are reported once, with what was probably meant; unknown keys in JSON too", async () => {
  expect(await reports("plate;colour;regnr;color;skruvar\na;b;c;d;e\na;b;c;d;e")).toEqual([
    [1, 'okänd kolumn "regnr". Menade du "plate"?'],
    [1, 'okänd kolumn "color". Menade du "colour"?'],
    [1, 'okänd kolumn "skruvar"'],
  ]);
  const cars = [{ plate: "a" }, { plate: "b", färg: "röd" }, { plate: "c", färg: "blå" }];
  expect(await reports(cars.map((car) => JSON.stringify(car)).join("\n"))).toEqual([
    [2, 'okänd kolumn "färg". Menade du "colour"?'],
  ]);
});

test("[IMPORT-7] missing and repeated columns are reported", async () => {
  expect(await reports("seatCount;seat_count\n5;5")).toEqual([
    [1, 'kolumnen "seatCount" finns två gånger'],
    [1, "kolumner saknas: plate, colour"],
  ]);
});

test("[IMPORT-8] too few or too many fields make a bad row; lines swallowed by a quote are named; what Excel adds counts for nothing", async () => {
  const rows = await found('plate;colour\na\nb;c;d\n"e\nf;g');
  expect(rows).toMatchObject([
    { kind: "broken", position: { line: 2 }, reason: "har 1 kolumner, rubrikraden har 2" },
    { kind: "broken", position: { line: 3 }, reason: "har 3 kolumner, rubrikraden har 2" },
    { kind: "file", line: 4 },
  ]);
  expect(await found('plate;colour\n"a;blå\nb;röd\nc";x;y')).toMatchObject([
    {
      kind: "broken",
      position: { line: 2, lastLine: 4 },
      reason: 'har 3 kolumner, rubrikraden har 2. Saknas ett citattecken (")?',
    },
  ]);
  expect(await cells("plate;colour;;\n;;;\na;blå;;\n\nb;röd\n;;;\n")).toEqual(twoCars);
});

test.each([
  ["", "filen är tom"],
  [" \r\n\n", "filen är tom"],
  [
    Buffer.from("PK\u0003\u0004and more", "latin1"),
    "filen är en Excel-arbetsbok. Spara den som CSV och försök igen",
  ],
  [Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 1), "filen är en Excel-arbetsbok. Spara den som CSV och försök igen"],
])("[IMPORT-37] nothing to read: %s", async (content, reason) => {
  expect(await reports(content)).toEqual([[null, reason]]);
});

test.each([
  ['plate;colour\na;b\n"c;d\ne;f\n', 3, 'ett citattecken (") öppnas men stängs aldrig'],
  [`plate;colour\na;b\n"c;${"d;e\n".repeat(60_000)}"`, 3, 'ett citattecken (") öppnas men stängs aldrig'],
  ['[{"plate":"a"},\n{"plate":"b"', 2, "kan inte läsas som JSON"],
  ['{\n "cars": []\n}', 1, "kan inte läsas som JSON"],
])("[IMPORT-39] what never ends makes the file unusable: %#", async (content, line, reason) => {
  expect(await reports(content)).toEqual([[line, expect.stringContaining(reason)]]);
});
