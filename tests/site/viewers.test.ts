import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const { listed } = site.stock.catalogs();
/** The first car whose page of this viewer has, or has not, what it is for. */
async function carWhose(viewer: (plate: string) => string, part: RegExp, has = true) {
  for (const car of carsOf(listed)) {
    const page = await site.get(viewer(car.licenseplate));
    if (part.test(page.html) === has) return { car, page };
  }
  throw new Error("The demo stock has none");
}

const viewers = [
  ["sphere", paths.sphereViewer, /<canvas/],
  ["film", paths.videoViewer, /<video/],
] as const;

test.each(viewers)("[VIEWER-1] the %s of a plate, however that is written", async (_, viewer, part) => {
  const { car, page } = await carWhose(viewer, part);
  expect([page.status, page.html.includes(car.carName)]).toEqual([200, true]);
  const asWritten = await site.get(viewer(` ${car.licenseplate.toUpperCase()}`));
  expect([asWritten.status, part.test(asWritten.html)]).toEqual([200, true]);
  expect(page.html).toContain(`href="${paths.car(car)}#bilder"`);
});

test.each(viewers)("[VIEWER-1] without a plate the page is a text: %s", async (_, viewer, part) => {
  const page = await site.get(viewer());
  expect([page.status, page.html.includes("Ingen bil är vald"), part.test(page.html)]).toEqual([
    200,
    true,
    false,
  ]);
});

test.each(viewers)(
  "[VIEWER-3] an unknown plate, or none at all, is a 404 that leads on: %s",
  async (_, viewer) => {
    for (const plate of ["zzz999", "../../etc", "1"]) {
      const page = await site.get(viewer(plate));
      expect([page.status, page.html.includes("Se alla bilar")]).toEqual([404, true]);
      expect(page.html).toContain('content="noindex"');
    }
  },
);

test.each(viewers)(
  "[VIEWER-4] a car without says so and leads to its advert: %s",
  async (_, viewer, part) => {
    const { car, page } = await carWhose(viewer, part, false);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/Den här bilen har ingen (360-gradersbild|film)/);
    expect(page.html).toContain(`href="${paths.car(car)}"`);
    expect(page.html).toContain('content="noindex"');
  },
);

test("[FILM-2] the texts of a film are WebVTT; a car without a film has none", async () => {
  const filmed = await carWhose(paths.videoViewer, /<track/);
  const texts = await site.request(paths.videoTexts(filmed.car.licenseplate));
  expect(texts.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  expect(await texts.text()).toMatch(/^WEBVTT\n/);
  const silent = await carWhose(paths.videoViewer, /<video/, false);
  expect((await site.request(paths.videoTexts(silent.car.licenseplate))).status).toBe(404);
});

test("[CARDPIC-1] the pictures of a card are asked for by its advert's address", async () => {
  const [car] = carsOf(listed);
  if (!car) throw new Error("The demo stock is empty");
  const response = await site.request(paths.cardPictures(paths.car(car)));
  const { pictures, total } = await response.json();
  expect([response.status, pictures.length]).toEqual([200, 5]);
  expect(total).toBeGreaterThanOrEqual(6);
  expect(pictures[0].url).toBe(car.coverImage?.url);
  expect((await site.request(paths.cardPictures("/kopa-bil/volvo/zzz999/"))).status).toBe(404);
});

test.each(viewers)(
  "[STAGE-2] [STAGE-8] an advert leads to the %s of its car, where there is one",
  async (_, viewer, part) => {
    const link = (plate: string) => `href="${viewer(plate)}"`;
    const { car } = await carWhose(viewer, part);
    expect((await site.get(paths.car(car))).html).toContain(link(car.licenseplate));
    const { car: without } = await carWhose(viewer, part, false);
    expect((await site.get(paths.car(without))).html).not.toContain(link(without.licenseplate));
  },
);
