import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { openDatabase } from "#platform/db/database.ts";
import { diskStore } from "#platform/files/disk-store.ts";
import { type Intake, pictureIntake } from "#platform/pictures/intake/accept-picture.ts";
import { uploadedPictures } from "#platform/uploads/upload-files.ts";
import { uploads } from "#platform/uploads/uploads.ts";
import { testSite } from "#tests/test-site.ts";

/** Sites, as many as a test wants, on one database and one file store of their own. */
export async function sitesThatUpload() {
  const folder = mkdtempSync(join(tmpdir(), "milstolpen-"));
  const store = diskStore(folder);
  let names = 0;
  const nextName = () => {
    names += 1;
    return `picture-${names}`;
  };
  const intake = pictureIntake(uploadedPictures(store, nextName));
  const database = await openDatabase({ dataDir: "", databaseUrl: inject("databaseUrl") });
  const opened: { close: () => Promise<void> }[] = [database];
  return {
    intake,
    store,
    database,
    /** The names of all files that lie in the store. */
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    open: async (taking: Pick<Intake, "accept"> = intake, clock = () => new Date()) => {
      const site = await testSite({ uploads: uploads({ db: database.db, store, intake: taking, clock }) });
      opened.push(site);
      return site;
    },
    close: async () => {
      intake.stop();
      for (const one of opened) await one.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
