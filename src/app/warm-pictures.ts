import { schedule } from "#platform/jobs/schedule.ts";
import { type SiteMedia, sourceOfVariant } from "#platform/pictures/picture-files.ts";
import type { PictureStore } from "#platform/pictures/picture-store.ts";
import type { PictureFormat } from "#platform/pictures/variants/accepted-format.ts";

/** Where most visits begin. */
const frontPages = ["/kopa-bil/", "/"];
/** What a large screen and a telephone choose in a list; first what is quick to make, then what is quick to send. */
const variantsToWarm: readonly { width: number; format: PictureFormat }[] = [
  { width: 384, format: "webp" },
  { width: 828, format: "webp" },
  { width: 384, format: "avif" },
  { width: 828, format: "avif" },
];
const firstAfterMs = 100;
const everyMs = 600_000;

/**
 * Makes the pictures of the front pages before somebody asks, one at a time and behind everything that somebody waits for.
 * Returns how to stop.
 */
export function warmPictures(
  {
    pictures,
    media,
    log,
  }: { pictures: PictureStore; media: SiteMedia; log: { warn: (about: object, text: string) => unknown } },
  fetch: (request: Request) => Response | Promise<Response>,
): () => Promise<void> {
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, "pictures of the front pages could not be made ahead");
  const warm = async (isStopped: () => boolean) => {
    const addresses = new Set<string>();
    for (const page of frontPages) {
      const response = await fetch(new Request(`http://localhost${page}`));
      for (const address of picturesOnPage(await response.text())) addresses.add(address);
    }
    for (const { width, format } of variantsToWarm)
      for (const address of addresses) {
        if (isStopped()) return;
        const source = sourceOfVariant(address, { pictures, media });
        // One that cannot be made keeps nobody else's from being made.
        if (source)
          await media.variants.warm(source, width, format).catch((error) => {
            if (!isStopped()) onFailure(error);
          });
      }
  };
  return schedule({ run: warm, firstAfterMs, everyMs, onFailure });
}

/** The addresses of the pictures on a page, without their widths. */
export function picturesOnPage(html: string): string[] {
  return [...html.matchAll(/src="(\/files\/[^"]+)\/\d+"/g)].map(([, address = ""]) => address);
}
