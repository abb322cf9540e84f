import { randomUUID } from "node:crypto";
import type { FormDocument } from "#features/forms/rules/form-document.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import type { NewAttachment } from "../storage/cases.ts";

const endings = { "application/pdf": "pdf", "image/jpeg": "jpg" } as const;

/** Under names of ours, before the case that has them; whoever opens no case removes them. */
export async function storeDocuments(
  files: FileStore,
  documents: readonly FormDocument[],
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
