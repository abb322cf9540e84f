import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { placeOf } from "../rules/store-places.ts";
import { Facade } from "./facade/facade.tsx";
import { LocalMap } from "./local-map.tsx";

const drawn = demoStores.map((store) => ({
  store,
  facade: renderToStaticMarkup(
    createElement(Facade, { house: placeOf(store).house, sign: store.area, label: store.name }),
  ),
  map: renderToStaticMarkup(
    createElement(LocalMap, {
      store: { ...store, place: store.area },
      others: demoStores
        .filter(({ slug }) => slug !== store.slug)
        .map((one) => ({ ...one, place: one.area })),
    }),
  ),
}));

test("[STORE-12] the house carries the store's name, and has no colour but the roles of the theme", () => {
  for (const { store, facade } of drawn) {
    expect(facade).toContain(`>${store.area}</text>`);
    expect(facade).not.toMatch(/#[0-9a-f]{3}|rgb|NaN|undefined/i);
  }
  expect(new Set(drawn.map(({ facade }) => facade.replace(/<text.*?<\/text>/g, ""))).size).toBe(drawn.length);
});

test("[STORE-13] the map around a store names it, and a road one comes by", () => {
  for (const { store, map } of drawn) {
    expect(map).toContain(`Karta över trakten kring ${store.area}`);
    expect(map).toMatch(/class="map-number">(E\d+|\d+)</);
    expect(map).not.toContain("NaN");
  }
});
