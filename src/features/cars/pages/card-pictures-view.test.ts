import { expect, test } from "vitest";
import { type CarImage, imageTypes } from "../rules/image.ts";
import { cardPicturesView, pictureAfterSwipe, pictureUnder } from "./card-pictures-view.ts";

const image = (url: string, position: number, type: CarImage["type"]): CarImage => ({
  url,
  position,
  type,
  isHighlight: false,
});

test("[CARDPIC-1] the cover and the four that follow it in the gallery, under their numbers there", () => {
  const images = [
    image("/sphere", 0, imageTypes.pano),
    image("/seat", 1, imageTypes.interior),
    ...["/f", "/r", "/s", "/x", "/y"].map((url, at) => image(url, at + 2, imageTypes.exterior)),
  ];
  expect(cardPicturesView(images)).toEqual({
    pictures: [
      { id: "bild-1", url: "/f" },
      { id: "bild-2", url: "/r" },
      { id: "bild-3", url: "/s" },
      { id: "bild-4", url: "/x" },
      { id: "bild-5", url: "/y" },
    ],
    total: 6,
  });
});

test("[CARDPIC-1] a cover that is not the first of the gallery is the first of the card", () => {
  const images = [image("/seat", 0, imageTypes.interior), image("/unknown", 1, imageTypes.unknown)];
  expect(cardPicturesView(images).pictures).toEqual([
    { id: "bild-2", url: "/unknown" },
    { id: "bild-1", url: "/seat" },
  ]);
});

test("[CARDPIC-2] the picture is parted evenly, and what is beside it belongs to none", () => {
  const box = { left: 100, top: 50, width: 300, height: 200 };
  const under = (x: number, y = 60) => pictureUnder({ x, y }, box, 5);
  expect([under(100), under(159), under(160), under(399)]).toEqual([0, 0, 1, 4]);
  expect([under(99), under(400), under(200, 49), under(200, 250)]).toEqual([null, null, null, null]);
});

test("[CARDPIC-3] a swipe goes one picture on or back, a twitch none, and the ends are ends", () => {
  const card = { width: 300, count: 5 };
  expect([-90, 90, -30].map((moved) => pictureAfterSwipe(2, moved, card))).toEqual([3, 1, 2]);
  expect([pictureAfterSwipe(0, 200, card), pictureAfterSwipe(4, -200, card)]).toEqual([0, 4]);
});
