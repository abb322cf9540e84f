import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/** Every line below the header, checked; what is wrong is named by file and line. An empty cell is a fact that is not there. */
export function readCsv<Row>(file: URL, row: z.ZodType<Row>): Row[] {
  const lines: Record<string, string>[] = parse(readFileSync(file, "utf8"), { columns: true });
  return lines.map((cells, at) => {
    const read = row.safeParse(Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== "")));
    if (read.success) return read.data;
    throw new Error(`${path.basename(file.pathname)}:${at + 2}: ${z.prettifyError(read.error)}`);
  });
}
