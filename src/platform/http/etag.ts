import { createHash } from "node:crypto";

/** Conditional requests: long enough to spare us a burst, short enough that a sold car is soon gone; then the ETag is asked. */
const shortCache = "public, max-age=10, must-revalidate";

/** Weak, because the same answer is sent compressed or not. */
export function etagOf(version: string, path: string, canonical: string): string {
  const question = createHash("sha256").update(`${path}\n${canonical}`).digest("base64url").slice(0, 16);
  return `W/"${version}-${question}"`;
}

export function revalidationHeaders(etag: string): Record<string, string> {
  return { etag, "cache-control": shortCache };
}
