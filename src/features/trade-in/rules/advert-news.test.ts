import { expect, test } from "vitest";
import { advertNewsText, newsOfAdvert } from "./advert-news.ts";

test("[TRACKER-3] an advert that comes and one that is cheaper are news; a dearer one is not", () => {
  expect([newsOfAdvert(null, 99_900), newsOfAdvert(99_900, 89_900), newsOfAdvert(89_900, 99_900)]).toEqual([
    "new",
    "cut:89900",
    null,
  ]);
  expect(["new", "cut:89900"].map(advertNewsText)).toEqual(["Ny annons", "Sänkt pris"]);
});
