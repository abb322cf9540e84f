import type { Context } from "hono";
import type { FileStore } from "#platform/files/file-store.ts";
import type { CaseAttachment, WholeCase } from "../storage/cases.ts";

/** By the line of the log and its place there. */
export function fileIn(one: WholeCase | null, place: number, at: number): CaseAttachment | null {
  const line = one?.log.find((row) => row.place === place);
  return line?.message?.attachments.find((file) => file.at === at) ?? null;
}

/** Pictures, which are of our own making, are shown; a document of somebody else's is only saved. Null where there is none. */
export async function sendCaseFile(
  c: Context,
  files: FileStore,
  found: CaseAttachment | null,
): Promise<Response | null> {
  const file = found && (await files.find(found.file));
  if (!found || !file) return null;
  const how = found.type === "image/jpeg" ? "inline" : "attachment";
  return c.body(new Uint8Array(await file.read()), 200, {
    "content-type": found.type,
    "content-disposition": `${how}; filename*=UTF-8''${encodeURIComponent(found.name)}`,
  });
}
