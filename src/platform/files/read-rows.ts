import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/**
 * Every line below the header of a .csv or a .tsv, which has tabs and no quotes. Each is checked, and what is wrong is named
 * by file and line. An empty cell is a fact that is not there.
 */
export function readRows<Row>(file: URL, row: z.ZodType<Row>): Row[] {
  const isTabbed = file.pathname.endsWith(".tsv");
  const lines: Record<string, string>[] = parse(readFileSync(file, "utf8"), {
    columns: true,
    ...(isTabbed && { delimiter: "\t", quote: false, relax_column_count_less: true }),
  });
  return lines.map((cells, at) => {
    const read = row.safeParse(Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== "")));
    if (read.success) return read.data;
    throw new Error(`${path.basename(file.pathname)}:${at + 2}: ${z.prettifyError(read.error)}`);
  });
}
