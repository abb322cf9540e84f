import type { IncomingMessage } from "node:http";

/**
 * The provider writes its addresses by what a request says of itself, which is the sender's word: Host, and what a proxy
 * passes on. So every request says one of ours: the name that was asked for where it is one, else the first.
 */
export function withPublicAddress(
  [first, ...others]: readonly [string, ...string[]],
  request: IncomingMessage,
): void {
  const matching = others.find((origin) => new URL(origin).host === request.headers.host);
  const { host, protocol } = new URL(matching ?? first);
  Object.assign(request.headers, {
    host,
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
  });
}
