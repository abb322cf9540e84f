import { expect, test } from "vitest";
import { fileName, maxPdfBytes, pdfErrorText } from "./pdf.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ["%PDF-1.7\n…\n%%EOF\n", null],
  ["\n\n%PDF-2.0\n…%%EOF", null],
  ["", "Filen är tom"],
  ["<html>%%EOF", "Filen är ingen PDF"],
  ["%PDF-1.7 cut in the middle", "Filen är ingen PDF"],
  ["MZ\u0090", "Filen är ingen PDF"],
])("[PDF-1] %j: %s", (text, complaint) => {
  expect(pdfErrorText(bytesOf(text))).toBe(complaint);
});

test("[PDF-1] one that is too large is not looked at", () => {
  expect(pdfErrorText(new Uint8Array(maxPdfBytes + 1))).toBe("Filen är för stor, högst 10 MB");
});

test.each([
  ["offert.pdf", "offert.pdf"],
  ["C:\\Users\\verkstad\\Faktura åäö.pdf", "Faktura åäö.pdf"],
  ["../../etc/passwd", "passwd"],
  ['a"\r\nb\u202e.pdf', "ab.pdf"],
  ["", "dokument.pdf"],
])("[PDF-2] %j is kept as %j", (given, uploaded) => {
  expect(fileName(given)).toBe(uploaded);
});
