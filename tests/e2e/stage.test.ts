import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { axeComplaints } from "./axe.ts";
import { openPage } from "./browser.ts";

const turning = await advertWith(['aria-label="Snurra bilen"']);
const marked = await advertWith(['aria-label="Snurra bilen"', 'aria-label="Skada 1:'], "carColors=vit");
const plain = await withoutMoving();
const damaged = await advertWith(['aria-label="Visa bilden av skada 1"']);

/** The first advert of the list that has neither turntable, sphere nor film. */
async function withoutMoving(): Promise<string> {
  const list = await (await fetch(`${inject("address")}/kopa-bil/`)).text();
  for (const [path] of list.matchAll(/\/kopa-bil\/[a-z-]+\/[a-z0-9]{5,7}\/(?=")/g)) {
    const advert = await (await fetch(`${inject("address")}${path}`)).text();
    if (!advert.includes("Foton, snurr")) return path;
  }
  throw new Error("every advert of the first page has something that moves");
}

const viewer = (page: Page) => page.getByRole("dialog", { name: /^Bilder på/ });
const gallery = (page: Page) => page.getByRole("region", { name: "Bilder", exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("[SPIN-1] [SPIN-2] [SPIN-3] [STAGE-1] [STAGE-3] the turntable in the frame and on the whole screen, by keys and by hand", async () => {
  const { page, complaints } = await openPage(turning);
  const frames = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/spin")) frames.add(request.url());
  });
  const below = () =>
    page
      .getByRole("heading", { name: "Fakta" })
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const before = await below();
  await gallery(page).getByRole("link", { name: "Snurra bilen" }).click();
  await gallery(page).getByText("Dra för att snurra").waitFor({ timeout: 120_000 });
  await expect.poll(() => frames.size).toBe(36);
  expect(await below()).toBe(before);
  const ruler = gallery(page).getByRole("slider", { name: "Snurra bilen" });
  const said = () => ruler.getAttribute("aria-valuetext");
  await ruler.focus();
  await page.keyboard.press("PageUp");
  await expect.poll(said).toBe("90 grader, från vänster");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(said).toBe("80 grader, från vänster");
  await page.keyboard.press("Home");
  await expect.poll(said).toBe("0 grader, framifrån");
  const frame = await page.locator(".spin-surface").boundingBox();
  if (!frame) throw new Error("The turntable has no frame");
  const [x, y] = [frame.x + frame.width * 0.7, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - frame.width / 4, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(said).toBe("90 grader, från vänster");
  expect(await axeComplaints(page)).toEqual([]);
  await gallery(page).getByRole("button", { name: "Helskärm" }).click();
  const large = viewer(page).getByRole("slider", { name: "Snurra bilen" });
  expect(await large.getAttribute("aria-valuetext")).toBe("90 grader, från vänster");
  expect(await axeComplaints(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Helskärm");
  await expect.poll(said).toBe("90 grader, från vänster");
  await gallery(page).getByRole("link", { name: "Foton" }).click();
  await ruler.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
}, 180_000);

test("[STAGE-4] under the picture stands what it shows, and the number of a damage leads to its text", async () => {
  const { page } = await openPage(damaged);
  await gallery(page)
    .getByRole("link", { name: /^Skador/ })
    .click();
  const caption = gallery(page).getByRole("link", { name: /^Skada \d+:/ });
  const number = /\d+/.exec((await caption.textContent()) ?? "")?.[0];
  await caption.click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#skada-${number}`);
  await page.locator(`#skada-${number}[data-chosen=true]`).waitFor();
});

test("[STAGE-5] [STAGE-7] a damage has its number on the turning car, and the number leads to its text", async () => {
  const { page, complaints } = await openPage(marked);
  await gallery(page).getByRole("link", { name: "Snurra bilen" }).click();
  const ruler = gallery(page).getByRole("slider", { name: "Snurra bilen" });
  const mark = gallery(page).getByRole("button", { name: /^1: skada/ });
  await ruler.focus();
  await expect
    .poll(async () => {
      const isSeen = await mark.isVisible();
      if (!isSeen) await page.keyboard.press("PageUp");
      return isSeen;
    })
    .toBe(true);
  const size = await mark.boundingBox();
  expect([size?.width, size?.height]).toEqual([44, 44]);
  await mark.click();
  expect(await mark.getAttribute("aria-expanded")).toBe("true");
  expect(await axeComplaints(page)).toEqual([]);
  await gallery(page).getByRole("link", { name: "Läs om skadan" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#skada-1");
  await page.locator("#skada-1[data-chosen=true]").waitFor();
  expect(complaints).toEqual([]);
}, 180_000);

test("[STAGE-2] a car with photos alone has no tabs of other things", async () => {
  const { page } = await openPage(turning);
  const parts = page.getByRole("list", { name: "Foton, snurr, 360 grader och film" });
  expect(await parts.getByRole("link", { name: "Foton" }).getAttribute("aria-current")).toBe("true");
  await page.goto(plain);
  await gallery(page).waitFor();
  expect(await parts.count()).toBe(0);
});
