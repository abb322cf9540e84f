import type { IncomingMessage } from "node:http";

/**
 * The provider writes its addresses by what a request says of itself, which is the sender's word: Host, and what a proxy
 * passes on. So every request says ours.
 */
export function asAtPublicOrigin(request: IncomingMessage, publicOrigin: string): void {
  const { host, protocol } = new URL(publicOrigin);
  Object.assign(request.headers, {
    host,
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
  });
}
