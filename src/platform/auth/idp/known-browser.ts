import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { textHash } from "#platform/links/text-hash.ts";
import { cookiesOfHost } from "./cookie-names.ts";
import type { StaffUser } from "./staff-users.ts";

const days = 180;
const dayMs = 24 * 3_600_000;

/**
 * A browser in which a user has signed in is known by a cookie: attempts there are counted by themselves, so nobody who
 * guesses elsewhere makes its owner wait. It opens nothing, and lapses with the password.
 */
export function knownBrowsers({
  keys,
  isSecure,
  clock,
}: {
  /** The first signs, all are good for verifying. */
  keys: readonly [string, ...string[]];
  isSecure: boolean;
  clock: () => Date;
}) {
  const { prefix, path } = cookiesOfHost(isSecure);
  const nameOf = ({ id }: StaffUser) => `${prefix}_idp_b_${textHash(id).slice(0, 12)}`;
  const signature = (user: StaffUser, id: string, since: string, key: string) =>
    createHmac("sha256", key).update([user.id, user.password, id, since].join("\n")).digest("base64url");

  return {
    /** Its id, where this user has signed in in it. */
    find: (user: StaffUser, { headers }: IncomingMessage): string | null => {
      const value = cookie(headers.cookie ?? "", nameOf(user));
      const [id = "", since = "", signed = ""] = value.split(".");
      const bytes = Buffer.from(signed);
      const isOurs = keys.some((key) => {
        const right = Buffer.from(signature(user, id, since, key));
        return right.length === bytes.length && timingSafeEqual(right, bytes);
      });
      return isOurs && clock().getTime() - Number(since) < days * dayMs ? id : null;
    },
    /** The cookie for the next time. */
    mark: (user: StaffUser): string => {
      const [id, since] = [randomUUID(), String(clock().getTime())];
      const value = [id, since, signature(user, id, since, keys[0])].join(".");
      return `${nameOf(user)}=${value}; Path=${path}; Max-Age=${(days * dayMs) / 1_000}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    },
  };
}

function cookie(header: string, name: string): string {
  const cookieText = header.split(";").find((part) => part.trim().startsWith(`${name}=`));
  return cookieText?.trim().slice(name.length + 1) ?? "";
}
