import { expect, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { complaintsInOneLook } from "./axe.ts";
import { openWithPictures, phone } from "./browser.ts";

const round = await advertWith(["/sphere-viewer/?licenseplate="]);
const filmed = await advertWith(["/video-viewer/?licenseplate="], "types=kombi&carColors=blå");
/** Where there is no graphics card the browser says that it is slow. */
const ofTheGraphics = "GL Driver Message";
const plateOf = (path: string) => path.split("/")[3];

test("[SPHERE-1] [SPHERE-2] [VIEWER-2] the sphere turns by keys, mouse and buttons, and leads back to the same place", async () => {
  const { page, complaints } = await openWithPictures(round);
  const button = page.getByRole("link", { name: "Se dig om i bilen, 360 grader" });
  await button.scrollIntoViewIfNeeded();
  const scrolled = (await page.evaluate(() => scrollY)) + 120;
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await button.click();
  const sphere = page.getByRole("application");
  await expect.poll(() => sphere.getAttribute("data-yaw"), { timeout: 30_000 }).toBe("0.00");
  const yaw = async () => Number(await sphere.getAttribute("data-yaw"));
  await sphere.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(yaw).toBeGreaterThan(0);
  await page.keyboard.press("Home");
  await expect.poll(yaw).toBe(0);
  const box = await sphere.boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 200, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(yaw).toBeLessThan(0);
  await page.getByRole("button", { name: "Zooma in" }).click();
  await page.getByRole("button", { name: "Titta rakt fram" }).click();
  await expect.poll(yaw).toBe(0);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.getByRole("link", { name: "Tillbaka till annonsen" }).click();
  await page.waitForURL((url) => url.pathname === round);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(complaints.filter((text) => !text.includes(ofTheGraphics))).toEqual([]);
});

test("[SPHERE-5] a context that is lost comes back with the picture", async () => {
  const { page } = await openWithPictures(`/sphere-viewer/?licenseplate=${plateOf(round)}`);
  const sphere = page.getByRole("application");
  await expect.poll(() => sphere.getAttribute("data-yaw"), { timeout: 30_000 }).toBe("0.00");
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
  await expect.poll(async () => Number(await sphere.getAttribute("data-yaw"))).toBeLessThan(0);
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
    .toBeCloseTo(Math.PI / 6, 1);
});

test("[FILM-1] [FILM-2] [VIEWER-2] the film waits to be played, with poster and texts, and leads back", async () => {
  const { page, complaints } = await openWithPictures(filmed);
  await page.getByRole("link", { name: "Video" }).click();
  const film = page.locator("video");
  await film.waitFor();
  expect(
    await film.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay, video.controls]),
  ).toEqual([true, false, true]);
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
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await page.getByRole("link", { name: "Tillbaka till annonsen" }).click();
  await page.waitForURL((url) => url.pathname === filmed);
  expect(complaints).toEqual([]);
});
