import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** A secret for the database, which nobody reads without a key from outside it. The newest key seals. */
export function sealed(secret: Uint8Array, [key]: readonly [Buffer, ...Buffer[]], name: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Null where it was sealed for another, or with a key that is no longer there. */
export function unsealed(text: string, keys: readonly Buffer[], name: string): Buffer | null {
  const bytes = Buffer.from(text, "base64url");
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch {
      // Another key's.
    }
  }
  return null;
}
