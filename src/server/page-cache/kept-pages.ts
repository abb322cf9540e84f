/** Something that takes up room. */
type Sized = { size: number };

/** The pages asked for last, as many as there is room for: the one not asked for longest goes first. [PAGECACHE-5] */
export function keptPages<Page extends Sized>(room: number) {
  const pages = new Map<string, Page>();
  let used = 0;

  function drop(key: string): void {
    used -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  }

  return {
    find: (key: string): Page | null => {
      const page = pages.get(key);
      // A map remembers the order of writing: written anew it is the newest. With room to spare it does not matter.
      if (page && used > room / 2) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page ?? null;
    },
    keep: (key: string, page: Page): void => {
      drop(key);
      if (page.size > room) return;
      pages.set(key, page);
      used += page.size;
      for (const oldest of pages.keys()) {
        if (used <= room) break;
        drop(oldest);
      }
    },
    dropAll: (): void => {
      pages.clear();
      used = 0;
    },
  };
}
