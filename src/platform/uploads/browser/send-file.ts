import { missingParts, partRange } from "#core/files/upload-limits.ts";
import { uploadRefusals } from "../upload-refusals.ts";
import { sha256Of, type UploadCalls, UploadRefused, type UploadResponse } from "./upload-calls.ts";
import type { UploadItem } from "./upload-item.ts";

type Sent = Pick<File, "name" | "size" | "slice">;

const triesOfAPart = 3;

/** From where it was to the picture that came of it; goes on where an earlier try ended. */
export async function sendFile({
  calls,
  file,
  id: earlier,
  update,
}: {
  calls: UploadCalls;
  file: Sent;
  /** The upload it goes on with, if it began before. */
  id: string | null;
  update: (to: Partial<UploadItem>) => void;
}): Promise<void> {
  const upload =
    (earlier && (await resumable(calls, file, earlier))) || (await calls.begin(file.name, file.size));
  const { id } = upload;
  if (upload.state === "accepted") return update({ id, status: "done", sent: file.size });
  if (upload.state === "refused") throw new UploadRefused(422, upload.message ?? "");
  const missing = upload.state === "checking" ? [] : missingOf(file, upload);
  let sent = file.size - missing.reduce((sum, number) => sum + lengthOf(file, number), 0);
  update({ id, status: "sending", sent });
  for (const number of missing) {
    await sendPart(calls, file, id, number);
    sent += lengthOf(file, number);
    update({ sent });
  }
  update({ status: "checking" });
  await calls.finish(id);
  update({ status: "done" });
}

/** What the server has, if it has it still and all of it is of this very file; what is of another is given up. */
async function resumable(calls: UploadCalls, file: Sent, id: string): Promise<UploadResponse | null> {
  const uploadBefore = await calls.find(id).catch((error: unknown) => {
    if (error instanceof UploadRefused && error.isRemoved) return null;
    throw error;
  });
  for (const { number, sha256 } of uploadBefore?.parts ?? []) {
    if ((await sha256Of(await bytesOf(file, number))) === sha256) continue;
    await calls.cancel(id);
    return null;
  }
  return uploadBefore;
}

async function sendPart(calls: UploadCalls, file: Sent, id: string, number: number): Promise<void> {
  const bytes = await bytesOf(file, number);
  const sha256 = await sha256Of(bytes);
  for (let tries = 1; ; tries++)
    try {
      await calls.sendPart(id, number, bytes, sha256);
      return;
    } catch (error) {
      // Garbled on the way: once more is enough, or nothing is.
      const isGarbled =
        error instanceof UploadRefused && error.message === uploadRefusals.wrongChecksum.message;
      if (!isGarbled || tries === triesOfAPart) throw error;
    }
}

function missingOf({ size }: Sent, { parts }: UploadResponse): number[] {
  return missingParts(
    size,
    parts.map(({ number }) => number),
  );
}

function lengthOf({ size }: Sent, number: number): number {
  const range = partRange(size, number);
  return range ? range.to - range.from : 0;
}

function bytesOf(file: Sent, number: number): Promise<ArrayBuffer> {
  const range = partRange(file.size, number) ?? { from: 0, to: 0 };
  return file.slice(range.from, range.to).arrayBuffer();
}
