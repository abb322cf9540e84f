import { randomBytes, timingSafeEqual } from "node:crypto";
import { textHash } from "#platform/links/text-hash.ts";

/** 256 bits that nobody guesses, safe in addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Takes as long for a near miss as for any other. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(textHash(one)), Buffer.from(textHash(other)));
}
