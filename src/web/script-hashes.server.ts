import { createHash } from "node:crypto";

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** What a Content-Security-Policy calls this very text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** The scripts that stand in a page, by what they are called in its policy. What machines read is data and never runs. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = "", text]) => text !== "" && !attributes.includes("ld+json"))
    .map(([, , text = ""]) => hashSource(text));
}
