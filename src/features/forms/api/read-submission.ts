import { storableJson } from "#core/text/storable.ts";
import { BodyTooLarge, BodyTooSlow, boundedBody } from "#platform/http/bounded-body.ts";
import type { SentFields } from "../rules/form.ts";

/** Far more than any form of ours holds when its fields are filled to their limits. */
export const maxFormBytes = 128 * 1024;

/** Only what comes as multipart can carry files. */
export type MaxBytes = { text: number; multipart: number };
export const textOnly: MaxBytes = { text: maxFormBytes, multipart: maxFormBytes };

/** Why a form could not be read, for whoever sent it. */
export type UnreadSubmission = { status: 400 | 408 | 413 | 415 | 429 | 503; message: string };
export type SubmissionReading = { sent: SentFields } | UnreadSubmission;

/** To whoever sends a form of ours from a page that is not ours. */
export const crossSiteMessage =
  "Formuläret skickades från en annan webbplats än vår. Öppna sidan hos oss och skicka igen";

const unreadable = { status: 400, message: "Det du skickade går inte att läsa" } as const;

/** JSON from programs, and both ways that browsers send a form. Of what is too large no more than the bound is read. */
export async function readSubmission(request: Request, maxBytes: MaxBytes): Promise<SubmissionReading> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const read = readers[type];
  if (!read) return { status: 415, message: "Skicka ett formulär eller JSON" };
  try {
    const isMultipart = type === "multipart/form-data";
    const bytes = await boundedBody(request, isMultipart ? maxBytes.multipart : maxBytes.text);
    const fields = await read(bytes, request.headers.get("content-type") ?? "");
    return fields ? { sent: cleanedFields(fields) } : unreadable;
  } catch (error) {
    if (error instanceof BodyTooLarge || error instanceof BodyTooSlow) return failedSubmission(error);
    if (error instanceof SyntaxError || error instanceof TypeError) return unreadable;
    throw error;
  }
}

export function failedSubmission(error: BodyTooLarge | BodyTooSlow): UnreadSubmission {
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

export function cleanedFields(fields: Fields): SentFields {
  return Object.fromEntries([...fields].map(([name, value]) => [name, storableJson(value)]));
}
