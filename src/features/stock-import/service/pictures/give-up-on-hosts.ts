import { PictureFailed } from "./picture-failed.ts";

type Fetch = (address: string, signal: AbortSignal) => Promise<Uint8Array>;

const maxFailures = 5;

/** A server that has not answered five times in a row is left alone: ten thousand pictures would each wait for it. */
export function givingUpOnHosts(fetch: Fetch): Fetch {
  const failures = new Map<string, number>();
  return async (address, signal) => {
    const { host } = new URL(address);
    const failed = failures.get(host) ?? 0;
    if (failed >= maxFailures)
      throw new PictureFailed(`hoppas över: ${host} har inte svarat ${maxFailures} gånger i rad`);
    try {
      const bytes = await fetch(address, signal);
      failures.delete(host);
      return bytes;
    } catch (error) {
      if (error instanceof PictureFailed && error.isPassing) failures.set(host, failed + 1);
      throw error;
    }
  };
}
