import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { formatNumber } from "#core/text/number.ts";
import { type Columns, columnNames } from "./column-names.ts";
import { unguarded } from "./formula-guard.ts";
import type { FoundRow, RowPosition } from "./found-row.ts";

type Line = { position: RowPosition; cells: string[] };

const delimiters = [";", ",", "\t"] as const;
/** More than any car needs. A quote that is never closed would otherwise swallow the file into memory. */
const maxRecordLength = 200_000;

export async function* csvRows(
  text: AsyncIterable<string>,
  start: string,
  columns: Columns,
): AsyncGenerator<FoundRow> {
  let nextLine = 1;
  let linesRead = 0;
  const parser = parse({
    delimiter: delimiterOf(start),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRecordLength,
    // The line goes first. Counted here, because the parser counts a Windows line break in quotes as two lines.
    on_record: (cells: string[], { lines }: { lines: number }) => {
      const line = nextLine;
      linesRead = lines;
      nextLine += 1 + lineBreaksIn(cells);
      return [String(line), ...cells];
    },
  });
  pipeline(Readable.from(text), parser, () => {});
  try {
    yield* rowsFromLines(linesFrom(parser), columns);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { kind: "file", line: nextLine, reason: reasonOf(error, linesRead) };
  } finally {
    // A header that will not do leaves most of the file unread.
    parser.destroy();
  }
}

/** A record that goes on over several lines has a quote that was never closed; one on a single line is just too long. */
function reasonOf(error: CsvError, linesBefore: number): string {
  const isOneLine = error.code === "CSV_MAX_RECORD_SIZE" && Number(error.lines) <= linesBefore + 1;
  return isOneLine
    ? `raden är längre än ${formatNumber(maxRecordLength)} tecken`
    : 'ett citattecken (") öppnas men stängs aldrig';
}

/** The one that the header line has most of. */
function delimiterOf(start: string): string {
  const [header = ""] = start.trimStart().split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ";";
}

async function* linesFrom(records: AsyncIterable<[string, ...string[]]>): AsyncGenerator<Line> {
  for await (const [first, ...cells] of records) {
    const line = Number(first);
    if (!cells.every(isBlank))
      yield { position: { line, lastLine: line + lineBreaksIn(cells), entry: null }, cells };
  }
}

async function* rowsFromLines(lines: AsyncGenerator<Line>, columns: Columns): AsyncGenerator<FoundRow> {
  const { value: header } = await lines.next();
  if (!header) return;
  const { names, problems } = readHeader(header, columns);
  yield* problems;
  if (problems.length > 0) return;
  for await (const { position, cells } of lines) {
    const isRight = cells.length >= names.length && cells.slice(names.length).every(isBlank);
    if (!isRight)
      yield { kind: "broken", position, reason: wrongCount(cells.length, names.length, position) };
    else
      yield {
        kind: "row",
        position,
        cells: Object.fromEntries(names.map((name, index) => [name, unguarded(cells[index] ?? "")])),
      };
  }
}

/** Excel likes to add empty columns at the end: they count for nothing. */
function readHeader({ position: { line }, cells }: Line, columns: Columns) {
  const { find, complaint, missing } = columnNames(columns);
  const written = cells
    .slice(0, cells.findLastIndex((name) => !isBlank(name)) + 1)
    .map((name) => name.trim());
  const columnsFound = written.map(find);
  const absent = missing(columnsFound);
  const reasons = [
    ...written.filter((_, index) => columnsFound[index] === null).map(complaint),
    ...columnsFound
      .filter((name, index) => name && columnsFound.indexOf(name) < index)
      .map((name) => `kolumnen "${name}" finns två gånger`),
    ...(absent.length > 0 ? [`kolumner saknas: ${absent.join(", ")}`] : []),
  ];
  return {
    names: columnsFound.filter((name) => name !== null),
    problems: reasons.map((reason): FoundRow => ({ kind: "file", line, reason })),
  };
}

function wrongCount(columnsFound: number, expected: number, { line, lastLine }: RowPosition): string {
  const counts = `har ${columnsFound} kolumner, rubrikraden har ${expected}`;
  return line === lastLine ? counts : `${counts}. Saknas ett citattecken (")?`;
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function isBlank(cell: string): boolean {
  return cell.trim() === "";
}
