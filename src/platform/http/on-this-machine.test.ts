import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isOnThisMachine } from "./on-this-machine.ts";

const byName = (host: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  isOnThisMachine({ headers: { host, ...headers }, socket: { remoteAddress } as IncomingMessage["socket"] });

test.each([
  ["localhost:3000", "127.0.0.1"],
  ["127.0.0.1:3000", "::ffff:127.0.0.1"],
  ["[::1]:3000", "::1"],
  ["LOCALHOST", "127.0.0.1"],
])("[IDP-3] %s from %s sits at this machine", (host, address) => {
  expect(byName(host, address)).toBe(true);
});

test.each([
  ["localhost:3000", "192.168.1.7"],
  ["192.168.1.2:3000", "192.168.1.2"],
  ["attacker.example", "127.0.0.1"],
  ["localhost.attacker.example", "127.0.0.1"],
  ["", "127.0.0.1"],
])("[IDP-3] %s from %s does not", (host, address) => {
  expect(byName(host, address)).toBe(false);
});

test.each(["forwarded", "x-forwarded-for"])("[IDP-3] nor does who comes through a proxy (%s)", (header) => {
  expect(byName("localhost:3000", "127.0.0.1", { [header]: "127.0.0.1" })).toBe(false);
});
