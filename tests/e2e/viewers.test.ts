import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { axeComplaints, complaintsInOneLook } from "./axe.ts";
import { openWithPictures, phone } from "./browser.ts";

const round = await advertWith(["/sphere-viewer/?licenseplate="]);
const filmed = await advertWith(["/video-viewer/?licenseplate="], "types=kombi&carColors=blå");
const numbered = await advertWith(["/sphere-viewer/?licenseplate=", "Framsätena"]);
/** Where there is no graphics card the browser says that it is slow. */
const ofTheGraphics = "GL Driver Message";
const plateOf = (path: string) => path.split("/")[3];

const sphereOf = (page: Page) => page.getByRole("application");
/** Where one begins inside a car. */
const start = -0.12;
const yawOf = async (page: Page) => Number(await sphereOf(page).getAttribute("data-yaw"));

test("[SPHERE-1] [SPHERE-2] [STAGE-1] the sphere opens in the frame of the advert, and turns by keys, mouse and buttons", async () => {
  const { page, complaints } = await openWithPictures(round);
  await page.getByRole("link", { name: /^360° inne/ }).click();
  const sphere = sphereOf(page);
  await expect.poll(() => sphere.getAttribute("data-yaw"), { timeout: 90_000 }).toBe(String(start));
  expect(new URL(page.url()).pathname).toBe(round);
  await sphere.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => yawOf(page)).toBeGreaterThan(start);
  await page.keyboard.press("Home");
  await expect.poll(() => yawOf(page)).toBe(start);
  const box = await sphere.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 5 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 200, at.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => yawOf(page)).toBeLessThan(start);
  await page.getByRole("button", { name: "Zooma in" }).click();
  await page.getByRole("button", { name: "Titta rakt fram" }).click();
  await expect.poll(() => yawOf(page)).toBe(start);
  expect(await axeComplaints(page)).toEqual([]);
  await page.getByRole("button", { name: "Helskärm" }).click();
  await expect.poll(() => sphere.getAttribute("data-yaw"), { timeout: 30_000 }).toBe(String(start));
  expect(await axeComplaints(page)).toEqual([]);
  expect(complaints.filter((text) => !text.includes(ofTheGraphics))).toEqual([]);
}, 240_000);

test("[STAGE-6] [STAGE-7] a number in the sphere is turned to by keyboard, tells of the equipment, and leads to it", async () => {
  const { page } = await openWithPictures(numbered);
  await page.getByRole("link", { name: /^360° inne/ }).click();
  await expect.poll(() => sphereOf(page).getAttribute("data-yaw"), { timeout: 30_000 }).toBe(String(start));
  const number = page.getByRole("button", { name: /Framsätena$/ });
  const size = await number.boundingBox();
  expect([size?.width, size?.height]).toEqual([44, 44]);
  await number.focus();
  await expect.poll(() => yawOf(page)).toBeGreaterThan(1);
  await page.keyboard.press("Enter");
  const told = page.getByRole("region", { name: "Framsätena" });
  await told.getByRole("link", { name: "Se all utrustning" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#utrustning");
  await told.getByRole("button", { name: "Stäng texten" }).click();
  await told.waitFor({ state: "detached" });
});

test("[VIEWER-2] the page of a sphere leads back to the same place on the advert", async () => {
  const { page } = await openWithPictures(round);
  const tab = page.getByRole("link", { name: /^360° inne/ });
  await tab.scrollIntoViewIfNeeded();
  const scrolled = (await page.evaluate(() => scrollY)) + 120;
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goto((await tab.getAttribute("href")) ?? "");
  await expect.poll(() => sphereOf(page).getAttribute("data-yaw"), { timeout: 30_000 }).toBe(String(start));
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.getByRole("link", { name: "Tillbaka till annonsen" }).click();
  await page.waitForURL((url) => url.pathname === round);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test("[SPHERE-5] a context that is lost comes back with the picture", async () => {
  const { page } = await openWithPictures(`/sphere-viewer/?licenseplate=${plateOf(round)}`);
  const sphere = page.getByRole("application");
  await expect.poll(() => sphere.getAttribute("data-yaw"), { timeout: 30_000 }).toBe(String(start));
  const restored = await sphere.evaluate(async (canvas: HTMLCanvasElement) => {
    const gl = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
    const loss = gl?.getExtension("WEBGL_lose_context");
    const told = (name: string) => new Promise((done) => canvas.addEventListener(name, done, { once: true }));
    const lost = told("webglcontextlost");
    loss?.loseContext();
    await lost;
    // It can come back once everybody has been told.
    await new Promise(requestAnimationFrame);
    const back = told("webglcontextrestored");
    loss?.restoreContext();
    await back;
    return !gl?.isContextLost();
  });
  expect(restored).toBe(true);
  await sphere.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => yawOf(page)).toBeLessThan(start);
});

test("[SPHERE-4] without WebGL, or without JavaScript, the flat picture scrolls", async () => {
  const address = `/sphere-viewer/?licenseplate=${plateOf(round)}`;
  const { page: without } = await openWithPictures(address, { ...phone, javaScriptEnabled: false });
  const flat = without.getByRole("region", { name: "Hela bilden, rulla i sidled" });
  expect(await flat.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);

  const { page, complaints } = await openWithPictures("/robots.txt", phone);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(address);
  await page.getByText("Rulla i sidled för att se hela bilden.").waitFor();
  await page.getByText("Hämtar bilden").waitFor({ state: "detached" });
  const region = page.getByRole("region", { name: "Hela bilden, rulla i sidled" });
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test("[SPHERE-3] where the device asks first, a no is told and the picture can be dragged", async () => {
  const { page } = await openWithPictures("/robots.txt", { ...phone, hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    Reflect.set(DeviceOrientationEvent, "requestPermission", async () => "denied");
  });
  await page.goto(`/sphere-viewer/?licenseplate=${plateOf(round)}`);
  await page.getByRole("button", { name: "Låt bilden följa telefonen" }).tap({ timeout: 30_000 });
  await page.getByText("Telefonen lät oss inte känna hur den hålls.").waitFor();
});

test("[SPHERE-3] the picture follows how the device is held", async () => {
  const { page } = await openWithPictures(`/sphere-viewer/?licenseplate=${plateOf(round)}`, {
    ...phone,
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole("button", { name: "Låt bilden följa telefonen" }).tap({ timeout: 30_000 });
  await page.getByRole("button", { name: "Låt bilden följa telefonen", pressed: true }).waitFor();
  const hold = (alpha: number) =>
    page.evaluate(
      (held) =>
        dispatchEvent(new DeviceOrientationEvent("deviceorientation", { alpha: held, beta: 90, gamma: 0 })),
      alpha,
    );
  await hold(0);
  await hold(-30);
  await expect
    .poll(async () => Number(await page.getByRole("application").getAttribute("data-yaw")))
    .toBeCloseTo(start + Math.PI / 6, 1);
});

const stateOf = (film: Locator) =>
  film.evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    muted: video.muted,
    loop: video.loop,
    controls: video.controls,
    cut: getComputedStyle(video).objectFit,
  }));

test("[FILM-1] [FILM-2] [STAGE-1] the film fills the frame, with poster, texts and controls of our own", async () => {
  const { page, complaints } = await openWithPictures(filmed);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("link", { name: "Film", exact: true }).click();
  const film = page.locator("video");
  await film.waitFor();
  await page.getByRole("slider", { name: "Plats i filmen" }).waitFor();
  expect(await stateOf(film)).toEqual({
    paused: true,
    muted: true,
    loop: true,
    controls: false,
    cut: "cover",
  });
  const [poster, source, texts] = await film.evaluate((video: HTMLVideoElement) => [
    video.poster,
    video.querySelector("source")?.src ?? "",
    video.querySelector("track")?.src ?? "",
  ]);
  expect((await page.request.get(poster ?? "")).headers()["content-type"]).toMatch(/^image\//);
  const part = await page.request.get(source ?? "", { headers: { range: "bytes=0-99" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  const told = await page.request.get(texts ?? "");
  expect(told.headers()["content-type"]).toMatch(/^text\/vtt/);
  expect(await told.text()).toContain("snurrar ett varv");
  expect(await axeComplaints(page)).toEqual([]);
  await page.getByRole("button", { name: "Helskärm" }).click();
  await page.getByRole("dialog").getByRole("slider", { name: "Plats i filmen" }).waitFor();
  expect(await axeComplaints(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("[FILM-1] chosen by its tab the film begins, and is paused and begun by its button", async () => {
  const { page } = await openWithPictures(filmed);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("link", { name: "Film", exact: true }).click();
  const film = page.locator("video");
  await expect.poll(async () => (await stateOf(film)).paused).toBe(false);
  await page.getByRole("button", { name: "Pausa filmen" }).click();
  await expect.poll(async () => (await stateOf(film)).paused).toBe(true);
  await page.getByRole("button", { name: "Spela filmen" }).click();
  await expect.poll(async () => (await stateOf(film)).paused).toBe(false);
});

test("[FILM-1] [VIEWER-2] on a page of its own the film waits; without JavaScript the browser's controls are there", async () => {
  const address = `/video-viewer/?licenseplate=${plateOf(filmed)}`;
  const { page, complaints } = await openWithPictures(address);
  await page.getByRole("button", { name: "Spela filmen" }).waitFor();
  expect(await stateOf(page.locator("video"))).toMatchObject({ paused: true, controls: false });
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await page.getByRole("link", { name: "Tillbaka till annonsen" }).click();
  await page.waitForURL((url) => url.pathname === filmed);
  expect(complaints).toEqual([]);
  const { page: without } = await openWithPictures(address, { ...phone, javaScriptEnabled: false });
  expect(await without.locator("video").getAttribute("controls")).not.toBeNull();
});
