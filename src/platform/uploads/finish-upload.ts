import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingParts } from "#core/files/upload-limits.ts";
import type { UploadResult } from "./storage/uploads.table.ts";
import {
  claimCheck,
  endCheck,
  findParts,
  findUpload,
  type PartRow,
  type UploadRow,
} from "./storage/uploads.ts";
import { type RefusedUpload, type Upload, type UploadServices, uploadFrom } from "./upload.ts";

/** Longer than the longest check with the longest queue before it. */
const staleAfterMs = 30 * 60_000;

/**
 * Once, by one process, whoever else asks: who comes after is told what came of it. A check that cannot be made now
 * leaves everything as it was.
 */
export async function finishUpload(
  services: UploadServices,
  row: UploadRow,
): Promise<Upload | RefusedUpload> {
  const { db, files, clock } = services;
  const { key } = row;
  if (row.state === "accepted" || row.state === "refused") return uploadFrom(row, []);
  const parts = await findParts(db, key);
  const isComplete =
    missingParts(
      row.bytes,
      parts.map(({ number }) => number),
    ).length === 0;
  if (!isComplete) return { refusal: "notComplete" };
  const now = clock();
  const isOurs = await claimCheck(db, key, now, new Date(now.getTime() - staleAfterMs));
  if (!isOurs) return finishedByOthers(services, key);
  let checked: Checked | null = null;
  try {
    checked = await check(services, key, parts);
  } finally {
    // Also when the check failed by a fault of ours: then it is open again.
    const isThere = await endCheck(db, key, checked);
    if (!isThere && checked && "picture" in checked.result) await files.removePicture(checked.result.picture);
  }
  if (checked === null) return { refusal: "noRoom" };
  await files.removeParts(key);
  const finished = await findUpload(db, key);
  return finished ? uploadFrom(finished, []) : { refusal: "unknown" };
}

async function finishedByOthers({ db }: UploadServices, key: string): Promise<Upload | RefusedUpload> {
  const now = await findUpload(db, key);
  if (!now) return { refusal: "unknown" };
  return now.result === null ? { refusal: "beingChecked" } : uploadFrom(now, []);
}

type Checked = { result: UploadResult; bytes: number };

/** Put together on disk, a part at a time: a picture of 30 MB never lies in the server's memory. Null = not now. */
async function check(
  { files, intake }: UploadServices,
  key: string,
  parts: readonly PartRow[],
): Promise<Checked | null> {
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  const filePath = join(folder, "file");
  try {
    const file = await open(filePath, "wx");
    try {
      for (const { number, sha256 } of parts) {
        const bytes = await files.readPart(key, number, sha256);
        if (bytes === null) throw new Error(`The file store has lost a part of upload ${key}`);
        await file.write(bytes);
      }
    } finally {
      await file.close();
    }
    const accepted = await intake.accept({ filePath });
    if (!("refusal" in accepted)) {
      const { url: picture, bytes, preview, width, height } = accepted;
      return { result: { picture, preview, width, height }, bytes };
    }
    return accepted.refusal === "busy" ? null : { result: { message: accepted.message }, bytes: 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
