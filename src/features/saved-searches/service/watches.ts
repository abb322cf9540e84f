import { daysAfter } from "#core/dates/days-after.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import { newsletterWording } from "#features/newsletter/rules/newsletter-form.ts";
import { askedForNewsletter, confirmSubscriber } from "#features/newsletter/storage/newsletter.ts";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { addressKey, confirmAddress, joinTopic } from "#platform/mail/mails.ts";
import { unsubscribeSubject } from "#platform/mail/ready-mail.ts";
import type { WatchErrand } from "../rules/watch-form.ts";
import { watchPaths } from "../rules/watch-paths.ts";
import { watchTerms } from "../rules/watch-terms.ts";
import { queryOfWatched, watchedFilterOf, watchedPlate } from "../rules/watched-query.ts";
import {
  addWatch,
  changeWatch,
  confirmWatch,
  findWatch,
  findWatchesOf,
  removeWatch,
  type WatchChange,
  type WatchRow,
} from "../storage/watches.ts";
import { manageToken, type SavedSearchContext, watchChoices, watchWords } from "./saved-search-context.ts";
import { confirmWatchLetter, endWatchesLetter, knownWatchLetter } from "./watch-letters.ts";

export type Watches = ReturnType<typeof openWatches>;

const topic = "saved-searches";
/** So many at once for one address: each is asked about at every car. */
const watchesAtMost = 50;

/** When a watch that is confirmed or gone on with today ends. */
function watchUntil(now: Date): Date {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + watchTerms.keptMonths);
  return until;
}

/** Double opt-in: nothing about cars is sent to an address before its owner has said yes from it. */
export function openWatches({ db, ...needs }: SavedSearchContext & { db: Database }) {
  const { clock, links, sendLater } = needs;
  const about = (row: WatchRow & { address: string }, key: string) => ({
    to: row.address,
    messageKey: key,
    // It is asked of whoever has not answered yet.
    words: (row.confirmedAt === null ? watchChoices : watchWords)(row.query, needs),
    isCar: watchedPlate(watchedFilterOf(row.query, clock())) !== null,
  });
  const pageOf = (id: number) => watchPaths.manage(manageToken(needs, id));

  function letterFor(row: WatchRow & { address: string }, now: Date): Letter {
    // One letter a day about one search, whoever asks and however often.
    const key = `watch-asked:${row.id}:${stockholmDay(now)}`;
    if (row.confirmedAt !== null) return knownWatchLetter(about(row, key), pageOf(row.id));
    const expires = daysAfter(now, watchTerms.confirmDays);
    const token = links.sign("confirm", `watch ${row.id}`, expires);
    return confirmWatchLetter(about(row, key), {
      href: watchPaths.confirm(token),
      newsletter: row.newsletter,
    });
  }

  const idOfConfirm = (token: string): number | null => {
    const subject = links.verify("confirm", token, clock());
    return subject?.startsWith("watch ") ? Number(subject.slice("watch ".length)) : null;
  };
  const idOf = (token: string): number | null => {
    const subject = links.verify("watch", token, clock());
    return subject === null ? null : Number(subject);
  };
  const findBy = async (id: number | null) => (id === null ? null : findWatch(db, id));

  return {
    /** The mistake, where nothing can be watched by it. What an address watches already is told to its owner alone. */
    ask: async (errand: WatchErrand, source: string): Promise<{ error: string } | null> => {
      const now = clock();
      const asked = queryOfWatched(errand.filter, now);
      if ("error" in asked) return asked;
      const { email, phoneNumber, pace, newsletter, sessionOrigin } = errand;
      await db.transaction(async (tx) => {
        const isLate = email !== null && (await findWatchesOf(tx, email)).length >= watchesAtMost;
        if (isLate) return;
        const row = await addWatch(tx, {
          address: email && addressKey(email),
          // Who is mailed need not be called.
          phoneNumber: email === null ? phoneNumber : null,
          query: asked.query,
          pace: email === null ? "daily" : pace,
          newsletter: newsletter && email !== null,
          sessionOrigin,
          source,
          askedAt: now,
        });
        if (row.address !== null) await sendLater(tx, letterFor({ ...row, address: row.address }, now));
        // Nothing is ever sent to a number: one of us calls, who hears whether it is wanted.
        else await confirmWatch(tx, row.id, { at: now, until: watchUntil(now) });
      });
      return null;
    },

    /** Whom the link is for; to look changes nothing. */
    findToConfirm: (token: string) => findBy(idOfConfirm(token)),

    /** The newsletter that was ticked beside it is confirmed by the same press. False where the link does not hold. */
    confirm: async (token: string): Promise<WatchRow | null> => {
      const id = idOfConfirm(token);
      if (id === null) return null;
      return db.transaction(async (tx) => {
        const now = clock();
        const row = await confirmWatch(tx, id, { at: now, until: watchUntil(now) });
        if (!row?.address) return null;
        await confirmAddress(tx, row.address);
        await joinTopic(tx, row.address, topic);
        if (row.newsletter) await joinNewsletter(tx, row.address, row.source, now);
        return row;
      });
    },

    find: (token: string) => findBy(idOf(token)),
    tokenOf: (id: number) => manageToken(needs, id),

    /** False where another of the same owner's asks that already. */
    change: (id: number, change: WatchChange): Promise<boolean> => changeWatch(db, id, change),
    goOn: (id: number): Promise<boolean> => changeWatch(db, id, { until: watchUntil(clock()) }),
    remove: (id: number): Promise<void> => removeWatch(db, id),

    /** Mails a link that ends all that an address watches: to nobody where there is nothing, and nobody can tell. */
    askToEnd: (email: string): Promise<void> =>
      db.transaction(async (tx) => {
        const address = addressKey(email);
        const found = await findWatchesOf(tx, address);
        if (found.length === 0) return;
        const now = clock();
        const expires = daysAfter(now, watchTerms.confirmDays);
        const end = links.sign("unsubscribe", unsubscribeSubject(topic, address), expires);
        await sendLater(
          tx,
          endWatchesLetter(
            { to: address, messageKey: `watch-end:${textHash(address)}:${stockholmDay(now)}` },
            {
              watches: found.map(({ id, query }) => ({ words: watchWords(query, needs), href: pageOf(id) })),
              end: paths.unsubscribe(end),
            },
          ),
        );
      }),

    wordsOf: (query: string) => watchWords(query, needs),
  };
}

async function joinNewsletter(tx: Database, address: string, source: string, now: Date): Promise<void> {
  await askedForNewsletter(tx, { address, askedAt: now, wording: newsletterWording, source });
  await confirmSubscriber(tx, address, now);
  await joinTopic(tx, address, "newsletter");
}
