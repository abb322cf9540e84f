import { expect, test } from "vitest";
import { desktop, openFirstVisit, phone } from "./browser.ts";
import { plateForSale } from "./car-for-sale.ts";
import { siteCutAt } from "./held-back-page.ts";
import { movedParts } from "./moved-parts.ts";

const advert = `/kopa-bil/volvo/${await plateForSale()}/`;

/** Up to where a page is read at first, and what of it is there by then. */
const tools = { path: "/kopa-bil/", cut: "Kontantpris", there: "h2#bilarna" };
const banner = { path: "/kopvillkor/", cut: "Ring oss", there: "#svarstider" };
const title = { path: advert, cut: "/jamfora-bilar/?bilar=", there: "h1" };
const pictures = { path: advert, cut: `class="gallery-link"`, there: "h1" };

test.each([
  ["its tools, on a phone", tools, phone],
  ["its tools, on a desktop", tools, desktop],
  ["its banner, on a phone", banner, phone],
  ["the title of an advert, on a phone", title, phone],
  ["the title of an advert, on a desktop", title, desktop],
  ["the pictures of an advert, on a phone", pictures, phone],
])(
  "[SPEED-5] a page that is read up to the middle of %s moves nothing",
  async (_, { path, cut, there }, screen) => {
    const { baseURL, release } = await siteCutAt(cut);
    const { page } = await openFirstVisit("/robots.txt", screen);
    const opened = page.goto(`${baseURL}${path}`);
    await page.locator(there).waitFor({ state: "attached" });
    // Whatever is to be painted of a page in half is painted within so many frames.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++)
        await Promise.race([
          new Promise(requestAnimationFrame),
          new Promise((resolve) => setTimeout(resolve, 100)),
        ]);
    });
    release();
    await opened;
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await movedParts(page)).toEqual([]);
  },
);
