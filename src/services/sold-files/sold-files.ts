import type { CalendarMonth } from "#domain/calendar/stockholm-month.ts";
import type { FileStore, StoredFile } from "#media/file-store.ts";

export type SoldMonth = { month: CalendarMonth; isFinal: boolean };
export type SoldFile = StoredFile & { isFinal: boolean };

/** The cars sold in each month, as files. */
export type SoldFiles = {
  /** Newest first. */
  months: () => Promise<SoldMonth[]>;
  find: (month: CalendarMonth) => Promise<SoldFile | null>;
  saveFinal: (month: CalendarMonth, text: string) => Promise<void>;
  saveUnfinished: (month: CalendarMonth, text: string) => Promise<void>;
};

/** A site without a store for files. */
export const noSoldFiles: SoldFiles = {
  months: async () => [],
  find: async () => null,
  saveFinal: async () => {},
  saveUnfinished: async () => {},
};

const finals = "sold-cars";
const unfinished = "sold-cars/unfinished";
const monthInName = /(\d{4}-\d{2})\.json$/;

/**
 * A month that is over has a file of its own name, which is never written again; one under way lies apart, so that
 * nobody has to open a file to know which it is. [SOLDFILE-1] [SOLDFILE-2]
 */
export function soldFiles(store: FileStore): SoldFiles {
  const monthsIn = async (folder: string) =>
    (await store.list(folder)).flatMap((name) => monthInName.exec(name)?.[1] ?? []);
  return {
    months: async () => {
      const over = new Set(await monthsIn(finals));
      const underWay = (await monthsIn(unfinished)).filter((month) => !over.has(month));
      return [...over, ...underWay]
        .toSorted()
        .toReversed()
        .map((month) => ({ month, isFinal: over.has(month) }));
    },
    find: async (month) => {
      const final = await store.find(`${finals}/${month}.json`);
      if (final) return { ...final, isFinal: true };
      const soFar = await store.find(`${unfinished}/${month}.json`);
      return soFar && { ...soFar, isFinal: false };
    },
    saveFinal: async (month, text) => {
      await store.put(`${finals}/${month}.json`, text, { onlyIfAbsent: true });
      await store.remove(`${unfinished}/${month}.json`);
    },
    saveUnfinished: (month, text) => store.put(`${unfinished}/${month}.json`, text),
  };
}
