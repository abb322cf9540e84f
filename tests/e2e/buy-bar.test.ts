import { expect, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { desktop, openPage, phone } from "./browser.ts";

/** Of a make that no other journey reserves, as it is now. */
const forSale = () => advertWith(["Reservera gratis"], "brands=skoda");
const tablet = { viewport: { width: 768, height: 1024 } };

test.each([
  ["a phone", phone, ".buy-bar", /^Reservera gratis$/],
  ["a tablet", tablet, ".buy-bar", /^Reservera gratis$/],
  ["a desktop", desktop, ".buy-card", /^Reservera gratis i 48\stimmar$/],
])(
  "[BUYBAR-1] on %s price and first action follow once they have been scrolled past",
  async (_, screen, place, words) => {
    const { page, complaints } = await openPage(await forSale(), screen);
    const follower = page.locator(place);
    const other = page.locator(place === ".buy-bar" ? ".buy-card" : ".buy-bar");
    const action = page.locator("#forsta-valet");
    await action.scrollIntoViewIfNeeded();
    await expect.poll(() => follower.isVisible()).toBe(false);
    // A leap past it, which it is never seen in.
    await page.getByRole("heading", { name: "Liknande bilar" }).scrollIntoViewIfNeeded();
    await follower.getByRole("link", { name: words }).waitFor();
    await follower
      .getByText(/\d\skr/)
      .first()
      .waitFor();
    expect(await follower.getByRole("link", { name: /^Ring / }).getAttribute("href")).toMatch(/^tel:/);
    expect(await other.isVisible()).toBe(false);
    const box = await follower.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.viewport.height + 1);
    await action.scrollIntoViewIfNeeded();
    await follower.waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  },
);

/** In pixels, of what has the focus; what the bar holds itself is not beneath it. */
function howFarBeneathBar(): number {
  const focused = document.activeElement;
  const bar = document.querySelector(".buy-bar");
  if (!bar || !focused || bar.contains(focused) || getComputedStyle(bar).visibility === "hidden") return 0;
  return focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
}

test("[BUYBAR-1] what has the focus is never beneath the bar", async () => {
  const { page } = await openPage(await forSale(), phone);
  await page.getByRole("heading", { name: "Prishistorik" }).scrollIntoViewIfNeeded();
  const bar = page.locator(".buy-bar");
  await bar.waitFor();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    // A font that comes late may move what has the focus, once.
    await expect.poll(() => page.evaluate(howFarBeneathBar)).toBeLessThanOrEqual(0);
  }
});

test("[BUYBAR-1] without script nothing sticks, and the first action stands in the price box", async () => {
  const { page } = await openPage(await forSale(), { ...phone, javaScriptEnabled: false });
  await page.getByRole("heading", { name: "Liknande bilar" }).scrollIntoViewIfNeeded();
  expect(await page.locator(".buy-bar").isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: /^Reservera gratis i 48\stimmar$/ }).count()).toBe(1);
});

test("[BROUGHT-1] the fifth digit of the postcode is answered at once, and nothing jumps", async () => {
  const { page, complaints } = await openPage(await forSale(), desktop);
  const field = page.getByLabel("Till postnummer");
  await field.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await field.pressSequentially("90326");
  await page.locator("#leverans").getByText("Hem till Umeå").waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(new URL(page.url()).searchParams.get("postnummer")).toBe("90326");
  // Kept for the visit: on another advert it stands in the field, and one press answers.
  await page.goto(new URL(page.url()).pathname);
  await expect.poll(() => page.getByLabel("Till postnummer").inputValue()).toBe("90326");
  await page.getByRole("button", { name: "Visa dag och pris" }).click();
  await page.locator("#leverans").getByText("Hem till Umeå").waitFor();
  expect(complaints).toEqual([]);
});

test("[FOLD-1] on a phone the rest of the facts unfolds, without script too; on a desktop all are there", async () => {
  const facts = ".fold dl > div";
  const path = await forSale();
  const { page } = await openPage(path, { ...phone, javaScriptEnabled: false });
  const shown = () => page.locator(facts).filter({ visible: true }).count();
  const all = await page.locator(facts).count();
  expect(all).toBeGreaterThan(10);
  expect(await shown()).toBe(8);
  await page.getByText(`Visa alla uppgifter (${all})`).click();
  expect(await shown()).toBe(all);
  const wide = await openPage(path, desktop);
  expect(await wide.page.locator(facts).filter({ visible: true }).count()).toBe(all);
  expect(await wide.page.getByText("Visa alla uppgifter").isVisible()).toBe(false);
});

test("[TRADESUM-1] a car that was valued is counted with on the next advert, and its button leads to the sum", async () => {
  const answers = "licenseplate=qvi008&min=ja&miltal=8000&skick=slitet";
  const valued = { name: "BMW 3-serie", low: 10_000, high: 12_000, to: `/byta-bil/?${answers}` };
  const { page } = await openPage("/kopvillkor/", desktop);
  await page.evaluate((text) => sessionStorage.setItem("valuedCar", text), JSON.stringify(valued));
  await page.goto(await forSale());
  await page
    .getByText(/^BMW 3-serie: 10\s000–12\s000\skr\. Du betalar [\d\s]+–[\d\s]+kr emellan\.$/)
    .waitFor();
  await page.getByRole("button", { name: "Räkna på bytet" }).click();
  await page.waitForURL((url) => url.pathname === "/byta-bil/" && url.searchParams.get("skick") === "slitet");
  expect(new URL(page.url()).searchParams.get("onskad")).toBeTruthy();
});
