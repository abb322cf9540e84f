import { expect, test } from "vitest";
import { hasTexts, turntableTexts } from "./turntable-texts.ts";

test("[FILM-2] what is seen stands in Swedish, from the first to the last second, without gaps; of a film that we do not know nothing is told", () => {
  const text = turntableTexts({ carName: "Volvo V60", colour: "blå" });
  expect(text).toMatch(/^WEBVTT\n\n00:00\.000 --> 00:00\.900\nVolvo V60, blå, snurrar ett varv utan ljud\./);
  const times = [...text.matchAll(/(\S+) --> (\S+)/g)].map(([, from, to]) => [from, to]);
  for (const [at, [from]] of times.entries()) expect(from).toBe(at === 0 ? "00:00.000" : times[at - 1]?.[1]);
  expect(times.at(-1)?.[1]).toBe("00:07.200");
  expect(hasTexts({ url: "/files/demo/video/kombi-8ef013903dad.mp4" })).toBe(true);
  expect(hasTexts({ url: "https://film.example/kombi.mp4" })).toBe(false);
});
