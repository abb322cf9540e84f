import type { CalendarMonth } from "#core/dates/stockholm-month.ts";
import type { FileStore, StoredFile } from "#platform/files/file-store.ts";

export type SoldMonth = { month: CalendarMonth; isFinal: boolean };
export type SoldFile = StoredFile & { isFinal: boolean };

/** The cars sold in each month, as files. */
export type SoldFiles = {
  /** Newest first. One that is over but written in an older format is not final yet. */
  months: () => Promise<SoldMonth[]>;
  find: (month: CalendarMonth) => Promise<SoldFile | null>;
  /** What an older format says of a month that is over, in today's; null where nothing is to be upgraded. */
  upgraded: (month: CalendarMonth) => Promise<string | null>;
  saveFinal: (month: CalendarMonth, text: string) => Promise<void>;
  saveUnfinished: (month: CalendarMonth, text: string) => Promise<void>;
};

/**
 * The format of the files. Finished months are never written again, so when they were written wrongly this is counted up
 * and the upgrade gets a row: the next round writes every month anew, at a new address.
 */
export const soldFileVersion = 2;

/** The file of an older version, as today's would say it; null when it cannot be read. */
export type UpgradeSoldFile = (text: string, version: number) => string | null;

const unfinished = "sold-cars/unfinished";
const monthInName = /(\d{4}-\d{2})\.json$/;

/** The first version had no number in its name. */
const folderOf = (version: number) => (version === 1 ? "sold-cars" : `sold-cars/v${version}`);
const finals = folderOf(soldFileVersion);
const olderVersions = Array.from({ length: soldFileVersion - 1 }, (_, at) => soldFileVersion - 1 - at);

/**
 * A month that is over has a file of its own name, which is never written again; one under way lies apart, so that
 * nobody has to open a file to know which it is.
 */
export function soldFiles(store: FileStore, upgrade: UpgradeSoldFile): SoldFiles {
  const monthsIn = async (folder: string) =>
    (await store.list(folder)).flatMap((name) => monthInName.exec(name)?.[1] ?? []);

  /** As it was when the month ended: the stock of today may have forgotten cars that were sold then. */
  const findUpgraded = async (month: CalendarMonth) => {
    for (const version of olderVersions) {
      const file = await store.find(`${folderOf(version)}/${month}.json`);
      const text = file && upgrade(new TextDecoder().decode(await file.read()), version);
      if (file && text !== null) return { etag: `v${soldFileVersion}-${file.etag}`, text };
    }
    return null;
  };

  return {
    months: async () => {
      const over = new Set(await monthsIn(finals));
      const folders = [unfinished, ...olderVersions.map(folderOf)];
      const all = new Set([...over, ...(await Promise.all(folders.map(monthsIn))).flat()]);
      return [...all]
        .toSorted()
        .toReversed()
        .map((month) => ({ month, isFinal: over.has(month) }));
    },
    find: async (month) => {
      const final = await store.find(`${finals}/${month}.json`);
      if (final) return { ...final, isFinal: true };
      const upgraded = await findUpgraded(month);
      if (upgraded) {
        const { etag, text } = upgraded;
        return { etag, read: async () => new TextEncoder().encode(text), isFinal: false };
      }
      const soFar = await store.find(`${unfinished}/${month}.json`);
      return soFar && { ...soFar, isFinal: false };
    },
    upgraded: async (month) => (await findUpgraded(month))?.text ?? null,
    saveFinal: async (month, text) => {
      await store.put(`${finals}/${month}.json`, text, { onlyIfAbsent: true });
      await store.remove(`${unfinished}/${month}.json`);
    },
    saveUnfinished: (month, text) => store.put(`${unfinished}/${month}.json`, text),
  };
}
