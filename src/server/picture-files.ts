import { Hono } from "hono";
import { type PictureStore, picturePath } from "#media/picture-store.ts";

const forAYear = "public, max-age=31536000, immutable";

/** /files/pictures/<hash>.jpg: the address changes with the content, so the answer never does. [PICTURE-1] */
export function pictureFiles(pictures: PictureStore) {
  return new Hono().get(`${picturePath}:name`, async (c) => {
    const name = c.req.param("name");
    const found = await pictures.find(name);
    if (found === null) return c.text("Bilden finns inte.", 404, { "cache-control": "no-store" });
    const etag = `"${name.slice(0, name.indexOf("."))}"`;
    const headers = { etag, "cache-control": forAYear, "content-type": found.contentType };
    const asked = c.req.header("if-none-match");
    if (asked === "*" || asked?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag))
      return c.body(null, 304, headers);
    return c.body(new Uint8Array(await found.read()), 200, headers);
  });
}
