import type { Columns } from "./column-names.ts";
import { csvRows } from "./csv-rows.ts";
import type { FoundRow } from "./found-row.ts";
import { jsonRows } from "./json-rows.ts";
import { encodingOf, isWorkbook, textOf } from "./text-of-file.ts";

/** Every row of a dealer's file, whatever its form: the content decides, not the name. */
export async function* rowsOfFile(path: string, columns: Columns): AsyncGenerator<FoundRow> {
  if (await isWorkbook(path)) {
    yield {
      kind: "file",
      line: null,
      reason: "filen är en Excel-arbetsbok. Spara den som CSV och försök igen",
    };
    return;
  }
  const encoding = await encodingOf(path);
  if (typeof encoding !== "string") {
    const byte = encoding.byte.toString(16).toUpperCase();
    yield {
      kind: "file",
      line: encoding.line,
      reason: `filen är UTF-8, men här står ett tecken i en annan teckenkodning (byte ${byte}). Spara hela filen som UTF-8`,
    };
    return;
  }
  const start = await startOf(textOf(path, encoding));
  if (start.trim() === "") {
    yield { kind: "file", line: null, reason: "filen är tom" };
    return;
  }
  const read = /^\s*[[{]/.test(start) ? jsonRows : csvRows;
  yield* read(textOf(path, encoding), start, columns);
}

/** More than any header. A JSON list may be one single line, as long as the file. */
const maxPrefixLength = 10_000;

/** Text up to and with the first line that says something. */
async function startOf(text: AsyncIterable<string>): Promise<string> {
  let start = "";
  for await (const piece of text) {
    start = (start + piece).trimStart();
    if (/[\r\n]/.test(start) || start.length > maxPrefixLength) break;
  }
  return start;
}
