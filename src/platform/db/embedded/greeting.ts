import { message, text } from "./message.ts";

const requests = { cancel: 80_877_102, ssl: 80_877_103, gssEncryption: 80_877_104 };

type Opening = "encryption" | "cancel" | "start";

/** What a client wants with its first message, the one without a letter. */
export function firstRequestOf(first: Buffer): Opening {
  const code = first.length >= 8 ? first.readInt32BE(4) : 0;
  if (code === requests.ssl || code === requests.gssEncryption) return "encryption";
  if (code === requests.cancel) return "cancel";
  return "start";
}

/** "No": the socket never leaves the machine, and only this user may open it. */
export const noEncryption = Buffer.from("N");

/** Come in, this is how we speak, go ahead. No password: see `noEncryption`. */
export function greeting(serverVersion: string): Buffer {
  const settings = {
    server_version: serverVersion,
    server_encoding: "UTF8",
    client_encoding: "UTF8",
    DateStyle: "ISO, MDY",
    integer_datetimes: "on",
    standard_conforming_strings: "on",
    TimeZone: "UTC",
  };
  return Buffer.concat([
    message("R", Buffer.alloc(4)),
    ...Object.entries(settings).map(([name, value]) => message("S", text(name, value))),
    message("K", Buffer.alloc(8)),
    message("Z", Buffer.from("I")),
  ]);
}
