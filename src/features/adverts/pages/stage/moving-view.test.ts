import { expect, test } from "vitest";
import { type CarImage, imageTypes } from "#features/cars/rules/image.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { knownPicture } from "./known-pictures.ts";
import { movingView } from "./moving-view.ts";

const sphere = (url: string, position: number): CarImage => ({
  url,
  position,
  type: imageTypes.pano,
  isHighlight: false,
});
const inside = sphere("/files/demo/panorama.kombi-inne-mork.0.0/0a1b.jpg", 2);
const outside = sphere("/files/demo/panorama.kombi-ute-bla.0.0/0a1b.jpg", 1);
const plain = {
  ...aCar({
    licenseplate: aPlate("mlb84a"),
    hasTowbar: false,
    gearboxType: "manuell",
    equipment: [],
    equipmentDetails: [],
  }),
  images: [],
};
const advert = "/kopa-bil/volvo/mlb84a/";

test("[STAGE-2] a car has what there is of it, and nothing else", () => {
  expect(movingView(plain, advert)).toEqual({
    spin: null,
    spheres: [],
    film: null,
    sphereTo: null,
    filmTo: null,
  });
});

test("[SPHERE-6] the inside comes first, and one looks down to the dashboard, not out through the windscreen", () => {
  const { spheres, sphereTo } = movingView({ ...plain, images: [outside, inside] }, advert);
  expect(spheres.map(({ label }) => label)).toEqual(["I bilen", "Utanför"]);
  expect(spheres[0]?.start.pitch).toBeLessThan(-0.3);
  expect(sphereTo).toBe("/sphere-viewer/?licenseplate=mlb84a");
});

test("[STAGE-6] a number for each part of the inside that the car has equipment in", () => {
  const equipped = {
    ...plain,
    images: [inside],
    gearboxType: "automatisk" as const,
    equipment: ["apple carplay" as const, "panorama" as const],
    equipmentDetails: ["Skinnklädsel", "Stolsvärme fram"],
  };
  const [view] = movingView(equipped, advert).spheres;
  expect(view?.spots.map(({ number, heading, text, to }) => [number, heading, text, to])).toEqual([
    [1, "Skärmen", "Apple CarPlay.", `${advert}#utrustning`],
    [2, "Konsolen", "Automatlåda.", `${advert}#utrustning`],
    [3, "Framsätena", "Skinnklädsel, Stolsvärme fram.", `${advert}#utrustning`],
  ]);
});

test("[STAGE-6] a car without such equipment, and a sphere that we do not know, have no numbers", () => {
  expect(movingView({ ...plain, images: [inside] }, advert).spheres[0]?.spots).toEqual([]);
  const equipped = { ...plain, equipmentDetails: ["Rattvärme"] };
  const foreign = sphere("https://bilder.example/inne.jpg", 0);
  expect(movingView({ ...equipped, images: [foreign] }, advert).spheres[0]).toMatchObject({
    label: "Bild 1",
    spots: [],
  });
});

test("[STAGE-5] a damage with a place is marked on a turntable that we know, under its own number", () => {
  const damage = { facts: [], zone: "left" as const, note: "11 cm.", picture: null };
  const damages = [
    { ...damage, heading: "Sliten klädsel", place: null },
    { ...damage, heading: "Repa, vänster bakdörr", place: { view: "left" as const, along: 0.6, up: 0.45 } },
  ];
  const spinning = (frame: string) => ({ ...plain, media: { spin: { frames: [frame] }, video: null } });
  const known = movingView(spinning("/files/demo/spin.suv-c-00-vit.mlb84a.0/1.jpg"), advert, damages).spin;
  expect(known?.marks).toEqual([
    {
      number: 2,
      heading: "Repa, vänster bakdörr",
      text: "11 cm.",
      to: `${advert}#skada-2`,
      place: damages[1]?.place,
    },
  ]);
  const foreign = movingView(spinning("https://bilder.example/00.jpg"), advert, damages).spin;
  expect([foreign?.size, foreign?.marks]).toEqual([null, []]);
});

test.each([
  ["/files/demo/spin.kombi-07-vit.mlb12a.0/1.jpg", { body: "kombi", view: "07" }],
  [
    "/files/demo/exterior.transportbil-flak-f34b-vit.mlb12a.3/1.jpg",
    { body: "transportbil-flak", view: "f34b" },
  ],
  ["/files/demo/interior.suv-dash2-ljus.0.0/1.jpg", { body: "suv", view: "dash2" }],
  ["/files/pictures/0a1b.jpg", null],
])("[STAGE-4] %s shows %o", (url, known) => {
  expect(knownPicture(url)).toEqual(known);
});
