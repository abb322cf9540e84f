import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openMedia } from "#app/open-media.ts";
import { paths } from "#core/paths.ts";
import { testSite } from "#tests/test-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "milstolpen-"));
const pictures = openMedia(
  { DATA_DIR: dataDir, PICTURE_CACHE_MB: 100, PICTURES_AHEAD: "on" },
  pino({ level: "silent" }),
);
const site = await testSite({ media: pictures.media });
afterAll(async () => {
  await site.close();
  await pictures.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const picturesIn = (html: string) =>
  [...html.matchAll(/<img [^>]*srcSet="[^>]*>/gi)].map(([tag]) => ({
    tag,
    variants: (/srcSet="([^"]+)"/i.exec(tag)?.[1] ?? "")
      .split(", ")
      .map((entry) => entry.split(" ")[0] ?? ""),
  }));

test("[VARIANT-11] the first picture of a list is fetched first, the others when they come near", async () => {
  const { html } = await site.get("/kopa-bil/");
  const [first, ...others] = picturesIn(html);
  expect(first?.tag).toMatch(/loading="eager"/);
  expect(first?.tag).toMatch(/fetchPriority="high"/i);
  expect(others.filter(({ tag }) => /fetchPriority/i.test(tag))).toEqual([]);
  expect(others.filter(({ tag }) => tag.includes('loading="lazy"')).length).toBeGreaterThan(15);
  for (const { tag } of [first ?? { tag: "" }, ...others])
    expect(tag).toMatch(/width="1200" height="900".*sizes="[^"]+"/);
  const onPreviews =
    html.match(
      /style="background:linear-gradient\(#fff8,#fff8\),url\(data:image\/webp;base64,UklGR[^"]+"><img/g,
    ) ?? [];
  expect(onPreviews).toHaveLength(others.length + 1);
});

test("[VARIANT-11] [DEMOPICTURE-1] the pictures that a page names are there, in the format that is taken", async () => {
  const { html } = await site.get("/kopa-bil/");
  const address = picturesIn(html)[0]?.variants[1] ?? "";
  const response = await site.request(address, { headers: { accept: "image/webp" } });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
  expect((await site.request(address.replace(/\d+$/, "500"))).status).toBe(400);
});

test("[VARIANT-11] an advert has all its pictures, the first of them fetched first", async () => {
  const [path = ""] = /\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//.exec((await site.get("/kopa-bil/")).html) ?? [];
  const { html } = await site.get(path);
  const shown = picturesIn(html).filter(({ tag }) => /, bild \d+ av \d+"/.test(tag));
  expect(shown.length).toBeGreaterThanOrEqual(6);
  expect(shown.findIndex(({ tag }) => /fetchPriority="high"/i.test(tag))).toBe(0);
});

const sharedOn = (html: string) =>
  /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html)?.[1] ?? "";

test("[SHARING-1] [SHARING-2] an advert is shared with its own picture; an older address leads on to it", async () => {
  const [path = ""] = /\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//.exec((await site.get("/kopa-bil/")).html) ?? [];
  const address = sharedOn((await site.get(path)).html);
  expect(address).toMatch(/^\/files\/share\/cars\/[a-z0-9]{6}\/[0-9a-f]{16}\.jpg$/);
  const response = await site.request(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1_200, 630]);
  const old = await site.request(address.replace(/[0-9a-f]{16}/, "0".repeat(16)));
  expect([old.status, old.headers.get("location")]).toEqual([302, address]);
});

test("[SHARING-1] a store is shared with its own picture; what does not exist with the card of the chain", async () => {
  const [store] = site.stock.catalogs().chain.stores;
  const address = sharedOn((await site.get(paths.store(store?.slug ?? ""))).html);
  expect(address).toMatch(/^\/files\/share\/stores\//);
  expect((await site.request(address)).status).toBe(200);
  for (const gone of ["/files/share/cars/aaa111/0.jpg", "/files/share/stores/atlantis/0.jpg"])
    expect((await site.request(gone)).headers.get("location")).toBe("/sharing-card.png");
});
