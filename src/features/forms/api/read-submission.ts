import { storableJson } from "#core/text/storable.ts";
import { BodyTooLarge, BodyTooSlow, boundedBody } from "#platform/http/bounded-body.ts";
import type { Sent } from "../rules/form.ts";

/** Far more than any form of ours holds when its fields are filled to their limits. */
export const maxFormBytes = 128 * 1024;

/** Only what comes as multipart can carry files. */
export type MaxBytes = { text: number; multipart: number };
export const textOnly: MaxBytes = { text: maxFormBytes, multipart: maxFormBytes };

/** Why a form could not be read, for whoever sent it. */
export type Unread = { status: 400 | 408 | 413 | 415 | 429 | 503; message: string };
export type Reading = { sent: Sent } | Unread;

const unreadable = { status: 400, message: "Det du skickade går inte att läsa" } as const;

/** JSON from programs, and both ways that browsers send a form. Of what is too large no more than the bound is read. */
export async function readSubmission(request: Request, maxBytes: MaxBytes): Promise<Reading> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const read = readers[type];
  if (!read) return { status: 415, message: "Skicka ett formulär eller JSON" };
  try {
    const isMultipart = type === "multipart/form-data";
    const bytes = await boundedBody(request, isMultipart ? maxBytes.multipart : maxBytes.text);
    const fields = await read(bytes, request.headers.get("content-type") ?? "");
    return fields ? { sent: cleaned(fields) } : unreadable;
  } catch (error) {
    if (error instanceof BodyTooLarge || error instanceof BodyTooSlow) return notArrived(error);
    if (error instanceof SyntaxError || error instanceof TypeError) return unreadable;
    throw error;
  }
}

export function notArrived(error: BodyTooLarge | BodyTooSlow): Unread {
  return error instanceof BodyTooLarge
    ? { status: 413, message: "Det du skickade är för stort. Korta texten och skicka igen" }
    : { status: 408, message: "Det du skickade kom inte fram i tid. Skicka igen" };
}

type Fields = Iterable<readonly [string, unknown]>;

const readers: Readonly<Record<string, (bytes: Uint8Array, type: string) => Promise<Fields | null>>> = {
  "application/json": async (bytes) => {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof json === "object" && json !== null && !Array.isArray(json) ? Object.entries(json) : null;
  },
  "application/x-www-form-urlencoded": async (bytes) => new URLSearchParams(new TextDecoder().decode(bytes)),
  "multipart/form-data": async (bytes, type) =>
    new Response(bytes.slice(), { headers: { "content-type": type } }).formData(),
};

export function cleaned(fields: Fields): Sent {
  return Object.fromEntries([...fields].map(([name, value]) => [name, storableJson(value)]));
}
