import { type Bucket, takeToken } from "#features/cases/storage/posts.ts";
import { personOf } from "#features/reservations/service/hold-needs.ts";
import type { Database } from "#platform/db/database.ts";

export type LimitNeeds = {
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
