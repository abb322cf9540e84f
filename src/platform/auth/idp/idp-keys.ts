import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportPKCS8, generateKeyPair, type JWK } from "jose";
import { StartRefused } from "#platform/log/run-or-explain.ts";

export type IdpKeys = {
  /** The first signs, all are good for verifying. */
  private: JWK[];
  public: JWK[];
  /** What cookies are signed with: the first signs, all are good for verifying. */
  cookies: [string, ...string[]];
  /** What secrets in the database are sealed with: the first seals, all are good for opening. */
  sealing: [Buffer, ...Buffer[]];
  /** Whether the first was made when less was thought to be enough. */
  isWeak: boolean;
};

const minBits = 2_048;
/** What 128 bits of security take. */
const newBits = 3_072;

/** The operator's own: one or more RSA keys in PEM, the newest first. */
export function readKeys(path: string): Promise<IdpKeys> {
  try {
    return keysFrom(privateKeys(readFileSync(path, "utf8")));
  } catch (error) {
    throw new StartRefused(`AUTH_KEYS_FILE cannot be used: ${String(error)}`);
  }
}

/** In DATA_DIR. */
export const idpKeysFile = "idp-keys.pem";

/** Outside production: made once and kept, so that a token outlives a restart. */
export async function localKeys(dataDir: string): Promise<IdpKeys> {
  const path = join(dataDir, idpKeysFile);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    const { privateKey } = await generateKeyPair("RS256", { extractable: true, modulusLength: newBits });
    const unfinished = `${path}.${process.pid}-${randomBytes(4).toString("hex")}`;
    writeFileSync(unfinished, await exportPKCS8(privateKey), { mode: 0o600 });
    renameSync(unfinished, path);
  }
  return keysFrom(privateKeys(readFileSync(path, "utf8")));
}

const block = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+?-----END [A-Z ]*PRIVATE KEY-----/g;

function privateKeys(pem: string): [KeyObject, ...KeyObject[]] {
  const [first, ...others] = (pem.match(block) ?? []).map((one) => createPrivateKey(one));
  if (first === undefined) throw new Error("there is no private key in it");
  const keys: [KeyObject, ...KeyObject[]] = [first, ...others];
  for (const { asymmetricKeyType, asymmetricKeyDetails } of keys)
    if (asymmetricKeyType !== "rsa" || (asymmetricKeyDetails?.modulusLength ?? 0) < minBits)
      throw new Error(`keys must be RSA of at least ${minBits} bits`);
  return keys;
}

async function keysFrom(keys: [KeyObject, ...KeyObject[]]): Promise<IdpKeys> {
  const [newest, ...older] = keys;
  return {
    private: await Promise.all(keys.map((key) => jwkOf(key))),
    public: await Promise.all(keys.map((key) => jwkOf(createPublicKey(key)))),
    cookies: [cookieKey(newest), ...older.map(cookieKey)],
    sealing: [sealingKey(newest), ...older.map(sealingKey)],
    isWeak: (newest.asymmetricKeyDetails?.modulusLength ?? 0) < newBits,
  };
}

const cookieKey = (key: KeyObject) =>
  derivedFrom(key, "cookies of the identity provider").toString("base64url");
const sealingKey = (key: KeyObject) => derivedFrom(key, "secrets of the identity provider");

function derivedFrom(key: KeyObject, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key.export({ type: "pkcs8", format: "der" }), "", purpose, 32));
}

async function jwkOf(key: KeyObject): Promise<JWK> {
  const jwk = key.export({ format: "jwk" }) as JWK;
  return { ...jwk, use: "sig", alg: "RS256", kid: await calculateJwkThumbprint(jwk) };
}
