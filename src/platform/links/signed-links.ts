import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** The first signs, all verify: a new one is put in front, and the old one goes when its last link has run out. */
export type LinkKey = { id: string; secret: Buffer };
export type LinkKeys = readonly [LinkKey, ...LinkKey[]];

/** What a link is good for; each has a key of its own, so that none can be used for another. */
export type LinkPurpose =
  | "unsubscribe"
  | "case"
  | "attachment"
  | "upload"
  | "form"
  | "cancel"
  | "confirm"
  | "reservation"
  | "queue"
  | "proposal"
  | "watch";

export type SignedLinks = {
  sign: (purpose: LinkPurpose, subject: string, expires: Date) => string;
  /** The subject, or null for whatever is not a link of ours for this purpose and this time. */
  verify: (purpose: LinkPurpose, token: string, now: Date) => string | null;
};

const macBytes = 16;

/** Links that need no row: `keyId.expiry.subject.mac`, safe in any address. */
export function signedLinks(keys: LinkKeys): SignedLinks {
  const derived = new Map<string, Buffer>();
  const keyFor = ({ id, secret }: LinkKey, purpose: string) => {
    const name = `${id}:${purpose}`;
    const key = derived.get(name) ?? Buffer.from(hkdfSync("sha256", secret, "", `link:${purpose}`, 32));
    derived.set(name, key);
    return key;
  };
  const macOf = (key: LinkKey, purpose: string, body: string) =>
    createHmac("sha256", keyFor(key, purpose)).update(body).digest().subarray(0, macBytes);

  return {
    sign: (purpose, subject, expires) => {
      const [key] = keys;
      const seconds = Math.floor(expires.getTime() / 1_000).toString(36);
      const body = `${key.id}.${seconds}.${Buffer.from(subject).toString("base64url")}`;
      return `${body}.${macOf(key, purpose, body).toString("base64url")}`;
    },
    verify: (purpose, token, now) => {
      const [id, seconds, subject, mac, ...more] = token.split(".");
      const key = keys.find((one) => one.id === id);
      if (!key || !seconds || !subject || !mac || more.length > 0) return null;
      const signature = Buffer.from(mac, "base64url");
      if (signature.length !== macBytes || signature.toString("base64url") !== mac) return null;
      if (!timingSafeEqual(macOf(key, purpose, `${id}.${seconds}.${subject}`), signature)) return null;
      const hasTime = Number.parseInt(seconds, 36) * 1_000 > now.getTime();
      return hasTime ? Buffer.from(subject, "base64url").toString() : null;
    },
  };
}
