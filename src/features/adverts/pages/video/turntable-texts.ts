import type { Car } from "#features/cars/rules/car.ts";
import { colours } from "#features/cars/rules/vocabulary.ts";

/** What the films of the demo show, and when: one whole turn. */
const seen = [
  [0, 0.9, "framifrån"],
  [0.9, 2.7, "från vänster sida"],
  [2.7, 4.5, "bakifrån"],
  [4.5, 6.3, "från höger sida"],
  [6.3, 7.2, "framifrån igen"],
] as const;

const demoFilms = "/files/demo/video/";

/** Only of a film that we know the content of can be told what it shows. */
export function hasTexts(video: { url: string }): boolean {
  return video.url.startsWith(demoFilms);
}

/** WebVTT in Swedish for who does not see the film, or not well. */
export function turntableTexts(car: Pick<Car, "carName" | "colour">): string {
  const name = `${car.carName}, ${colours[car.colour].toLowerCase()}`;
  const cues = seen.map(([from, to, side], at) => {
    const text =
      at === 0 ? `${name}, snurrar ett varv utan ljud. Bilen syns ${side}.` : `Bilen syns ${side}.`;
    return `${clock(from)} --> ${clock(to)}\n${text}`;
  });
  return `${["WEBVTT", ...cues].join("\n\n")}\n`;
}

/** 4.5 → "00:04.500" */
function clock(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, "0")}`;
}
