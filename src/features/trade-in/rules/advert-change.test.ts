import { expect, test } from "vitest";
import { advertChangeText, changeOfAdvert } from "./advert-change.ts";

test("[TRACKER-3] an advert that comes and one that is cheaper are news; a dearer one is not", () => {
  expect([
    changeOfAdvert(null, 99_900),
    changeOfAdvert(99_900, 89_900),
    changeOfAdvert(89_900, 99_900),
  ]).toEqual(["new", "cut:89900", null]);
  expect(["new", "cut:89900"].map(advertChangeText)).toEqual(["Ny annons", "Sänkt pris"]);
});
