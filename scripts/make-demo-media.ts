import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { DemoSet, DemoSource } from "#demo/pictures/demo-set.ts";
import { previewGrid, previewOf } from "#platform/pictures/preview.ts";

/**
 * Chooses what the demo needs from the whole set of renders and puts it into demo-media/ (src/demo/README.md):
 * `node scripts/make-demo-media.ts <folder with index.json and plates.json>`.
 */
const [from = ""] = process.argv.slice(2);
const into = fileURLToPath(new URL("../demo-media/", import.meta.url));
/** What a clone may weigh more because of the demo. */
const maxBytes = 30_000_000;

/** As the renderer wrote them down. */
type Rendered = {
  file: string;
  body: string;
  view: string;
  kind: string;
  width: number;
  height: number;
  box?: [number, number, number, number];
  colour?: string;
  tone?: string;
  studio?: string;
};

/** The contract's eight, and silver, which is a grey to whoever buys one. */
const paints = ["vit", "svart", "gra", "silver", "beige", "rod", "gul", "gron", "bla"];
const paintsInTheDark = ["vit", "svart", "gra", "bla"];
const spins = ["kombi vit", "suv vit", "halvkombi vit"];
const videos = ["kombi", "sedan"];
const isVan = (body: string) => body.startsWith("transportbil");

const isChosen: Record<string, (picture: Rendered) => boolean> = {
  exteriör: ({ colour = "", studio }) => (studio === "ljus" ? paints : paintsInTheDark).includes(colour),
  interiör: ({ body, tone }) => !(isVan(body) && tone === "ljus"),
  spin: ({ body, colour }) => spins.includes(`${body} ${colour}`),
  video: ({ body }) => videos.includes(body),
};

/** Covers are also there at the width of a card: to decode a picture is most of the work of making it smaller. */
const baseWidth = 828;
const hasBase = ({ kind, view }: Rendered) => kind === "exteriör" && (view === "f34" || view === "f34b");

const { files } = JSON.parse(readFileSync(join(from, "index.json"), "utf8")) as { files: Rendered[] };
const chosen = files.filter((file) => (isChosen[file.kind] ?? (() => true))(file));
rmSync(into, { recursive: true, force: true });
const sources: Record<string, DemoSource> = {};
let bytes = 0;
for (const picture of chosen) {
  const { file } = picture;
  const place = join(into, file);
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(join(from, file), place);
  bytes += statSync(place).size;
  if (picture.kind !== "video") sources[file.replace(/\.avif$/, "")] = await described(picture, place);
}

async function described(picture: Rendered, place: string): Promise<DemoSource> {
  const { width, height, box } = picture;
  const grid = await sharp(place)
    .resize({ ...previewGrid, fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (hasBase(picture)) {
    const base = join(into, "bases", picture.file);
    mkdirSync(dirname(base), { recursive: true });
    await sharp(place).resize(baseWidth).avif({ quality: 55, effort: 4 }).toFile(base);
    bytes += statSync(base).size;
  }
  return {
    hash: hashOf(place),
    width,
    height,
    preview: previewOf({ data: grid, ...previewGrid }),
    ...(picture.kind === "exteriör" && box && { box }),
    ...(hasBase(picture) && { base: baseWidth }),
  };
}

function hashOf(place: string): string {
  return createHash("sha256").update(readFileSync(place)).digest("hex").slice(0, 12);
}

const set: DemoSet = {
  sources,
  videos: Object.fromEntries(
    chosen
      .filter(({ kind }) => kind === "video")
      .map(({ body, colour = "", file }) => [body, { colour, hash: hashOf(join(into, file)) }]),
  ),
};
writeFileSync(join(into, "set.json"), `${JSON.stringify(set)}\n`);
copyFileSync(join(from, "plates.json"), join(into, "plates.json"));
process.stdout.write(`${chosen.length} files, ${(bytes / 1e6).toFixed(1)} MB\n`);
if (bytes > maxBytes) throw new Error("The set is too large.");
