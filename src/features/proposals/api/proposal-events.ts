import type { Database } from "#platform/db/database.ts";
import { findChangeMarks } from "../storage/proposals.ts";

type Listener = { id: number; read: string | null; notify: (moved: string) => void };

const everyMs = 1_000;

/**
 * Who waits for news of a proposal. What happens in this process is told at once; what happens in another, or in the case that
 * belongs to it, is noticed within a second by one query for all who wait. While nobody waits nothing is asked.
 */
export function proposalEvents({ db }: { db: Database }) {
  const listeners = new Set<Listener>();
  let timer: ReturnType<typeof setInterval> | null = null;

  async function check(ids: readonly number[]): Promise<void> {
    const moved = await findChangeMarks(db, [...new Set(ids)]);
    for (const listener of listeners) {
      const now = moved.get(listener.id);
      if (now === undefined || now === listener.read) continue;
      const isFirst = listener.read === null;
      listener.read = now;
      if (!isFirst) listener.notify(now);
    }
  }
  const checkAll = () => check([...listeners].map(({ id }) => id)).catch(() => {});

  return {
    changed: (id: number): void => {
      if ([...listeners].some((listener) => listener.id === id)) void check([id]).catch(() => {});
    },
    /** Returns how to stop. `read` is what the page has, where it knows. */
    follow: (id: number, read: string | null, notify: Listener["notify"]): (() => void) => {
      const listener: Listener = { id, read, notify };
      listeners.add(listener);
      timer ??= setInterval(() => void checkAll(), everyMs);
      timer.unref();
      void check([id]).catch(() => {});
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
    count: () => listeners.size,
  };
}
export type ProposalEvents = ReturnType<typeof proposalEvents>;
