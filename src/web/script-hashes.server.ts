import { hash } from "node:crypto";

/** What a Content-Security-Policy calls this very text. */
export function hashSource(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

const opening = "<script";
const closing = "</script>";

/** The scripts that stand in a page, by what they are called in its policy. What machines read is data and never runs. */
export function scriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
    const from = html.indexOf(">", at) + 1;
    const to = html.indexOf(closing, from);
    if (from < to && !html.slice(at, from).includes("ld+json")) hashes.push(hashSource(html.slice(from, to)));
    at = to + closing.length;
  }
  return hashes;
}
