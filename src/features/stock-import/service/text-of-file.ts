import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { findStrangeByte, type StrangeByte } from "./strange-byte.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const marks = [
  { encoding: "utf-16le", mark: Buffer.of(0xff, 0xfe) },
  { encoding: "utf-16be", mark: Buffer.of(0xfe, 0xff) },
] as const satisfies { encoding: Encoding; mark: Buffer }[];

const excelSignatures = [
  Buffer.from("PK\u0003\u0004", "latin1"),
  Buffer.from("\u00d0\u00cf\u0011\u00e0", "latin1"),
];

/** A workbook (.xlsx, .xls) instead of a text file. */
export async function isWorkbook(path: string): Promise<boolean> {
  const start = await firstBytes(path, 4);
  return excelSignatures.some((signature) => start.equals(signature));
}

/**
 * UTF-8 unless the bytes say otherwise: Excel in Sweden saves "CSV" as Windows-1252 and "Unicode-text" as
 * UTF-16, and neither says so in the file, but no Swedish text in Windows-1252 is valid UTF-8. A file that is both has
 * no encoding: the byte that does not fit is told instead.
 */
export async function encodingOf(path: string): Promise<Encoding | StrangeByte> {
  const start = await firstBytes(path, 2);
  const marked = marks.find(({ mark }) => start.equals(mark));
  if (marked) return marked.encoding;
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) strict.decode(bytes, { stream: true });
    strict.decode();
    return "utf-8";
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return (await findStrangeByte(createReadStream(path))) ?? "windows-1252";
  }
}

/** The text piece by piece, without the byte order mark. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(count), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
