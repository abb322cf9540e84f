import { randomUUID } from "node:crypto";
import type { NewAttachment } from "#data/queries/cases.ts";
import type { FileStore } from "#media/file-store.ts";

/** A PDF that came with a form, judged by its content. */
export type CaseDocument = { label: string; name: string; bytes: Uint8Array };

/** Under names of ours, before the case that has them; whoever opens no case removes them. [PDF-3] */
export async function storeDocuments(
  files: FileStore,
  documents: readonly CaseDocument[],
): Promise<NewAttachment[]> {
  const stored: NewAttachment[] = [];
  for (const { name, bytes } of documents) {
    const file = `cases/${randomUUID()}.pdf`;
    await files.put(file, bytes);
    stored.push({ name, type: "application/pdf", bytes: bytes.length, file, upload: null });
  }
  return stored;
}
