import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { ImportRefused } from "../import-refused.ts";
import { tooLarge } from "./fetch-picture.ts";
import { PictureFailed } from "./picture-failed.ts";
import { fileSource, type PictureSource } from "./picture-source.ts";

export type PictureFolder = {
  /** The pictures that have the plate in their name, in the order of their numbers. */
  sourcesOf: (plate: LicensePlate) => PictureSource[];
  read: (name: string) => Promise<Uint8Array>;
};

/** "ABC12D.jpg", "abc12d-2.jpg", "ABC 12D_03.webp", "abc12d/4.png". What cannot be used is taken along to be told of. */
const named =
  /^([a-zåäö]{3} ?\d{2}[a-zåäö0-9])(?:[-_ ./]+(\d{1,4}))?\.(?:jpe?g|png|webp|avif|hei[cf]|gif|tiff?)$/i;

/** A folder beside the file. Names are read once; the pictures one at a time. */
export async function openPictureFolder(path: string, maxBytes: number): Promise<PictureFolder> {
  const root = await realpath(path).catch(() => {
    throw new ImportRefused(`Bildmappen ${path} finns inte. Inget har skrivits.`);
  });
  const byPlate = picturesByPlate(await readdir(root, { recursive: true }));
  return {
    sourcesOf: (plate) => (byPlate.get(plate) ?? []).map(({ name }) => fileSource(name)),
    read: async (name) => {
      const filePath = await realpath(join(root, name)).catch(() => {
        throw new PictureFailed("filen finns inte i bildmappen");
      });
      // A link may lead out of the folder.
      if (!filePath.startsWith(root + sep)) throw new PictureFailed("filen ligger utanför bildmappen");
      const { size } = await stat(filePath);
      if (size > maxBytes) throw tooLarge(maxBytes);
      return readFile(filePath);
    },
  };
}

type NamedPicture = { plate: LicensePlate; order: number; name: string };

function picturesByPlate(names: readonly string[]): Map<LicensePlate, NamedPicture[]> {
  const pictures = names.flatMap((pictureFiles): NamedPicture[] => {
    const name = pictureFiles.replaceAll(sep, "/");
    const [, plateText = "", order = "0"] = named.exec(name.normalize("NFC")) ?? [];
    const { data: plate } = licensePlate.safeParse(plateText);
    return plate ? [{ plate, order: Number(order), name }] : [];
  });
  const inOrder = pictures.toSorted(
    (one, other) => one.order - other.order || one.name.localeCompare(other.name, "sv"),
  );
  return Map.groupBy(inOrder, ({ plate }) => plate);
}
