import { type Context, Hono } from "hono";
import { forAYear } from "#platform/http/cache-control.ts";
import { isNotModified } from "#platform/http/if-none-match.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { sendFile } from "#platform/http/send-file.ts";
import { type PictureStore, picturePath } from "./picture-store.ts";
import { pictureWidths } from "./picture-variants.ts";
import { acceptedFormats, pictureTypes } from "./variants/accepted-format.ts";
import { NoSuchPicture, type Variant, type VariantSource, type Variants } from "./variants/serve-variants.ts";
import { storedPicture } from "./variants/stored-picture.ts";

/** What makes and finds pictures beside the store of originals. */
export type SiteMedia = {
  variants: Variants;
  demoPicture: (recipe: string) => VariantSource | null;
  demoVideo: (name: string) => { filePath: string; hash: string } | null;
  /** The chain's logo, an SVG to be drawn into pictures. */
  logo: string;
};

/** A better format follows, or the right width does: whoever comes back gets it. */
const cachedFor = {
  final: forAYear,
  quick: "public, max-age=86400",
  nearest: "public, max-age=60",
} as const satisfies Record<Variant["state"], string>;
const demoPath = "/files/demo/";
/** Pictures are never made wider than they are, so this is the whole of any. */
const maxWidth = Math.max(...pictureWidths);
const retryAfter = "5";

/** /files/pictures/<hash>.jpg: the address changes with the content, so the answer never does. */
export function pictureFiles(pictures: PictureStore, media: SiteMedia) {
  const files = new Hono().get(`${picturePath}:name`, async (c) => {
    const name = c.req.param("name");
    const picture = await pictures.find(name);
    if (picture === null) return missing(c);
    const etag = `"${name.slice(0, name.indexOf("."))}"`;
    const headers = { etag, "cache-control": forAYear, "content-type": picture.contentType };
    if (isNotModified(etag, c.req.header("if-none-match"))) return c.body(null, 304, headers);
    return c.body(new Uint8Array(await picture.read()), 200, headers);
  });
  const { variants, demoPicture, demoVideo } = media;

  files.get(`${picturePath}:hash/:width`, (c) =>
    atWidth(c, variants, storedPicture(pictures, c.req.param("hash")), c.req.param("width")),
  );
  files.get(`${demoPath}video/:name`, async (c) => {
    const video = demoVideo(c.req.param("name"));
    return video ? sendFile(c.req.raw, { ...video, contentType: "video/mp4" }) : missing(c);
  });
  files.get(`${demoPath}:recipe/:name`, async (c) => {
    const source = demoPicture(c.req.param("recipe"));
    if (!source) return missing(c);
    if (c.req.param("name") !== `${source.hash}.jpg`) return leadTo(c, `${source.hash}.jpg`);
    return inBestFormat(c, variants, source, maxWidth);
  });
  files.get(`${demoPath}:recipe/:hash/:width`, async (c) => {
    const { recipe, hash, width } = c.req.param();
    const source = demoPicture(recipe);
    if (!source) return missing(c);
    return hash === source.hash
      ? atWidth(c, variants, source, width)
      : leadTo(c, `../${source.hash}/${encodeURIComponent(width)}`);
  });
  return files;
}

/** What the address of a variant, without its width, is made of; null where it is no picture of ours. */
export function sourceOfVariant(
  address: string,
  { pictures, media }: { pictures: PictureStore; media: SiteMedia },
): VariantSource | null {
  const [folder, name, hash] = address.slice("/files/".length).split("/");
  if (folder === "pictures" && name) return storedPicture(pictures, name);
  const source = folder === "demo" && name ? media.demoPicture(name) : null;
  return source?.hash === hash ? source : null;
}

async function atWidth(c: Context, variants: Variants, source: VariantSource, requestedWidth: string) {
  const width = pictureWidths.find((known) => String(known) === requestedWidth);
  if (width === undefined) return wrongWidth(requestedWidth.slice(0, 20));
  return inBestFormat(c, variants, source, width);
}

async function inBestFormat(c: Context, variants: Variants, source: VariantSource, width: number) {
  const formats = acceptedFormats(c.req.header("accept") ?? "");
  let picture: Variant | null;
  try {
    picture = await variants.find(source, width, formats);
  } catch (error) {
    if (error instanceof NoSuchPicture) return missing(c);
    throw error;
  }
  if (!picture)
    return c.text("Bilden är inte klar än. Försök igen om några sekunder.", 503, {
      "retry-after": retryAfter,
      "cache-control": "no-store",
    });
  const { bytes, format, etag, state } = picture;
  const headers = {
    etag,
    vary: "Accept",
    "cache-control": cachedFor[state],
    "content-type": pictureTypes[format],
  };
  if (isNotModified(etag, c.req.header("if-none-match"))) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, { ...headers, "content-length": String(bytes.length) });
}

function missing(c: Context) {
  return c.text("Bilden finns inte.", 404, { "cache-control": "no-store" });
}

/** What an address names is there, under another hash: renders were exchanged, or a price has changed. */
export function leadTo(c: Context, to: string) {
  return c.body(null, 302, { location: to, "cache-control": "no-store" });
}

function wrongWidth(requestedWidth: string): Response {
  const title = `Bredden ${requestedWidth} finns inte. Välj en av ${pictureWidths.join(", ")}.`;
  return problemResponse({ type: "about:blank", title, status: 400 });
}
