import type { Database } from "#data/database.ts";
import { type Bucket, takeToken } from "#data/queries/posts.ts";
import { personOf } from "#services/holds/hold-needs.ts";

export type LimitNeeds = {
  db: Database;
  /** Who sends, as far as it is counted; empty where nobody counts. */
  sender: string;
};

/** As for the other forms: so many at once, then one a minute from an address and one an hour for a mailbox. [POST-3] */
const perSender: Bucket = { burst: 10, perSecond: 1 / 60 };
const perMailbox: Bucket = { burst: 5, perSecond: 1 / 3600 };

export const tooMany =
  "Det har kommit många formulär på kort tid. Vänta några minuter och skicka igen, eller ring oss";

export async function isWithinLimits(
  { db, sender }: LimitNeeds,
  form: string,
  email: string,
): Promise<boolean> {
  if (sender === "") return true;
  return (
    (await takeToken(db, `${form}:${sender}`, perSender)) &&
    (await takeToken(db, `${form}-mail:${personOf(email)}`, perMailbox))
  );
}
