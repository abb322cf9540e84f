import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { demoMediaFolder, demoSet } from "./demo-set.ts";
import { demoVideo, demoVideoPath } from "./demo-videos.ts";
import { findDemoPicture } from "./find-demo-picture.ts";
import { addressOfRecipe, hashOfRecipe, recipeFromText, textOfRecipe } from "./recipe.ts";

const recipe = { source: "exterior/transportbil-flak-f34-bla", plate: "mlb84a", framing: 2 };

test("[DEMOPICTURE-1] a recipe is told by its text", () => {
  expect(textOfRecipe(recipe)).toBe("exterior.transportbil-flak-f34-bla.mlb84a.2");
  for (const one of [recipe, { ...recipe, plate: null }])
    expect(recipeFromText(textOfRecipe(one))).toEqual(one);
});

test.each([
  "",
  "exterior.boat-f34-bla.mlb84a.0",
  "..%2f.a.b.0",
  "constructor.x.y.0",
  "exterior.kombi-f34-bla.MLB.0",
])("[DEMOPICTURE-1] %s is no recipe", (text) => {
  expect(recipeFromText(text)).toBeNull();
  expect(findDemoPicture(text)).toBeNull();
});

test("[DEMOPICTURE-1] what is seen decides the hash", () => {
  const others = [
    recipe,
    { ...recipe, plate: "mlb84b" },
    { ...recipe, framing: 3 },
    { ...recipe, source: "exterior/transportbil-flak-f34-vit" },
  ];
  expect(new Set(others.map(hashOfRecipe)).size).toBe(others.length);
  expect(addressOfRecipe(recipe)).toBe(
    `/files/demo/exterior.transportbil-flak-f34-bla.mlb84a.2/${hashOfRecipe(recipe)}.jpg`,
  );
});

test("[DEMOPICTURE-1] small widths are made of the small base, larger ones of the whole picture", async () => {
  const found = findDemoPicture("exterior.kombi-f34-bla.mlb84a.0");
  const [small, large] = [await found?.job(640), await found?.job(1080)];
  expect([small?.file, large?.file]).toEqual([
    { filePath: `${demoMediaFolder}bases/exterior/kombi-f34-bla.avif` },
    { filePath: `${demoMediaFolder}exterior/kombi-f34-bla.avif` },
  ]);
  expect(small?.plates).toEqual([{ text: "mlb84a", corners: expect.any(Array) }]);
});

test.each([
  ["exterior.kombi-side-bla.mlb84a.0", 0],
  ["exterior-mork.suv-rear-vit.mlb84a.0", 1],
  ["exterior.kombi-f34-bla.0.0", 0],
  ["spin.kombi-00-vit.mlb84a.0", 1],
  ["interior.transportbil-flak-last-bla.mlb84a.0", 1],
])("[DEMOPICTURE-3] %s has %i plates", async (text, plates) => {
  expect((await findDemoPicture(text)?.job(640))?.plates).toHaveLength(plates);
});

test("[DEMOPICTURE-6] the set takes at most 30 MB, every file of it is there, and each has its preview", () => {
  const { sources, videos } = demoSet().set;
  const places = Object.entries(sources).flatMap(([name, { base }]) => [
    `${name}.avif`,
    ...(base ? [`bases/${name}.avif`] : []),
  ]);
  const films = Object.keys(videos).map((body) => `video/${body}.mp4`);
  const bytes = [...places, ...films].reduce(
    (sum, filePath) => sum + statSync(`${demoMediaFolder}${filePath}`).size,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(30_000_000);
  for (const { preview } of Object.values(sources))
    expect(Buffer.byteLength(preview)).toBeLessThanOrEqual(60);
});

test("[DEMOPICTURE-5] a film is found by the address that was given out, and by no other", () => {
  const address = demoVideo("kombi", "bla") ?? "";
  expect(demoVideoPath(address.split("/").at(-1) ?? "")?.filePath).toMatch(/video\/kombi\.mp4$/);
  expect(demoVideo("kombi", "vit")).toBeNull();
  for (const name of ["kombi-000000000000.mp4", "../set.json", "constructor-000000000000.mp4"])
    expect(demoVideoPath(name)).toBeNull();
});
