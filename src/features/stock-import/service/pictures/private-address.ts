import { BlockList, isIPv6 } from "node:net";

/** Addresses of this machine, of its own network, and those that lead to nobody on the internet. */
const v4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
const v6 = [
  ["::", 128],
  ["::1", 128],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const;

const blocked = new BlockList();
for (const [network, prefix] of v4) blocked.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of v6) blocked.addSubnet(network, prefix, "ipv6");

/** A file from outside must not make us ask what only we can reach. [PICTURE-6] */
export function isPrivateAddress(address: string): boolean {
  return blocked.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
