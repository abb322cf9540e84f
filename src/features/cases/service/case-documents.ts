import { randomUUID } from "node:crypto";
import type { FileStore } from "#platform/files/file-store.ts";
import type { NewAttachment } from "../storage/cases.ts";

/** A file that came with a form, judged by its content; it is read when it is stored, one at a time. */
export type CaseDocument = {
  label: string;
  name: string;
  type: NewAttachment["type"];
  /** The hash of the upload it came by, if it did. */
  upload: string | null;
  read: () => Promise<Uint8Array>;
};

const endings = { "application/pdf": "pdf", "image/jpeg": "jpg" } as const;

/** Under names of ours, before the case that has them; whoever opens no case removes them. */
export async function storeDocuments(
  files: FileStore,
  documents: readonly CaseDocument[],
): Promise<NewAttachment[]> {
  const stored: NewAttachment[] = [];
  try {
    for (const { name, type, upload, read } of documents) {
      const file = `cases/${randomUUID()}.${endings[type]}`;
      const bytes = await read();
      await files.put(file, bytes);
      stored.push({ name, type, bytes: bytes.length, file, upload });
    }
  } catch (error) {
    for (const { file } of stored) await files.remove(file);
    throw error;
  }
  return stored;
}
