import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LinkKeys } from "./signed-links.ts";

const minBytes = 32;
const form = /^(?<id>[a-z0-9]{1,16}):(?<secret>[\w+/=-]+)$/i;

/** `2026b:<base64>,2026a:<base64>`; null where a part is not of that form, is too short or has the id of another. */
export function linkKeysFrom(text: string): LinkKeys | null {
  const keys = text.split(",").map((part) => {
    const { id = "", secret = "" } = form.exec(part.trim())?.groups ?? {};
    return { id, secret: Buffer.from(secret, "base64") };
  });
  const areComplete = keys.every(({ id, secret }) => id !== "" && secret.length >= minBytes);
  const areDifferent = new Set(keys.map(({ id }) => id)).size === keys.length;
  const [first, ...others] = keys;
  return first && areComplete && areDifferent ? [first, ...others] : null;
}

/** As the setting has them. */
export function linkKeysText(keys: LinkKeys): string {
  return keys.map(({ id, secret }) => `${id}:${secret.toString("base64")}`).join(",");
}

/** In DATA_DIR. */
export const linkKeysFile = "link-keys";

/** Outside production: made once and kept beside the database, so that links outlive a restart. */
export function localLinkKeys(dataDir: string): LinkKeys {
  const path = join(dataDir, linkKeysFile);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, `own:${randomBytes(minBytes).toString("base64")}\n`, { mode: 0o600 });
    renameSync(unfinished, path);
  }
  const keys = linkKeysFrom(readFileSync(path, "utf8").trim());
  if (keys === null) throw new Error(`${path} holds no keys for links: remove it, or set LINK_KEYS.`);
  return keys;
}
