import { isEmail } from "#core/person/email.ts";

/** Scheme and host, with or without a port: a path would promise what the policy cannot keep. */
export function isOrigin(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
}

/** Key, secret, host and bucket; what else stands in the path is a folder in it. */
export function isBucketAddress(text: string): boolean {
  const address = URL.canParse(text) ? new URL(text) : null;
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.username !== "" &&
    address.password !== "" &&
    /^\/[\w.-]+(?:\/[\w.-]+)*\/?$/.test(address.pathname)
  );
}

export function isMailServer(text: string): boolean {
  const address = URL.parse(text);
  return (
    address !== null &&
    /^smtps?:$/.test(address.protocol) &&
    address.hostname !== "" &&
    /^\/?$/.test(address.pathname)
  );
}

/** The key goes with every question, so it goes nowhere in the clear; the plate becomes the last part of the path. */
export function isRegisterAddress(text: string): boolean {
  const address = URL.parse(text);
  if (address === null || address.username + address.password + address.search + address.hash !== "")
    return false;
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(address.hostname);
  return address.protocol === "https:" || (address.protocol === "http:" && isHere);
}

/** "Name <name@example.com>" or the address alone. */
export function senderFrom(text: string): { name: string; address: string } | null {
  const { name = "", address = "" } = /^(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>]+)>$/u.exec(text.trim())
    ?.groups ?? {
    address: text.trim(),
  };
  return isEmail(address) ? { name: name.trim(), address } : null;
}
