import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { idpKeysFile } from "#platform/auth/idp/idp-keys.ts";
import type { Env } from "#platform/config/env.ts";
import { linkKeysFile, linkKeysFrom, linkKeysText } from "#platform/links/link-keys.ts";

/** What a restored site needs beside its data: it knows the links of its e-mails by the first, its staff by the others. */
const siteKeys = z.object({
  links: z.string().nullable(),
  provider: z.string().nullable(),
  users: z.string().nullable(),
});
export type SiteKeys = z.infer<typeof siteKeys>;

/** Where each lies in a DATA_DIR after a restore; the first two are found there by the server itself. */
export const pathOfKeys = {
  links: linkKeysFile,
  provider: idpKeysFile,
  users: "auth-users.json",
} as const satisfies Record<keyof SiteKeys, string>;

type Settings = Pick<Env, "DATA_DIR" | "APP_ENV" | "LINK_KEYS" | "AUTH_KEYS_FILE" | "AUTH_USERS_FILE">;

/** The keys that the server of these settings uses, wherever they are from. */
export function keysInUse(env: Settings): SiteKeys {
  const inDataDir = (name: string) => {
    const path = join(env.DATA_DIR, name);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  };
  const ofOperator = (path: string | undefined) => path && readFileSync(path, "utf8");
  return {
    links: env.LINK_KEYS ? `${linkKeysText(env.LINK_KEYS)}\n` : inDataDir(linkKeysFile),
    provider: ofOperator(env.AUTH_KEYS_FILE) ?? inDataDir(idpKeysFile),
    users: ofOperator(env.AUTH_USERS_FILE) ?? null,
  };
}

/** What the operator has to see to after a restore, so that links and sign-ins of before go on working. */
export function missingKeySettings(keys: SiteKeys | null, env: Settings): string[] {
  if (keys === null || keys.links === null)
    return ["It holds no keys of links: those in letters from before work only with the LINK_KEYS of then."];
  const filePath = (name: keyof SiteKeys) => join(env.DATA_DIR, pathOfKeys[name]);
  const ids = new Set(env.LINK_KEYS?.map(({ id }) => id));
  const lacking = (linkKeysFrom(keys.links.trim()) ?? []).filter(({ id }) => !ids.has(id));
  const isSet = env.LINK_KEYS !== undefined;
  return [
    ...(isSet && lacking.length > 0
      ? [
          `LINK_KEYS lacks ${lacking.map(({ id }) => id).join(", ")}: add what stands in ${filePath("links")}, or links from before are dead.`,
        ]
      : []),
    ...(!isSet && env.APP_ENV === "production"
      ? [`Set LINK_KEYS to what stands in ${filePath("links")}.`]
      : []),
    ...(keys.users !== null
      ? [
          `Set AUTH_USERS_FILE=${filePath("users")} and AUTH_KEYS_FILE=${filePath("provider")}, or to files of your own.`,
        ]
      : []),
  ];
}

const plainFile = "keys.json";
const sealedFile = "keys.sealed.json";
const cipher = "aes-256-gcm";
/** Half a second of work and 64 MB for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };
const sealed = z.object({
  format: z.literal("scrypt-aes-256-gcm-1"),
  salt: z.base64(),
  iv: z.base64(),
  tag: z.base64(),
  text: z.base64(),
});

/** Into the folder of a backup, sealed where there is a passphrase; readable by its owner alone in any case. */
export function writeKeys(folder: string, keys: SiteKeys, passphrase: string | undefined): void {
  const text = JSON.stringify(keys);
  const [name, content] = passphrase ? [sealedFile, seal(text, passphrase)] : [plainFile, text];
  writeFileSync(join(folder, name), `${content}\n`, { mode: 0o600 });
}

/** Null for a backup from before it held any. A sealed one throws without its passphrase. */
export function readKeys(folder: string, passphrase: string | undefined): SiteKeys | null {
  const [plain, closed] = [join(folder, plainFile), join(folder, sealedFile)];
  if (existsSync(plain)) return siteKeys.parse(JSON.parse(readFileSync(plain, "utf8")));
  if (!existsSync(closed)) return null;
  if (!passphrase) throw new Error("its keys are sealed: set BACKUP_PASSPHRASE to what it was made with");
  return siteKeys.parse(JSON.parse(open(readFileSync(closed, "utf8"), passphrase)));
}

function seal(text: string, passphrase: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const sealing = createCipheriv(cipher, scryptSync(passphrase, salt, 32, cost), iv);
  const body = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  const parts = { salt, iv, tag: sealing.getAuthTag(), text: body };
  const encoded = Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64")]);
  return JSON.stringify({ format: "scrypt-aes-256-gcm-1", ...Object.fromEntries(encoded) });
}

function open(encoded: string, passphrase: string): string {
  const { salt, iv, tag, text } = sealed.parse(JSON.parse(encoded));
  const bytes = (part: string) => Buffer.from(part, "base64");
  const opening = createDecipheriv(cipher, scryptSync(passphrase, bytes(salt), 32, cost), bytes(iv));
  opening.setAuthTag(bytes(tag));
  try {
    return opening.update(bytes(text), undefined, "utf8") + opening.final("utf8");
  } catch {
    throw new Error("BACKUP_PASSPHRASE is not the one that its keys were sealed with");
  }
}
