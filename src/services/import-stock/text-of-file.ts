import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

export type Encoding = "utf-8" | "utf-16le" | "windows-1252";

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
 * UTF-16, and neither says so in the file, but no Swedish text in Windows-1252 is valid UTF-8. [IMPORT-4]
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const start = await firstBytes(path, 2);
  if (start.equals(Buffer.of(0xff, 0xfe))) return "utf-16le";
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) strict.decode(bytes, { stream: true });
    strict.decode();
    return "utf-8";
  } catch (error) {
    if (error instanceof TypeError) return "windows-1252";
    throw error;
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
