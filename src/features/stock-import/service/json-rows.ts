import { formatNumber } from "#core/text/number.ts";
import { type Columns, columnNames } from "./column-names.ts";
import type { Cells, FoundRow, RowPosition } from "./found-row.ts";
import {
  BrokenList,
  deepestElement,
  depthOf,
  elementsOfList,
  type JsonText,
  jsonLines,
  maxElementLength,
} from "./json-texts.ts";

const wantedForm = "filen ska vara en JSON-lista [ … ] eller ha ett JSON-objekt per rad";

const tooDeep = `har listor eller objekt i fler än ${deepestElement} nivåer`;
const tooLong = `posten är längre än ${formatNumber(maxElementLength)} tecken. Saknas ett citattecken (") eller en klammer?`;

/** A list of objects, or one object per line. */
export async function* jsonRows(
  text: AsyncIterable<string>,
  start: string,
  columns: Columns,
): AsyncGenerator<FoundRow> {
  const names = columnNames(columns);
  const isList = start.trimStart().startsWith("[");
  const unknown = new Set<string>();
  let entry = 0;
  try {
    for await (const element of isList ? elementsOfList(text) : jsonLines(text)) {
      entry++;
      const isTooDeep = depthOf(element.text) > deepestElement;
      const object = isTooDeep ? null : objectFrom(element);
      if (object === null && !isTooDeep && entry === 1 && !isList) throw new BrokenList(element.line);
      const position: RowPosition = { line: element.line, lastLine: element.lastLine, entry };
      if (object === null)
        yield { kind: "broken", position, reason: isTooDeep ? tooDeep : "är inget giltigt JSON-objekt" };
      else {
        const { cells, strangers } = cellsByColumn(object, names.find);
        for (const name of strangers.filter((stranger) => !unknown.has(stranger))) {
          unknown.add(name);
          yield { kind: "file", line: position.line, reason: names.complaint(name) };
        }
        yield { kind: "row", position, cells };
      }
    }
  } catch (error) {
    if (!(error instanceof BrokenList)) throw error;
    yield {
      kind: "file",
      line: error.line,
      reason: error.isTooLong ? tooLong : `kan inte läsas som JSON: ${wantedForm}`,
    };
  }
}

function objectFrom({ text }: JsonText): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function cellsByColumn(
  object: object,
  find: (name: string) => string | null,
): { cells: Cells; strangers: string[] } {
  const cells: Cells = {};
  const strangers: string[] = [];
  for (const [name, value] of Object.entries(object)) {
    const column = find(name);
    if (column) cells[column] = value;
    else strangers.push(name);
  }
  return { cells, strangers };
}
