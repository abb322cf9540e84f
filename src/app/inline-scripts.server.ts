import { hash, randomBytes } from "node:crypto";

/** What a Content-Security-Policy calls this very text. */
export function hashSource(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

/**
 * A word that nobody can guess, given as the nonce to the components that write scripts while one page is rendered. A
 * script that came into the page any other way, in a text or a value that was rendered raw, does not carry it.
 */
export function newNonce(): string {
  return randomBytes(16).toString("base64url");
}

const closing = "</script>";

type InlineScripts = { html: string; hashes: string[] };

/**
 * The scripts that carry the mark, by what the page's policy calls them, and the page without the mark: it can then be
 * given to others too, and says nothing that would let a script of theirs run.
 */
export function extractInlineScripts(html: string, mark: string): InlineScripts {
  const attribute = ` nonce="${mark}"`;
  const opening = `<script${attribute}`;
  const hashes: string[] = [];
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
    const from = html.indexOf(">", at) + 1;
    const to = html.indexOf(closing, from);
    if (from < to) hashes.push(hashSource(html.slice(from, to)));
    at = from;
  }
  return { html: html.replaceAll(attribute, ""), hashes };
}
