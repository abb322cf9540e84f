import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

const cost = 16_384;
const length = 32;
const form = /^scrypt:(\d+):([\w-]+):([\w-]+)$/;

/** "scrypt:16384:<salt>:<hash>", so that the cost can be raised later. */
export function hashedPassword(password: string, salt: Buffer = randomBytes(16)): string {
  const hash = scryptSync(password.normalize(), salt, length, { N: cost });
  return `scrypt:${cost}:${salt.toString("base64url")}:${hash.toString("base64url")}`;
}

export function isHash(text: string): boolean {
  return form.test(text);
}

/** Takes as long whether it is right or not; the same for nobody at all. [IDP-4] */
export function isPassword(password: string, hash: string | undefined): boolean {
  const [, n = String(cost), salt = "AAAA", wanted = ""] = form.exec(hash ?? "") ?? [];
  const made = scryptSync(password.normalize(), Buffer.from(salt, "base64url"), length, { N: Number(n) });
  const right = Buffer.from(wanted, "base64url");
  return right.length === made.length && timingSafeEqual(right, made);
}
