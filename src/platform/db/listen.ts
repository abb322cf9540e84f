import type { Pool, PoolClient } from "pg";

/**
 * Calls for every NOTIFY on a channel. A call too many does no harm and one too few neither: who listens also looks by
 * the clock. Resolves to how to stop, or to null when nobody can be heard now.
 */
export async function listen(
  pool: Pool,
  channel: "stock_changes" | "jobs",
  onWake: (payload: string) => void,
  onLost: () => void,
): Promise<(() => void) | null> {
  let connection: PoolClient;
  try {
    connection = await pool.connect();
  } catch {
    return null;
  }
  let isOpen = true;
  const end = (isLost: boolean) => {
    if (!isOpen) return;
    isOpen = false;
    // Never back into the pool: it is still listening.
    connection.release(true);
    if (isLost) onLost();
  };
  // What was on its way when the reader stopped is for nobody.
  connection.on("notification", ({ payload }) => isOpen && onWake(payload ?? ""));
  connection.on("error", () => end(true));
  connection.on("end", () => end(true));
  try {
    await connection.query(`listen ${channel}`);
  } catch {
    end(false);
    return null;
  }
  return () => end(false);
}

/**
 * One connection that hears, however often it is asked for: a second, whose end nobody has, would never go back. One
 * that was lost is replaced when it is asked for again.
 */
export function oneListener(listen: (onLost: () => void) => Promise<(() => void) | null>): {
  ensure: () => Promise<void>;
  stop: () => void;
} {
  let hearing: Promise<(() => void) | null> | null = null;
  let isStopped = false;
  return {
    ensure: async () => {
      if (isStopped) return;
      hearing ??= listen(() => {
        hearing = null;
      });
      if ((await hearing) === null) hearing = null;
    },
    stop: () => {
      isStopped = true;
      void hearing?.then((end) => end?.());
    },
  };
}
