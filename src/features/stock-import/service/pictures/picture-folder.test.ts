import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aJpeg } from "#tests/a-picture-supply.ts";
import { aPlate } from "#tests/any-plate.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openPictureFolder } from "./picture-folder.ts";

function aFolder(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), aJpeg(name));
  }
  return folder;
}

test("[PICTURE-4] pictures belong to the plate in their names, in the order of their numbers", async () => {
  const folder = await openPictureFolder(
    aFolder(
      "ABC12D-10.jpg",
      "abc12d-2.JPEG",
      "ABC 12D_03.webp",
      "abc12d.png",
      "abc12d/4.avif",
      "abc12d.txt",
      "logo.png",
    ),
    1_000,
  );
  expect(folder.sourcesOf(aPlate("ABC 12D"))).toEqual([
    "file:abc12d.png",
    "file:abc12d-2.JPEG",
    "file:ABC 12D_03.webp",
    "file:abc12d/4.avif",
    "file:ABC12D-10.jpg",
  ]);
  expect(folder.sourcesOf(aPlate("XYZ 123"))).toEqual([]);
});

test("[PICTURE-4] a file is read by its name, within bounds and within the folder", async () => {
  const path = aFolder("a.jpg", "stor.jpg");
  writeFileSync(join(path, "stor.jpg"), Buffer.alloc(2_000));
  symlinkSync("/etc/hostname", join(path, "ut.jpg"));
  const folder = await openPictureFolder(path, 1_000);
  expect(Buffer.from(await folder.read("a.jpg"))).toEqual(aJpeg("a.jpg"));
  await expect(folder.read("b.jpg")).rejects.toThrow("filen finns inte i bildmappen");
  await expect(folder.read("stor.jpg")).rejects.toThrow("är större än");
  await expect(folder.read("ut.jpg")).rejects.toThrow("filen ligger utanför bildmappen");
  await expect(openPictureFolder(join(path, "ingen"), 1)).rejects.toThrow("finns inte. Inget har skrivits.");
});
