import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

async function addressOf(headers: Record<string, string>, isBehindProxy: boolean): Promise<string> {
  const site = new Hono().get("/", (c) => c.text(clientAddress(c, isBehindProxy)));
  const socket = { incoming: { socket: { remoteAddress: "192.0.2.7" } } };
  return (await site.request("/", { headers }, socket)).text();
}

test("[ADDRESS-1] behind a proxy it is what the proxy says last, else the other end of the socket; without a socket nobody knows", async () => {
  const forwarded = { "x-forwarded-for": "203.0.113.9, 198.51.100.1" };
  expect(await addressOf(forwarded, true)).toBe("198.51.100.1");
  expect(await addressOf(forwarded, false)).toBe("192.0.2.7");
  expect(await addressOf({}, true)).toBe("192.0.2.7");
  expect(await addressOf({ "x-forwarded-for": "" }, true)).toBe("192.0.2.7");
  const site = new Hono().get("/", (c) => c.text(`(${clientAddress(c, false)})`));
  expect(await (await site.request("/")).text()).toBe("()");
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
  ["", ""],
])("[ADDRESS-2] %s stands for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
