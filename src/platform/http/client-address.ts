import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isOnThisMachine } from "./on-this-machine.ts";

/** What the socket is, when the request came through one. */
export type FromSocket = { Bindings: Partial<HttpBindings> };

/**
 * Who asks: behind a proxy the last that it says of whom it asks for, since all before that the visitor may have
 * written; else the other end of the socket. Empty when nobody knows.
 */
export function clientAddress(c: Context, isBehindProxy: boolean): string {
  const env: Partial<HttpBindings> | undefined = c.env;
  return addressFrom(c.req.header("x-forwarded-for"), env?.incoming, isBehindProxy);
}

/** The same of a request that no context is made for. */
export function requestAddress(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwardedFor = request.headers["x-forwarded-for"];
  return addressFrom(
    Array.isArray(forwardedFor) ? forwardedFor.join(",") : forwardedFor,
    request,
    isBehindProxy,
  );
}

function addressFrom(
  forwarded: string | undefined,
  socketOf: Pick<IncomingMessage, "socket"> | undefined,
  isBehindProxy: boolean,
): string {
  const forwardedFor = isBehindProxy ? forwarded?.split(",").at(-1)?.trim() : undefined;
  return forwardedFor || (socketOf?.socket?.remoteAddress ?? "");
}

/** Whether the request was made at this machine; within our own process there is nobody else. */
export function isFromThisMachine(c: Context): boolean {
  const env: Partial<HttpBindings> | undefined = c.env;
  return env?.incoming === undefined || isOnThisMachine(env.incoming);
}

/**
 * Whom an address stands for where there is a bound for each: an IPv6 network of the usual size is one household, which
 * may use any of its addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${firstGroups(address).join(":")}::/64` : address;
}

const groupsOfNetwork = 4;

function firstGroups(address: string): string[] {
  const [before = "", after] = address.toLowerCase().split("%", 1).join("").split("::");
  const head = before.split(":").filter(Boolean);
  const tail = (after ?? "").split(":").filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(zeros).fill("0"), ...tail]
    .slice(0, groupsOfNetwork)
    .map((group) => group.replace(/^0+(?=.)/, ""));
}
