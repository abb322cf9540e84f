import { createHash } from "node:crypto";
import { demoSet } from "./demo-set.ts";

/** What a demo picture is made of; no file per car: it is put together when somebody asks. */
export type Recipe = {
  /** A path in demo-media/ without its ending. */
  source: string;
  /** Drawn onto the car; null: the plate stays blank. */
  plate: string | null;
  /** See crops.ts. */
  framing: number;
};

/** Raised when the same recipe gives another picture. */
const version = 1;
const none = "0";
const form = /^([a-z-]+)\.([a-z0-9-]+)\.([a-z0-9]{1,7})\.([0-9])$/;

/** "exterior.kombi-f34-bla.mlb12a.3" */
export function textOfRecipe({ source, plate, framing }: Recipe): string {
  return `${source.replace("/", ".")}.${plate ?? none}.${framing}`;
}

export function recipeFromText(text: string): Recipe | null {
  const [, folder, name, plate = none, framing] = form.exec(text) ?? [];
  const source = `${folder}/${name}`;
  if (!Object.hasOwn(demoSet().set.sources, source)) return null;
  return { source, plate: plate === none ? null : plate, framing: Number(framing) };
}

/** Of all that can be seen in it: a new set of renders gives new addresses. */
export function hashOfRecipe({ source, plate, framing }: Recipe): string {
  const text = JSON.stringify([version, demoSet().set.sources[source]?.hash, plate, framing]);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

export const demoPicturePath = "/files/demo/";

export function addressOfRecipe(recipe: Recipe): string {
  return `${demoPicturePath}${textOfRecipe(recipe)}/${hashOfRecipe(recipe)}.jpg`;
}
