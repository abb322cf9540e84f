import { createHmac, timingSafeEqual } from "node:crypto";

const stepS = 30;
/** Clocks and fingers: the half minute before and the one after are good too. */
const driftSteps = [0, -1, 1] as const;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1_000 / stepS);

/** The code of a half minute, by RFC 6238 with SHA-1, which is what every app knows. */
export function totpAt(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The half minute that a code is of; null where it is of none near. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const entered = Buffer.from(code.replaceAll(/\s/g, ""));
  const near = driftSteps.map((drift) => stepAt(now) + drift);
  return (
    near.find((step) => {
      const right = Buffer.from(totpAt(secret, step));
      return right.length === entered.length && timingSafeEqual(right, entered);
    }) ?? null
  );
}

/** By RFC 4648, without padding: as apps read it, and people type it. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, "0"), 2)))
    .join("");
}

/** What the QR code holds. */
export function otpauthAddress(issuer: string, username: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${stepS}`;
}
