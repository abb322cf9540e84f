import { expect, test } from "vitest";
import { isDamage } from "#features/cars/rules/condition.ts";
import { makeDemoStock } from "../make-stock.ts";

const stock = makeDemoStock({ today: new Date("2026-11-15T12:00:00Z") });

test("[DEMOPICTURE-5] many cars for sale can be looked around in, some turn, some have a film", () => {
  const listed = stock.entries.filter(({ car }) => car.status < 140);
  const panoramas = listed.filter(({ images }) => images.some(({ type }) => type === 3));
  const spins = listed.flatMap(({ media }) => media?.spin ?? []);
  const videos = listed.flatMap(({ media }) => media?.video ?? []);
  expect(panoramas.length).toBeGreaterThanOrEqual(200);
  expect(spins.length).toBeGreaterThanOrEqual(60);
  expect(new Set(spins.map(({ frames }) => new Set(frames).size))).toEqual(new Set([36]));
  expect(videos.length).toBeGreaterThanOrEqual(20);
});

test("[DEMOPICTURE-3] every car has its pictures, sold or not, and every advert of others one", () => {
  const counts = stock.entries.map(({ images }) => images.length);
  expect([Math.min(...counts) >= 6, Math.max(...counts) <= 14]).toEqual([true, true]);
  expect(stock.externalAdverts.every(({ imageUrl }) => imageUrl?.startsWith("/files/demo/exterior"))).toBe(
    true,
  );
});

test("[DEMOPICTURE-4] every damage of every car has its close-up, in the paint of the car", () => {
  const damages = stock.entries.flatMap(({ images, findings }) =>
    findings.filter(isDamage).map(({ imagePosition }) => ({
      paint: /-([a-z]+)\./.exec(images[0]?.url ?? "")?.[1],
      closeUp: images.find(({ position }) => position === imagePosition)?.url,
    })),
  );
  expect(damages.length).toBeGreaterThan(4_000);
  const isOfIt = ({ paint, closeUp }: (typeof damages)[number]) =>
    /skada\.kombi-[a-z]+-([a-z]+)\./.exec(closeUp ?? "")?.[1] === paint;
  expect(damages.filter((damage) => !isOfIt(damage))).toEqual([]);
});
