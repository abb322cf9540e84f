import { createHash } from "node:crypto";

/** Long enough to spare us a burst, short enough that a sold car is soon gone; then the ETag is asked. [API-11] */
const keepShortly = "public, max-age=10, must-revalidate";

/** Weak, because the same answer is sent compressed or not. */
export function etagOf(version: string, path: string, canonical: string): string {
  const question = createHash("sha256").update(`${path}\n${canonical}`).digest("base64url").slice(0, 16);
  return `W/"${version}-${question}"`;
}

export function freshHeaders(etag: string): Record<string, string> {
  return { etag, "cache-control": keepShortly };
}

/** Whether the one who asks already has it: as the standard says, weak or not makes no difference. */
export function isKept(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}
