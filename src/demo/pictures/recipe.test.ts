import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { demoMediaFolder, demoSet } from "./demo-set.ts";
import { demoVideo, demoVideoPath } from "./demo-videos.ts";
import { findDemoPicture } from "./find-demo-picture.ts";
import { addressOfRecipe, hashOfRecipe, recipeFromText, textOfRecipe } from "./recipe.ts";

const recipe = { source: "exterior/suv-c-f34-bla", written: "mlb84a" };

test("[DEMOPICTURE-1] a recipe is told by its text", () => {
  expect(textOfRecipe(recipe)).toBe("exterior.suv-c-f34-bla.mlb84a");
  for (const one of [recipe, { ...recipe, written: null }])
    expect(recipeFromText(textOfRecipe(one))).toEqual(one);
});

test.each([
  "",
  "exterior.boat-f34-bla.mlb84a",
  "..%2f.a.b",
  "constructor.x.y",
  "exterior.kombi-f34-bla.MLB",
  "exterior.kombi-f34-bla.mlb84a.2",
])("[DEMOPICTURE-1] %s is no recipe", (text) => {
  expect(recipeFromText(text)).toBeNull();
  expect(findDemoPicture(text)).toBeNull();
});

test("[DEMOPICTURE-1] what is seen decides the hash", () => {
  const others = [
    recipe,
    { ...recipe, written: "mlb84b" },
    { ...recipe, source: "exterior/suv-c-f34-vit" },
    { ...recipe, source: "exterior/suv-b-f34-bla" },
  ];
  expect(new Set(others.map(hashOfRecipe)).size).toBe(others.length);
  expect(addressOfRecipe(recipe)).toBe(
    `/files/demo/exterior.suv-c-f34-bla.mlb84a/${hashOfRecipe(recipe)}.jpg`,
  );
});

test("[DEMOPICTURE-1] small widths are made of the small base, larger ones of the whole picture", async () => {
  const found = findDemoPicture("exterior.kombi-f34-bla.mlb84a");
  const [small, large] = [await found?.job(640), await found?.job(1080)];
  expect([small?.file, large?.file]).toEqual([
    { filePath: `${demoMediaFolder}bases/exterior/kombi-f34-bla.webp` },
    { filePath: `${demoMediaFolder}exterior/kombi-f34-bla.avif` },
  ]);
  expect(small?.plates).toEqual([{ text: "mlb84a", corners: expect.any(Array) }]);
});

test.each([
  ["exterior.kombi-side-bla.mlb84a", 0],
  ["exterior.suv-rear-vit.mlb84a", 1],
  ["exterior.suv-e-f34-vit.mlb84a", 1],
  ["exterior.kombi-f34-bla.0", 0],
  ["spin.kombi-00-vit.mlb84a", 1],
  ["spin.kombi-c-00-gra.mlb84a", 1],
  ["interior.transportbil-flak-last-bla.mlb84a", 1],
])("[DEMOPICTURE-3] %s has %i plates", async (text, plates) => {
  expect((await findDemoPicture(text)?.job(640))?.plates).toHaveLength(plates);
});

test("[DEMOPICTURE-8] where the instruments are to be read, they show the car's own mil", async () => {
  const job = async (text: string) => await findDemoPicture(text)?.job(1920);
  const inside = await job("panorama.kombi-inne-mork.12430");
  expect([inside?.plates, inside?.screens]).toEqual([
    [],
    [{ text: "12\u00a0430\u00a0mil", corners: expect.any(Array) }],
  ]);
  for (const text of [
    "interior.kombi-dash-ljus.800",
    "interior.cab-dash-mork.800",
    "interior.suv-dash2-mork.800",
  ])
    expect((await job(text))?.screens).toHaveLength(1);
  expect((await job("interior.kombi-bak-ljus.0"))?.screens).toBeUndefined();
});

test("[DEMOPICTURE-6] the set takes at most 90 MB, every file of it is there, and all but turntables have their preview", () => {
  const { sources, videos } = demoSet().set;
  const places = Object.entries(sources).flatMap(([name, { base }]) => [
    `${name}.avif`,
    ...(base ? [`bases/${name}.webp`] : []),
  ]);
  const films = Object.keys(videos).map((body) => `video/${body}.mp4`);
  const bytes = [...places, ...films].reduce(
    (sum, filePath) => sum + statSync(`${demoMediaFolder}${filePath}`).size,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(90_000_000);
  const isTurntable = (name: string) => name.startsWith("spin/");
  const withPreview = Object.entries(sources).filter(([, { preview = "" }]) => preview.startsWith("UklGR"));
  expect(withPreview.map(([name]) => name)).toEqual(
    Object.keys(sources).filter((name) => !isTurntable(name)),
  );
});

test("[DEMOPICTURE-5] a film is found by the address that was given out, and by no other", () => {
  const address = demoVideo("kombi", "bla") ?? "";
  expect(demoVideoPath(address.split("/").at(-1) ?? "")?.filePath).toMatch(/video\/kombi\.mp4$/);
  expect(demoVideo("kombi", "vit")).toBeNull();
  for (const name of ["kombi-000000000000.mp4", "../set.json", "constructor-000000000000.mp4"])
    expect(demoVideoPath(name)).toBeNull();
});
