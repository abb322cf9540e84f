import { formatMil } from "#core/text/mileage.ts";
import type { VariantSource } from "#platform/pictures/variants/serve-variants.ts";
import { cropOf } from "./crops.ts";
import { demoMediaFolder, demoSet } from "./demo-set.ts";
import { instrumentsIn } from "./instruments.ts";
import { hashOfRecipe, recipeFromText } from "./recipe.ts";

/** A demo picture by the recipe in its address; null for what is none. */
export function findDemoPicture(text: string): VariantSource | null {
  const recipe = recipeFromText(text);
  const source = recipe && demoSet().set.sources[recipe.source];
  if (!recipe || !source) return null;
  const crop = cropOf(recipe.source, source.box);
  // Made smaller from what is nearly as small: most of the work is to decode.
  const fromBase = (width: number) => width <= (source.base ?? 0) * (crop?.width ?? 1);
  return {
    hash: hashOfRecipe(recipe),
    job: async (width) => ({
      file: { filePath: fileOf(recipe.source, fromBase(width)) },
      crop,
      ...writtenInto(recipe.source, recipe.written),
    }),
  };
}

function fileOf(source: string, isBase: boolean): string {
  return `${demoMediaFolder}${isBase ? `bases/${source}.webp` : `${source}.avif`}`;
}

function writtenInto(source: string, written: string | null) {
  if (written === null) return { plates: [] };
  const instruments = instrumentsIn(source);
  if (instruments) {
    return { plates: [], screens: [{ text: formatMil(Number(written)), corners: instruments }] };
  }
  const plates = Object.values(demoSet().plates[plateKey(source)] ?? {});
  return { plates: plates.map((corners) => ({ text: written, corners })) };
}

/** All paints share the places: "exterior/kombi-c-f34-bla" → "kombi-c/f34", "spin/suv-03-vit" → "suv/spin-03". */
function plateKey(source: string): string {
  const [folder, name = ""] = source.split("/");
  const [, shape, view] = /^(.+)-([a-z0-9]+)-[a-z]+$/.exec(name) ?? [];
  return folder === "spin" ? `${shape}/spin-${view}` : `${shape}/${view}`;
}
