import { createHash } from "node:crypto";

/** A text that is compared and found again, but cannot be read back. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
