import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { cropOf } from "#demo/pictures/crops.ts";
import type { DemoSet, DemoSource, Plates } from "#demo/pictures/demo-set.ts";
import { previewOf } from "#platform/pictures/preview.ts";

/**
 * Chooses what the demo needs from the whole sets of renders and puts it into demo-media/ (src/demo/README.md):
 * `node scripts/make-demo-media.ts <folder> <folder of the other faces>`, each with index.json and plates.json.
 */
const folders = process.argv.slice(2);
const into = fileURLToPath(new URL("../demo-media/", import.meta.url));
/** What a clone may weigh more because of the demo. */
const maxBytes = 90_000_000;

/** As the renderer wrote them down. */
type Rendered = {
  file: string;
  body: string;
  face?: string;
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
const isPaint = ({ colour = "" }: Rendered) => paints.includes(colour);
const isVan = (body: string) => body.startsWith("transportbil");
/** Of bodies that few cars have, the other faces turn in white alone, and have no film. */
const isRare = ({ body, face }: Rendered) =>
  face !== undefined && ["minibuss", "sportkupe", "cab"].includes(body);

const isChosen: Record<string, (picture: Rendered) => boolean> = {
  exteriör: (picture) => picture.studio === "ljus" && picture.view !== "f34b" && isPaint(picture),
  skada: isPaint,
  interiör: ({ body, tone }) => !(isVan(body) && tone === "ljus"),
  spin: (picture) => isPaint(picture) && !(isRare(picture) && picture.colour !== "vit"),
  video: (picture) => isPaint(picture) && !isRare(picture),
};

/** Covers are also there at the width of a card: to decode a picture is most of the work of making it smaller. */
const baseWidth = 880;
const isCover = ({ kind, view }: Rendered) => kind === "exteriör" && view === "f34";

rmSync(into, { recursive: true, force: true });
const set: DemoSet = { sources: {}, videos: {} };
const plates: Plates = {};
let bytes = 0;
for (const folder of folders) {
  const { files } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { files: Rendered[] };
  for (const picture of files.filter((file) => (isChosen[file.kind] ?? (() => true))(file)))
    await add(folder, picture);
  const all = JSON.parse(readFileSync(join(folder, "plates.json"), "utf8")) as Plates;
  for (const [key, corners] of Object.entries(all)) plates[key.toLowerCase()] = corners;
}
write("set.json", set);
write("plates.json", plates);
process.stdout.write(`${Object.keys(set.sources).length} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
if (bytes > maxBytes) throw new Error("The set is too large.");

async function add(folder: string, picture: Rendered): Promise<void> {
  const file = picture.file.toLowerCase();
  const place = join(into, file);
  copy(join(folder, picture.file), place);
  if (picture.kind === "video") {
    const shape = file.replace(/^video\/|\.mp4$/g, "");
    set.videos[shape] = { colour: picture.colour ?? "", hash: hashOf(place) };
    return;
  }
  const source = file.replace(/\.avif$/, "");
  set.sources[source] = await described(picture, source, place);
}

async function described(picture: Rendered, source: string, place: string): Promise<DemoSource> {
  const { width, height, kind, box: found } = picture;
  const box = kind === "exteriör" ? found : undefined;
  if (isCover(picture)) {
    const base = join(into, "bases", `${source}.webp`);
    mkdirSync(dirname(base), { recursive: true });
    await sharp(place).resize(baseWidth).webp({ quality: 82, effort: 3 }).toFile(base);
    bytes += statSync(base).size;
  }
  const crop = cropOf(source, box);
  const part = crop && {
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * height),
    width: Math.floor(crop.width * width),
    height: Math.floor(crop.height * height),
  };
  return {
    hash: hashOf(place),
    width,
    height,
    ...(kind !== "spin" && { preview: await previewOf(part ? sharp(place).extract(part) : sharp(place)) }),
    ...(box && { box }),
    ...(isCover(picture) && { base: baseWidth }),
  };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  bytes += statSync(to).size;
}

function write(name: string, content: unknown): void {
  writeFileSync(join(into, name), `${JSON.stringify(content)}\n`);
  bytes += statSync(join(into, name)).size;
}

function hashOf(place: string): string {
  return createHash("sha256").update(readFileSync(place)).digest("hex").slice(0, 12);
}
