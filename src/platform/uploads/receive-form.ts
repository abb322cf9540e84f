import { randomBytes } from "node:crypto";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { partCount, partRange, uploadLimits } from "#core/files/upload-limits.ts";
import { BodyTooLarge, BodyTooSlow, boundedChunks } from "#platform/http/bounded-body.ts";
import { BrokenForm, boundaryOf, type FormPart, multipartParts, textOf } from "./multipart.ts";
import type { RefusedUpload } from "./upload.ts";
import { refusalOfFile, type SelectedFiles, uploadRefusals } from "./upload-refusals.ts";
import type { Uploads } from "./uploads.ts";

/** What a form brought: its pictures in order, and why others are none. */
export type ReceivedForm = {
  pictures: { id: string; name: string; bytes: number }[];
  refused: { name: string; message: string }[];
  /** Whether any came as files: then no script remembers them. */
  hasFiles: boolean;
  /** Its other fields, of which files are passed over. */
  texts: [name: string, text: string][];
  /** Whether all of it arrived and could be read. */
  fault: "broken" | "tooMuch" | null;
};

const maxTexts = 128 * 1024;
/** Of all that visitors send the most, with room for the words between the files; proxies must let it through. */
export const maxFormBytes = uploadLimits.bytesInAll + 1_000_000;
const idLength = 64;
const brokenForm: ReceivedForm = {
  pictures: [],
  refused: [{ name: "Formuläret", message: "Formuläret kom inte fram helt. Försök igen." }],
  hasFiles: false,
  texts: [],
  fault: "broken",
};

const tooMuch = { name: "Formuläret", message: uploadRefusals.tooMuchInAll.message };

type FormUpload = {
  field: string;
  /** Whom the uploads are counted for; empty where nobody counts. */
  sender: string;
};
/** The form that its files are counted by, and who sends it. */
type From = { form: string; sender: string };

/**
 * A form with the field `field`: ids of uploads that are done, or files, where there is no JavaScript. Files go through
 * the same door, a part at a time.
 */
export async function receiveForm(
  uploads: Uploads,
  request: Request,
  { field, sender }: FormUpload,
): Promise<ReceivedForm> {
  const boundary = boundaryOf(request.headers.get("content-type"));
  if (boundary === null || !request.body) return brokenForm;
  const from = { form: randomBytes(24).toString("base64url"), sender };
  const received: ReceivedForm = { pictures: [], refused: [], hasFiles: false, texts: [], fault: null };
  let textBytes = 0;
  try {
    for await (const part of multipartParts(boundedChunks(request, maxFormBytes), boundary)) {
      if (part.name !== field && part.filename === null) {
        const text = await textOf(part.content, maxTexts);
        textBytes += text.length;
        if (textBytes > maxTexts) throw new BodyTooLarge();
        received.texts.push([part.name, text]);
        continue;
      }
      if (part.name !== field || part.filename === "") continue;
      if (part.filename === null) await receiveId(uploads, await textOf(part.content, idLength), received);
      else await receiveFile(uploads, from, { ...part, filename: part.filename }, received);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge)
      return { ...received, refused: [...received.refused, tooMuch], fault: "tooMuch" };
    if (error instanceof BrokenForm || error instanceof BodyTooSlow)
      return { ...received, refused: [...received.refused, ...brokenForm.refused], fault: "broken" };
    throw error;
  }
  return received;
}

/** What counts against the limits: files and ids together, however they came. */
function selectionOf({ pictures }: Taken): SelectedFiles {
  return { files: pictures.length, bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The ids of uploads that are done, from a program or our script. */
export async function receiveIds(uploads: Uploads, ids: readonly string[]): Promise<Taken> {
  const received: Taken = { pictures: [], refused: [] };
  for (const id of ids) await receiveId(uploads, id, received);
  return received;
}

type Taken = Pick<ReceivedForm, "pictures" | "refused">;

async function receiveId(uploads: Uploads, id: string, received: Taken): Promise<void> {
  const { pictures, refused } = received;
  if (id === "" || pictures.some((picture) => picture.id === id)) return;
  const description = await uploads.describe(id);
  if ("refusal" in description) {
    refused.push({ name: "En fil", message: uploadRefusals[description.refusal].message });
    return;
  }
  const { name, bytes, state, message } = description;
  const refusal = state === "accepted" ? refusalOfFile(bytes, selectionOf(received)) : "notComplete";
  if (refusal === null) pictures.push({ id, name, bytes });
  else refused.push({ name, message: message ?? uploadRefusals[refusal].message });
}

type SentFile = FormPart & { filename: string };

async function receiveFile(
  uploads: Uploads,
  from: From,
  { filename: name, content }: SentFile,
  received: ReceivedForm,
): Promise<void> {
  received.hasFiles = true;
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    const filePath = join(folder, "file");
    const bytes = await writeContent(filePath, content);
    const refusal = refusalOfFile(bytes, selectionOf(received));
    const failure = refusal
      ? uploadRefusals[refusal].message
      : await sendAll(uploads, from, { name, bytes, filePath });
    if (typeof failure === "string") received.refused.push({ name, message: failure });
    else received.pictures.push({ id: failure.id, name, bytes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How long the file is; of one that is too large no more is written than shows that. */
async function writeContent(filePath: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(filePath, "wx");
  let bytes = 0;
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes <= uploadLimits.bytesPerFile) await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return bytes;
}

type StoredFile = { name: string; bytes: number; filePath: string };

/** The id, or why it was not taken; then nothing of it stays. */
async function sendAll(
  uploads: Uploads,
  { form, sender }: From,
  file: StoredFile,
): Promise<{ id: string } | string> {
  const created = await uploads.begin(form, file, sender);
  if ("refusal" in created) return uploadRefusals[created.refusal].message;
  const { id } = created;
  const refused = await saveParts(uploads, { id, form }, file);
  const finished = refused ?? (await uploads.finish(id, form));
  const message = "refusal" in finished ? uploadRefusals[finished.refusal].message : finished.message;
  if (message === null) return { id };
  await uploads.cancel(id, form);
  return message;
}

async function saveParts(
  uploads: Uploads,
  { id, form }: { id: string; form: string },
  { bytes, filePath }: StoredFile,
): Promise<RefusedUpload | null> {
  const file = await open(filePath, "r");
  try {
    for (let number = 0; number < partCount(bytes); number++) {
      const range = partRange(bytes, number) ?? { from: 0, to: 0 };
      const part = Buffer.alloc(range.to - range.from);
      await file.read(part, 0, part.length, range.from);
      const length = await uploads.partLength(id, form, number);
      if ("refusal" in length) return length;
      const refused = await uploads.savePart(id, number, part);
      if (refused) return refused;
    }
    return null;
  } finally {
    await file.close();
  }
}
