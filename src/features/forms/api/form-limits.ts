import type { Database } from "#platform/db/database.ts";
import { type Bucket, consumeToken } from "#platform/http/rate-buckets.ts";
import { mailboxHash } from "#platform/links/mailbox-hash.ts";

export type SenderLimits = {
  db: Database;
  /** Who sends, as far as it is counted; empty where nobody counts. */
  sender: string;
};

/** As for the other forms: so many at once, then one a minute from an address and one an hour for a mailbox. */
const perSender: Bucket = { burst: 10, perSecond: 1 / 60 };
const perMailbox: Bucket = { burst: 5, perSecond: 1 / 3600 };

export const tooMany =
  "Det har kommit många formulär på kort tid. Vänta några minuter och skicka igen, eller ring oss";

export async function isWithinLimits(
  { db, sender }: SenderLimits,
  form: string,
  email: string,
): Promise<boolean> {
  if (sender === "") return true;
  return (
    (await consumeToken(db, `${form}:${sender}`, perSender)) &&
    (await consumeToken(db, `${form}-mail:${mailboxHash(email)}`, perMailbox))
  );
}
