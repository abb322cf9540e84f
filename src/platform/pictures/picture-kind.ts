/** The kinds of pictures that every browser shows and that can hold no script. */
export const pictureKinds = ["jpg", "png", "webp", "avif"] as const;
export type PictureKind = (typeof pictureKinds)[number];

const latin1 = new TextDecoder("latin1");

/** What a picture is, by its first bytes: neither a name nor a header of somebody else's is believed. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const start = latin1.decode(bytes.subarray(0, 32));
  if (start.startsWith("ÿØÿ")) return "jpg";
  if (start.startsWith("‰PNG\r\n\u001a\n")) return "png";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "webp";
  // A box of brands: the main one, a version, then those it also fits.
  if (start.slice(4, 8) === "ftyp" && /^(?:avif|avis)|^mif1.{4}(?:.{4})*?avif/su.test(start.slice(8)))
    return "avif";
  return null;
}
