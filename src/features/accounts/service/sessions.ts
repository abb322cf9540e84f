import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import type { User } from "#platform/http/site-variables.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { isTimeToRotate, isWithinGrace, sessionEnds, signInTerms } from "../rules/sign-in-terms.ts";
import {
  deleteSessions,
  endSession,
  endSessionsOf,
  findSession,
  findSessionsOf,
  offerNext,
  promoteNext,
  recordSeenPage,
  type SessionRow,
} from "../storage/account-sessions.ts";
import { newSecret } from "./secrets.ts";

export type Sessions = ReturnType<typeof openSessions>;
/** `next` is the token that the browser shall have from now on. */
export type RecognisedSession = { user: User; next: string | null };

const seenEveryMs = 5 * 60_000;

/** Who comes with a token, and for how long that is so. … */
export function openSessions({ db, clock }: { db: Database; clock: () => Date }) {
  async function recognise(token: string, mayRotate: boolean): Promise<RecognisedSession | null> {
    const hash = textHash(token);
    const session = await findSession(db, hash);
    if (!session) return null;
    const now = clock();
    const isStale = session.previousHash === hash && !isWithinGrace(session.rotatedAt, now);
    // Somebody has the token that was changed long ago: it was copied, and nobody knows by whom.
    if (isStale || sessionEnds(session) <= now) {
      await endSession(db, session.address, session.id);
      return null;
    }
    if (session.nextHash === hash) await promoteNext(db, session, hash, now);
    else if (now.getTime() - session.seenAt.getTime() > seenEveryMs)
      await recordSeenPage(db, session.id, now);
    const next = mayRotate && session.tokenHash === hash ? await rotated(session, now) : null;
    return { user: session, next };
  }

  /** The token before holds until the new one has come back: an answer that is lost signs nobody out. */
  async function rotated(session: SessionRow, now: Date): Promise<string | null> {
    const isOffered = session.nextAt !== null && isWithinGrace(session.nextAt, now);
    if (isOffered || !isTimeToRotate(session.rotatedAt, now)) return null;
    const next = newSecret();
    return (await offerNext(db, session, { hash: textHash(next), at: now })) ? next : null;
  }

  return {
    recognise,
    devicesOf: (address: string) => findSessionsOf(db, address),
    end: ({ address }: User, id: number) => endSession(db, address, id),
    endAll: ({ address }: User) => endSessionsOf(db, address),
  };
}

/** Those that nobody could use any more. */
export function purgeSessions(tx: Database, now: Date): Promise<void> {
  return deleteSessions(tx, {
    seen: daysAfter(now, -signInTerms.idleDays),
    created: daysAfter(now, -signInTerms.absoluteDays),
  });
}
