import { createHash } from "node:crypto";
import { cropOf } from "./crops.ts";
import { demoSet } from "./demo-set.ts";

/** What a demo picture is made of; no file per car: it is put together when somebody asks. */
export type Recipe = {
  /** A path in demo-media/ without its ending. */
  source: string;
  /** Drawn into it: the car's plate outside, its mil on the instruments inside; null: nothing. */
  written: string | null;
};

/** Raised when the same recipe gives another picture. */
const version = 2;
const none = "0";
const form = /^([a-z-]+)\.([a-z0-9-]+)\.([a-z0-9]{1,7})$/;

/** "exterior.kombi-c-f34-bla.mlb12a" */
export function textOfRecipe({ source, written }: Recipe): string {
  return `${source.replace("/", ".")}.${written ?? none}`;
}

export function recipeFromText(text: string): Recipe | null {
  const [, folder, name, written = none] = form.exec(text) ?? [];
  const source = `${folder}/${name}`;
  if (!Object.hasOwn(demoSet().set.sources, source)) return null;
  return { source, written: written === none ? null : written };
}

/** Of all that can be seen in it: a new set of renders gives new addresses. */
export function hashOfRecipe({ source, written }: Recipe): string {
  const found = demoSet().set.sources[source];
  const text = JSON.stringify([version, found?.hash, cropOf(source, found?.box), written]);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

export const demoPicturePath = "/files/demo/";

export function addressOfRecipe(recipe: Recipe): string {
  return `${demoPicturePath}${textOfRecipe(recipe)}/${hashOfRecipe(recipe)}.jpg`;
}

/** Another one as soon as a picture has another name: what is stored with the cars must then be written anew. */
export function demoPicturesMark(): string {
  const { sources, videos } = demoSet().set;
  const text = JSON.stringify([version, Object.keys(sources), videos]);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
