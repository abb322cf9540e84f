import { isOutage } from "#platform/db/outage.ts";
import { isDisconnected } from "#platform/http/is-disconnected.ts";
import type { Logger } from "#platform/log/log.ts";

/** What failed while a request was answered is for somebody to look at, unless nobody wanted the answer any more. */
export function failureLog(log: Logger, stopping: AbortSignal) {
  return (what: string, error: unknown, requestId: string): void => {
    if (isDisconnected(error)) return;
    // Of a server that stops nobody need be told that its database is closed.
    const isItsEnd = isOutage(error) && stopping.aborted === true;
    log[isItsEnd ? "warn" : "error"]({ requestId, err: error }, what);
  };
}
