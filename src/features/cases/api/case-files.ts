import type { Context } from "hono";
import type { FileStore } from "#platform/files/file-store.ts";
import type { CaseAttachment, CaseDetails } from "../storage/cases.ts";

/** By the line of the log and its place there. */
export function attachmentAt(one: CaseDetails | null, place: number, at: number): CaseAttachment | null {
  const line = one?.log.find((row) => row.place === place);
  return line?.message?.attachments.find((file) => file.at === at) ?? null;
}

/** Pictures, which are of our own making, are shown; a document of somebody else's is only saved. Null where there is none. */
export async function sendCaseFile(
  c: Context,
  files: FileStore,
  attachment: CaseAttachment | null,
): Promise<Response | null> {
  const file = attachment && (await files.find(attachment.file));
  if (!attachment || !file) return null;
  const how = attachment.type === "image/jpeg" ? "inline" : "attachment";
  return c.body(new Uint8Array(await file.read()), 200, {
    "content-type": attachment.type,
    "content-disposition": `${how}; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
  });
}
