import type { VariantSource } from "#platform/pictures/variants/serve-variants.ts";
import { cropOf } from "./crops.ts";
import { demoMediaFolder, demoSet } from "./demo-set.ts";
import { hashOfRecipe, recipeFromText } from "./recipe.ts";

/** A demo picture by the recipe in its address; null for what is none. */
export function findDemoPicture(text: string): VariantSource | null {
  const recipe = recipeFromText(text);
  const source = recipe && demoSet().set.sources[recipe.source];
  if (!recipe || !source) return null;
  const { plate, framing } = recipe;
  const crop = cropOf(source.box, framing);
  const corners = Object.values(demoSet().plates[plateKey(recipe.source)] ?? {});
  // Made smaller from what is nearly as small: most of the work is to decode.
  const fromBase = (width: number) => width <= (source.base ?? 0) * (crop?.width ?? 1);
  return {
    hash: hashOfRecipe(recipe),
    job: async (width) => ({
      file: { filePath: `${demoMediaFolder}${fromBase(width) ? "bases/" : ""}${recipe.source}.avif` },
      crop,
      plates: plate === null ? [] : corners.map((at) => ({ text: plate, corners: at })),
    }),
  };
}

/** Both studios and all paints share the places: "exterior/kombi-f34-bla" → "kombi/f34", "spin/suv-03-vit" → "suv/spin-03". */
function plateKey(source: string): string {
  const [folder, name = ""] = source.split("/");
  const [, body, view] = /^(.+)-([a-z0-9]+)-[a-z]+$/.exec(name) ?? [];
  return folder === "spin" ? `${body}/spin-${view}` : `${body}/${view}`;
}
