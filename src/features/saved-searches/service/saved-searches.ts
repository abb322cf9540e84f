import { daysAfter } from "#core/dates/days-after.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import { newsletterWording } from "#features/newsletter/rules/newsletter-form.ts";
import { confirmSubscriber, requestNewsletter } from "#features/newsletter/storage/newsletter.ts";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import type { Email } from "#platform/mail/email.ts";
import { addressKey, confirmAddress, joinTopic } from "#platform/mail/mails.ts";
import { unsubscribeSubject } from "#platform/mail/ready-mail.ts";
import type { SavedSearchTask } from "../rules/saved-search-form.ts";
import { savedSearchPaths } from "../rules/saved-search-paths.ts";
import { filterOfSavedSearch, plateOfSavedSearch, queryOfSavedFilter } from "../rules/saved-search-query.ts";
import { savedSearchTerms } from "../rules/saved-search-terms.ts";
import {
  addSavedSearch,
  changeSavedSearch,
  confirmSavedSearch,
  findSavedSearch,
  findSavedSearchesOf,
  removeSavedSearch,
  type SavedSearchChange,
  type SavedSearchRow,
} from "../storage/saved-searches.ts";
import {
  manageToken,
  type SavedSearchContext,
  savedSearchChoices,
  searchSummary,
} from "./saved-search-context.ts";
import {
  confirmSavedSearchEmail,
  endSavedSearchesEmail,
  knownSavedSearchEmail,
} from "./saved-search-emails.ts";

export type SavedSearchService = ReturnType<typeof openSavedSearchService>;

const topic = "saved-searches";
/** Limit per address: every new car is matched against all of them. */
const maxSavedSearches = 50;

/** When a saved search that is confirmed or renewed today ends. */
function savedSearchUntil(now: Date): Date {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + savedSearchTerms.retentionMonths);
  return until;
}

/** Double opt-in: no matches are sent to an address before its owner has confirmed by the link in the e-mail. */
export function openSavedSearchService({ db, ...context }: SavedSearchContext & { db: Database }) {
  const { clock, links, addToOutbox } = context;
  const about = (row: SavedSearchRow & { address: string }, key: string) => ({
    to: row.address,
    messageKey: key,
    // It is asked of whoever has not answered yet.
    summary: (row.confirmedAt === null ? savedSearchChoices : searchSummary)(row.query, context),
    isCar: plateOfSavedSearch(filterOfSavedSearch(row.query, clock())) !== null,
  });
  const pageOf = (id: number) => savedSearchPaths.manage(manageToken(context, id));

  function emailFor(row: SavedSearchRow & { address: string }, now: Date): Email {
    // One e-mail a day about one search, whoever asks and however often.
    const key = `watch-asked:${row.id}:${stockholmDay(now)}`;
    if (row.confirmedAt !== null) return knownSavedSearchEmail(about(row, key), pageOf(row.id));
    const expires = daysAfter(now, savedSearchTerms.confirmDays);
    const token = links.sign("confirm", `watch ${row.id}`, expires);
    return confirmSavedSearchEmail(about(row, key), {
      href: savedSearchPaths.confirm(token),
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
  const findBy = async (id: number | null) => (id === null ? null : findSavedSearch(db, id));

  return {
    /** Returns an error where the search cannot be saved. What an address has saved already is only said in the e-mail. */
    ask: async (task: SavedSearchTask, source: string): Promise<{ error: string } | null> => {
      const now = clock();
      const activeQuery = queryOfSavedFilter(task.filter, now);
      if ("error" in activeQuery) return activeQuery;
      const { email, phoneNumber, pace, newsletter, sessionOrigin } = task;
      await db.transaction(async (tx) => {
        const isLate = email !== null && (await findSavedSearchesOf(tx, email)).length >= maxSavedSearches;
        if (isLate) return;
        const row = await addSavedSearch(tx, {
          address: email && addressKey(email),
          // With an address no phone number is stored.
          phoneNumber: email === null ? phoneNumber : null,
          query: activeQuery.query,
          pace: email === null ? "daily" : pace,
          newsletter: newsletter && email !== null,
          sessionOrigin,
          source,
          requestedAt: now,
        });
        if (row.address !== null) await addToOutbox(tx, emailFor({ ...row, address: row.address }, now));
        // Nothing is ever sent to a number: a member of staff calls, who hears whether it is wanted.
        else await confirmSavedSearch(tx, row.id, { at: now, until: savedSearchUntil(now) });
      });
      return null;
    },

    /** Whom the link is for. Only reads. */
    findToConfirm: (token: string) => findBy(idOfConfirm(token)),

    /** The newsletter that was ticked beside it is confirmed by the same press. False where the link does not hold. */
    confirm: async (token: string): Promise<SavedSearchRow | null> => {
      const id = idOfConfirm(token);
      if (id === null) return null;
      return db.transaction(async (tx) => {
        const now = clock();
        const row = await confirmSavedSearch(tx, id, { at: now, until: savedSearchUntil(now) });
        if (!row?.address) return null;
        await confirmAddress(tx, row.address);
        await joinTopic(tx, row.address, topic);
        if (row.newsletter) await joinNewsletter(tx, row.address, row.source, now);
        return row;
      });
    },

    find: (token: string) => findBy(idOf(token)),
    tokenOf: (id: number) => manageToken(context, id),

    /** False where another of the same owner's asks that already. */
    change: (id: number, change: SavedSearchChange): Promise<boolean> => changeSavedSearch(db, id, change),
    goOn: (id: number): Promise<boolean> => changeSavedSearch(db, id, { until: savedSearchUntil(clock()) }),
    remove: (id: number): Promise<void> => removeSavedSearch(db, id),

    /** Mails a link that ends all that an address watches: to nobody where there is nothing, and nobody can tell. */
    askToEnd: (email: string): Promise<void> =>
      db.transaction(async (tx) => {
        const address = addressKey(email);
        const searches = await findSavedSearchesOf(tx, address);
        if (searches.length === 0) return;
        const now = clock();
        const expires = daysAfter(now, savedSearchTerms.confirmDays);
        const end = links.sign("unsubscribe", unsubscribeSubject(topic, address), expires);
        await addToOutbox(
          tx,
          endSavedSearchesEmail(
            { to: address, messageKey: `watch-end:${textHash(address)}:${stockholmDay(now)}` },
            {
              savedSearches: searches.map(({ id, query }) => ({
                summary: searchSummary(query, context),
                href: pageOf(id),
              })),
              end: paths.unsubscribe(end),
            },
          ),
        );
      }),

    summaryOf: (query: string) => searchSummary(query, context),
  };
}

async function joinNewsletter(tx: Database, address: string, source: string, now: Date): Promise<void> {
  await requestNewsletter(tx, { address, requestedAt: now, wording: newsletterWording, source });
  await confirmSubscriber(tx, address, now);
  await joinTopic(tx, address, "newsletter");
}
