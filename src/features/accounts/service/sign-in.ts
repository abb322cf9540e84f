import { randomInt } from "node:crypto";
import { mailboxOf } from "#core/person/mailbox.ts";
import type { Database } from "#platform/db/database.ts";
import { type Bucket, consumeToken } from "#platform/http/rate-buckets.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Email } from "#platform/mail/email.ts";
import { addressKey, confirmAddress } from "#platform/mail/mails.ts";
import { comparisonCode, isSameCode } from "../rules/comparison-code.ts";
import { deviceName } from "../rules/device-name.ts";
import { linkExpires, signInTerms } from "../rules/sign-in-terms.ts";
import {
  type AccountLink,
  addAccountLink,
  countWrongCode,
  findAccountLink,
  findRequestedLink,
  lockAccountLink,
  removeAccountLink,
  removeLinksOf,
} from "../storage/account-links.ts";
import { addSession } from "../storage/account-sessions.ts";
import { recordSignIn } from "../storage/account-states.ts";
import { signInEmail } from "./my-emails.ts";
import { newSecret } from "./secrets.ts";

export type SignInServices = {
  db: Database;
  clock: () => Date;
  addToOutbox: (tx: Database, email: Email) => Promise<unknown>;
};

export type SignIn = ReturnType<typeof openSignIn>;
export type NewSession = { token: string; csrf: string };
type Proof = { requester: string | null; enteredCode: string; userAgent: string };

/** So many e-mails at once to one mailbox, whoever asks, then one every ten minutes. */
const perMailbox: Bucket = { burst: 5, perSecond: 1 / 600 };

/** A link by e-mail instead of a password. Whoever opens it is signed in, there and nowhere else. */
export function openSignIn({ db, clock, addToOutbox }: SignInServices) {
  const linkKey = (token: string) =>
    ({ purpose: "sign-in", tokenHash: textHash(token), now: clock() }) as const;
  /** Where it was asked for nobody has to type what stands on the same screen. */
  const isFromRequester = (link: AccountLink, requester: string | null) =>
    requester !== null && link.requesterHash === textHash(requester);

  return {
    /**
     * The same for every address, known or not: a row, a code, an e-mail. What is held back (too many to one mailbox) is
     * held back in silence.
     */
    ask: (email: string, requester: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock();
        const address = addressKey(email);
        const token = newSecret();
        const tokenHash = textHash(token);
        await addAccountLink(tx, {
          tokenHash,
          purpose: "sign-in",
          address,
          requesterHash: textHash(requester),
          code: comparisonCode((max) => randomInt(max)),
          requestedAt: now,
          expiresAt: linkExpires(now),
        });
        if (await consumeToken(tx, `sign-in-mail:${textHash(mailboxOf(address))}`, perMailbox))
          await addToOutbox(tx, signInEmail({ to: address, messageKey: `sign-in:${tokenHash}` }, token));
      }),

    /** What this browser asked for last; null when that is over. */
    pending: (requester: string): Promise<AccountLink | null> =>
      findRequestedLink(db, textHash(requester), clock()),

    /** Whom the link is for. Only reads. */
    findLink: async (token: string, requester: string | null) => {
      const link = await findAccountLink(db, linkKey(token));
      return link && { address: link.address, needsCode: !isFromRequester(link, requester) };
    },

    /** `code`: another one than the asking page shows. Null where the link does not hold, or no longer. */
    enter: (
      token: string,
      { requester, enteredCode, userAgent }: Proof,
    ): Promise<NewSession | "code" | null> =>
      db.transaction(async (tx) => {
        const link = await lockAccountLink(tx, linkKey(token));
        if (!link) return null;
        if (!isFromRequester(link, requester) && !isSameCode(enteredCode, link.code)) {
          const tries = await countWrongCode(tx, link.tokenHash);
          if (tries < signInTerms.maxTries) return "code";
          await removeAccountLink(tx, link.tokenHash);
          return null;
        }
        const { address } = link;
        const entered = { token: newSecret(), csrf: newSecret() };
        await removeLinksOf(tx, address);
        await confirmAddress(tx, address);
        await recordSignIn(tx, address, clock());
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
