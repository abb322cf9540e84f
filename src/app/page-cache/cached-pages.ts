/** Something that takes up room, and may take more as it is used. */
type Sized = { size: () => number };
type Entry<Page> = { page: Page; until: number; size: number };
type Bounds = { capacity: number; maxEntries: number };

/** What the objects around a page take, whatever it holds. */
const entryBytes = 512;

/**
 * The pages asked for last, as many as there is room for: key, headers and every encoding that is held count. The page
 * not asked for longest goes first.
 */
export function cachedPages<Page extends Sized>({ capacity, maxEntries }: Bounds) {
  const entries = new Map<string, Entry<Page>>();
  let used = 0;

  function drop(key: string): void {
    used -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function evict(): void {
    for (const oldest of entries.keys()) {
      if (used <= capacity && entries.size <= maxEntries) break;
      drop(oldest);
    }
  }

  function add(key: string, page: Page, until: number): void {
    drop(key);
    const size = key.length + page.size() + entryBytes;
    if (size > capacity) return;
    entries.set(key, { page, until, size });
    used += size;
    evict();
  }

  return {
    find: (key: string, now: number): Page | null => {
      const entry = entries.get(key);
      if (!entry) return null;
      if (now >= entry.until) {
        drop(key);
        return null;
      }
      // A map remembers the order of writing: written anew it is the newest. With room to spare it does not matter.
      if (used > capacity / 2 || entries.size > maxEntries / 2) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry.page;
    },
    add,
    /** To be told when a page has got another encoding. */
    measureAgain: (key: string): void => {
      const entry = entries.get(key);
      if (entry) add(key, entry.page, entry.until);
    },
    sweep: (now: number): void => {
      for (const [key, { until }] of entries) if (now >= until) drop(key);
    },
    clear: (): void => {
      entries.clear();
      used = 0;
    },
    usedBytes: () => used,
    count: () => entries.size,
  };
}
