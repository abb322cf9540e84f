import { openFileStore } from "#platform/files/open-file-store.ts";
import { pictureIntake } from "#platform/pictures/intake/accept-picture.ts";
import { uploadedPictures } from "#platform/uploads/upload-files.ts";
import { uploads } from "#platform/uploads/uploads.ts";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { lendEmbedded } from "#tests/shared-databases.ts";
import { ownPage, postingTo } from "./posting.ts";

/** A site that takes pictures, with a store of its own. */
export async function postingPictures() {
  const own = await lendEmbedded();
  const store = openFileStore({ dataDir: own.dataDir, fileStoreUrl: null });
  let names = 0;
  const intake = pictureIntake(uploadedPictures(store, () => `picture-${names++}`));
  const taking = uploads({ db: own.db, store, intake, clock: () => new Date() });
  const site = await postingTo({ db: own.db, files: store, uploads: taking });
  return {
    ...site,
    own,
    store,
    intake,
    photo: new Uint8Array(await aPhoto().jpeg().toBuffer()),
    close: async () => {
      intake.stop();
      await site.close();
      await own.close();
    },
  };
}

type Picture = string | { name: string; bytes: Uint8Array<ArrayBuffer> };

/** As a browser without script sends it. */
export function withPictures(fields: Record<string, string>, pictures: Picture[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const one of pictures)
    if (typeof one === "string") body.append("pictures", one);
    else body.append("pictures", new File([one.bytes], one.name));
  // As browsers send a field that nobody chose anything in.
  if (pictures.length === 0) body.append("pictures", new File([], ""));
  return { method: "POST", headers: ownPage, body };
}
