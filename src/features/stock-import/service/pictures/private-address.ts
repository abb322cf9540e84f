import { BlockList, isIPv6 } from "node:net";

/**
 * What IANA sets apart and the internet does not lead to: addresses of this machine and of its own network, of nobody,
 * of many, of documents, and those of IPv6 that only wrap another address, which may be any of these.
 */
const v4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
/** All that has been handed out lies in here; what stands below is taken out of it again. */
const v6Internet = ["2000::", 3] as const;
const v6 = [
  // Teredo, ORCHID, benchmarks and documents.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["3fff::", 20],
  // 6to4
  ["2002::", 16],
] as const;

const internet = new BlockList();
internet.addSubnet(...v6Internet, "ipv6");
const blocked = new BlockList();
for (const [network, prefix] of v4) blocked.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of v6) blocked.addSubnet(network, prefix, "ipv6");

/** A file from outside must not make us ask what only we can reach. */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return blocked.check(address, "ipv4");
  return !internet.check(address, "ipv6") || blocked.check(address, "ipv6");
}
