/**
 * Of server-sent events. The line ends with its connection: a proxy would keep it for the next request otherwise, and of a
 * server that stops all of them end at once, under whatever has just been sent on them.
 */
export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  connection: "close",
} as const;
