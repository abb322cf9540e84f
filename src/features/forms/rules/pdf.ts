/** As much as a scanned invoice of many pages. */
export const maxPdfBytes = 10_000_000;

const signature = "%PDF-";
const ending = "%%EOF";
/** Readers look for both near the ends, since other programs add lines of their own there. */
const nearEnds = 1_024;

/** Null when the bytes are those of a PDF, whatever the file is called; else what to say. */
export function pdfErrorText(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return "Filen är tom";
  if (bytes.length > maxPdfBytes) return "Filen är för stor, högst 10 MB";
  const isPdf =
    asText(bytes.subarray(0, nearEnds)).includes(signature) &&
    asText(bytes.subarray(Math.max(0, bytes.length - nearEnds))).includes(ending);
  return isPdf ? null : "Filen är ingen PDF";
}

function asText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** "offert.pdf", and never a path or anything that steers a terminal or a header. */
export function fileName(name: string): string {
  const [last = ""] = name.split(/[/\\]/).slice(-1);
  const plain = last.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, "").trim();
  return plain === "" ? "dokument.pdf" : plain.slice(-100);
}
