import { createHash } from "node:crypto";

/** `Content-Digest: sha-256=:<base64>:`, as RFC 9530 writes it; null when it is not there or cannot be read. */
export function readDigest(header: string | undefined): string | null {
  const digest = /(?:^|[,\s])sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header ?? "")?.[1];
  return digest === undefined ? null : Buffer.from(digest, "base64").toString("hex");
}

export function isDigestOf(sha256: string, bytes: Uint8Array): boolean {
  return createHash("sha256").update(bytes).digest("hex") === sha256;
}
