import type { IncomingMessage } from "node:http";

const names = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether whoever asks sits at this very machine: over its loopback, under a name of it, and not through a proxy, whose
 * own address says nothing.
 */
export function isOnThisMachine({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  if (headers.forwarded !== undefined || headers["x-forwarded-for"] !== undefined) return false;
  return names.test(headers.host ?? "") && loopback.test(socket.remoteAddress ?? "");
}
