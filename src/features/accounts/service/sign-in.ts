import { randomInt } from "node:crypto";
import { mailboxOf } from "#core/person/mailbox.ts";
import type { Database } from "#platform/db/database.ts";
import { type Bucket, takeToken } from "#platform/http/rate-buckets.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { addressKey, confirmAddress } from "#platform/mail/mails.ts";
import { comparisonCode, isSameCode } from "../rules/comparison-code.ts";
import { deviceName } from "../rules/device-name.ts";
import { linkExpires, signInTerms } from "../rules/sign-in-terms.ts";
import {
  type AccountLink,
  addAccountLink,
  countTry,
  findAccountLink,
  findAskedLink,
  lockAccountLink,
  removeAccountLink,
  removeLinksOf,
} from "../storage/account-links.ts";
import { addSession } from "../storage/account-sessions.ts";
import { noteSignIn } from "../storage/account-states.ts";
import { signInLetter } from "./my-letters.ts";
import { newSecret } from "./secrets.ts";

export type SignInServices = {
  db: Database;
  clock: () => Date;
  sendLater: (tx: Database, letter: Letter) => Promise<unknown>;
};

export type SignIn = ReturnType<typeof openSignIn>;
export type Entered = { token: string; csrf: string };
type Proof = { asker: string | null; typed: string; userAgent: string };

/** So many letters at once to one mailbox, whoever asks, then one every ten minutes. */
const perMailbox: Bucket = { burst: 5, perSecond: 1 / 600 };

/** A link by letter instead of a password. Whoever opens it is signed in, there and nowhere else. */
export function openSignIn({ db, clock, sendLater }: SignInServices) {
  const known = (token: string) =>
    ({ purpose: "sign-in", tokenHash: textHash(token), now: clock() }) as const;
  /** Where it was asked for nobody has to type what stands on the same screen. */
  const isFromAsker = (link: AccountLink, asker: string | null) =>
    asker !== null && link.askerHash === textHash(asker);

  return {
    /**
     * The same for every address, known or not: a row, a code, a letter. What is held back (too many to one mailbox) is
     * held back in silence.
     */
    ask: (email: string, asker: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock();
        const address = addressKey(email);
        const token = newSecret();
        const tokenHash = textHash(token);
        await addAccountLink(tx, {
          tokenHash,
          purpose: "sign-in",
          address,
          askerHash: textHash(asker),
          code: comparisonCode((most) => randomInt(most)),
          askedAt: now,
          expiresAt: linkExpires(now),
        });
        if (await takeToken(tx, `sign-in-mail:${textHash(mailboxOf(address))}`, perMailbox))
          await sendLater(tx, signInLetter({ to: address, messageKey: `sign-in:${tokenHash}` }, token));
      }),

    /** What this browser asked for last; null when that is over. */
    asked: (asker: string): Promise<AccountLink | null> => findAskedLink(db, textHash(asker), clock()),

    /** Whom the link is for; to look changes nothing. */
    look: async (token: string, asker: string | null) => {
      const link = await findAccountLink(db, known(token));
      return link && { address: link.address, needsCode: !isFromAsker(link, asker) };
    },

    /** `code`: another one than the asking page shows. Null where the link does not hold, or no longer. */
    enter: (token: string, { asker, typed, userAgent }: Proof): Promise<Entered | "code" | null> =>
      db.transaction(async (tx) => {
        const link = await lockAccountLink(tx, known(token));
        if (!link) return null;
        if (!isFromAsker(link, asker) && !isSameCode(typed, link.code)) {
          const tries = await countTry(tx, link.tokenHash);
          if (tries < signInTerms.triesAtMost) return "code";
          await removeAccountLink(tx, link.tokenHash);
          return null;
        }
        const { address } = link;
        const entered = { token: newSecret(), csrf: newSecret() };
        await removeLinksOf(tx, address);
        await confirmAddress(tx, address);
        await noteSignIn(tx, address, clock());
        await addSession(tx, {
          address,
          tokenHash: textHash(entered.token),
          csrf: entered.csrf,
          device: deviceName(userAgent),
          createdAt: clock(),
        });
        return entered;
      }),
  };
}
