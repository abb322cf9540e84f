import { expect, onTestFinished, test } from "vitest";
import { diskStore } from "#platform/files/disk-store.ts";
import { pictureStore } from "#platform/pictures/picture-store.ts";
import { serveVariants } from "#platform/pictures/variants/serve-variants.ts";
import { variantFiles } from "#platform/pictures/variants/variant-files.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { picturesOnPage, warmPictures } from "./warm-pictures.ts";

const page = `<img srcSet="/files/demo/car/abc/384 384w" src="/files/demo/car/abc/384"><img src="/assets/logo.svg">
  <img src="https://other.example/1.jpg"><img src="/files/demo/boat/def/384">`;

test("[WARM-1] the pictures on a page, without their widths", () => {
  expect(picturesOnPage(page)).toEqual(["/files/demo/car/abc", "/files/demo/boat/def"]);
});

test("[WARM-1] the covers of the front pages are made ahead, the quick formats first", async () => {
  const made: string[] = [];
  const folder = temporaryFolder();
  const variants = serveVariants({
    files: variantFiles(folder),
    encoder: {
      encode: async ({ width, format }) => {
        made.push(`${width} ${format}`);
        return Buffer.from("picture");
      },
    },
    onFailure: () => {},
  });
  const failures: unknown[] = [];
  const services = {
    pictures: pictureStore(diskStore(folder)),
    media: {
      variants,
      demoPicture: (recipe: string) =>
        recipe === "car"
          ? { hash: "abc", job: async () => ({ file: { filePath: "" }, crop: null, plates: [] }) }
          : null,
      demoVideo: () => null,
      logo: "",
    },
    log: { warn: (failure: unknown) => failures.push(failure) },
  };
  const stop = warmPictures(services, () => new Response(page));
  onTestFinished(stop);
  await expect.poll(() => made).toEqual(["384 webp", "828 webp", "384 avif", "828 avif"]);
  expect(failures).toEqual([]);
});
