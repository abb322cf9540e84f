import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 bits that nobody guesses, safe in addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret: it is random, so nobody finds it by trying. [SESSION-1] */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Takes as long for a near miss as for any other. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
