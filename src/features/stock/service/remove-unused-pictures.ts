import * as z from "zod";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { picturePath } from "#platform/pictures/picture-store.ts";
import { hexadecimalDigits, storedPictures } from "#platform/pictures/stored-pictures.ts";
import { findShownPictures, purgeUnusedSources } from "../storage/picture-use.ts";

/** So long a picture lies there after its last car is gone: pages that are open or cached still show it. */
const graceMs = 7 * 86_400_000;

/** Since when each picture has been without a car, by its address. */
const notesFile = "unused-pictures.json";
const notesShape = z.record(z.string(), z.iso.datetime());
type Notes = z.infer<typeof notesShape>;

/**
 * Removes what no car shows any more, once that has been so for a week; an import that is under way has copied pictures
 * whose cars are not written yet. Answers with how many went.
 */
export async function removeUnusedPictures({
  db,
  files,
  now,
  isStopped,
}: {
  db: Database;
  files: FileStore;
  now: Date;
  isStopped: () => boolean;
}): Promise<number> {
  const pictures = storedPictures(files);
  const before = await readNotes(files);
  const unusedSince = new Date(now.getTime() - graceMs);
  const notes: Notes = {};
  let removed = 0;
  for (const digit of hexadecimalDigits) {
    if (isStopped()) return removed;
    const shown = await findShownPictures(db, `${picturePath}${digit}`);
    const unused = (await pictures.withPrefix(digit)).filter((address) => !shown.has(address));
    const isDue = (address: string) => new Date(before[address] ?? now) <= unusedSince;
    const due = unused.filter(isDue);
    const stays = await purgeUnusedSources(db, due, unusedSince);
    for (const address of unused) {
      if (isDue(address) && !stays.has(address)) {
        await pictures.remove(address);
        removed++;
      } else notes[address] = before[address] ?? now.toISOString();
    }
  }
  await files.put(notesFile, JSON.stringify(notes));
  return removed;
}

/** Notes that cannot be read are begun anew: then every picture has its week again. */
async function readNotes(files: FileStore): Promise<Notes> {
  const file = await files.find(notesFile);
  if (file === null) return {};
  try {
    return notesShape.parse(JSON.parse(new TextDecoder().decode(await file.read())));
  } catch {
    return {};
  }
}
