import { expect, test } from "vitest";
import { plateSvg } from "./plate-art.ts";

const signsIn = (svg: string) => [...svg.matchAll(/translate\(([\d.]+) 43\)/g)].map(([, x]) => Number(x));

test("[PLATEART-1] six signs in two groups, from paths alone; what is no letter or figure is left out", () => {
  const svg = plateSvg("mlb84a");
  const places = signsIn(svg);
  const gaps = places.slice(1).map((x, at) => x - (places[at] ?? 0));
  expect(gaps).toEqual([118, 118, 152, 118, 118]);
  expect(svg).not.toContain("<text");
  expect(signsIn(plateSvg('a"><script>å 1')).length).toBe("A".length + "SCRIPT".length + "1".length);
  expect(plateSvg('"><script>')).not.toContain("script");
});
