import { afterAll, expect, test } from "vitest";
import { axeComplaints, scrollToTop } from "./axe.ts";
import { desktop, phone } from "./browser.ts";
import { closeSheets, hasFocus, openSheet, withoutScript } from "./ui-sheet.ts";

afterAll(closeSheets);

test("[UI-1] a button that is loading keeps width and focus, says so and ignores clicks", async () => {
  const { page, sheet } = await openSheet();
  const button = sheet.getByRole("button", { name: "Reservera", exact: true }).first();
  const before = await button.boundingBox();
  await button.focus();
  await page.keyboard.press("Enter");
  const busy = sheet.getByRole("button", { name: "Reserverar …" }).first();
  await expect.poll(() => busy.getAttribute("aria-busy")).toBe("true");
  expect((await busy.boundingBox())?.width).toBe(before?.width);
  expect(await hasFocus(busy)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => sheet.getByText("tryckt 1 gång").count()).toBe(1);
});

test("[UI-2] [UI-3] icons have names, and tell whether they are switched on", async () => {
  const { sheet } = await openSheet();
  const heart = sheet.getByRole("button", { name: "Spara", exact: true, pressed: false });
  await heart.click();
  await sheet.getByRole("button", { name: "Spara", exact: true, pressed: true }).waitFor();
  expect(await sheet.getByRole("link", { name: "Favoriter, 3 sparade" }).count()).toBe(1);
});

test("[UI-4] a link to a new tab says so", async () => {
  const { sheet } = await openSheet();
  const link = sheet.getByRole("link", { name: "konsumentverket.se (öppnas i ny flik)" });
  expect(await link.getAttribute("target")).toBe("_blank");
});

test("[UI-16] arrow keys, Home and End choose among tabs, and Tab goes past them", async () => {
  const { page, sheet } = await openSheet();
  const tab = (name: string) => sheet.getByRole("tab", { name });
  const chosen = async () =>
    (await sheet
      .getByRole("tablist", { name: "Exempel", exact: true })
      .getByRole("tab", { selected: true })
      .textContent()) ?? "";
  await tab("Köpa bil").focus();
  const steps = [
    ["ArrowRight", "Byta bil"],
    ["End", "Sälja bil"],
    ["ArrowRight", "Köpa bil"],
    ["ArrowLeft", "Sälja bil"],
    ["Home", "Köpa bil"],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect
      .poll(async () => ({ key, chosen: await chosen(), focused: await hasFocus(tab(name)) }))
      .toEqual({ key, chosen: name, focused: true });
  }
  const panel = sheet.getByRole("tabpanel", { name: "Köpa bil" });
  expect(await tab("Köpa bil").getAttribute("aria-controls")).toBe(await panel.getAttribute("id"));
  await page.keyboard.press("Tab");
  await expect.poll(() => hasFocus(panel)).toBe(true);
});

test("[UI-17] [UI-35] without JavaScript every panel shows, and accordions open", async () => {
  const { sheet } = await openSheet(withoutScript);
  for (const words of [
    "Skickrapport på varje bil",
    "Vi räknar på mellanskillnaden",
    "Värdering utan kostnad",
  ]) {
    expect({ words, shows: await sheet.getByText(words).isVisible() }).toEqual({ words, shows: true });
  }
  expect(await sheet.getByRole("tablist").count()).toBe(0);

  const inside = sheet.getByText("Öppnas och stängs utan JavaScript.");
  expect(await inside.isVisible()).toBe(false);
  await sheet.getByText("Färg", { exact: true }).click();
  await inside.waitFor();
});

test("[UI-27] [UI-28] [UI-29] chips are chosen, taken away and edited by names that say so", async () => {
  const { sheet } = await openSheet();
  const [chip, chosen] = [
    sheet.getByRole("button", { name: "Kombi", exact: true }),
    sheet.getByRole("button", { name: "Kombi, ta bort" }),
  ];
  await chip.click();
  await chosen.waitFor();
  await chosen.click();
  await chip.waitFor();
  expect(await sheet.getByRole("link", { name: "inte Diesel, ta bort" }).count()).toBe(1);
  expect(await sheet.getByRole("link", { name: "till 350 000 kr", exact: true }).count()).toBe(1);
  expect(await sheet.getByRole("link", { name: "till 350 000 kr, ta bort" }).count()).toBe(1);
});

test("[UI-30] the link in the heading covers the card", async () => {
  const { page, sheet } = await openSheet();
  const card = sheet.getByRole("article").first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("a")?.textContent, [
    (box?.x ?? 0) + 20,
    (box?.y ?? 0) + (box?.height ?? 0) - 12,
  ] as const);
  expect(hit).toBe("Rubriken är länken");
});

test("[UI-31] [UI-32] numbers stand right; on a phone rows are two lines, or the table scrolls", async () => {
  const wide = await openSheet();
  const head = wide.sheet.getByRole("columnheader", { name: "Pris" }).first();
  expect(await head.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe("right");

  const { page, sheet } = await openSheet(phone);
  const row = sheet.getByRole("table", { name: "Prishistorik", exact: true }).getByRole("row").nth(1);
  const [date, price, change] = await Promise.all(
    [0, 1, 2].map((at) => row.getByRole("cell").nth(at).boundingBox()),
  );
  expect(change?.y).toBe(date?.y);
  expect(price?.y).toBeGreaterThan((date?.y ?? 0) + 10);
  const region = sheet.getByRole("region", { name: "Prishistorik som rullar i sidled" });
  await region.focus();
  expect(await hasFocus(region)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("[UI-33] waiting is said in words, which are seen where nothing may move", async () => {
  const { sheet } = await openSheet({ ...desktop, reducedMotion: "reduce" });
  const words = sheet.getByRole("status").getByText("Hämtar …");
  expect((await words.boundingBox())?.height).toBeGreaterThan(10);
  // Where nothing may move a change takes a millisecond: that is no motion, and may be under way.
  const moving = await sheet.evaluate((parts) =>
    parts
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML),
  );
  expect(moving).toEqual([]);
});

test("[UI-34] a progress bar tells how far it has come, if it knows", async () => {
  const { sheet } = await openSheet();
  const known = sheet.getByRole("progressbar", { name: "Laddar upp bilder" });
  expect(await known.getAttribute("aria-valuenow")).toBe("62");
  expect(await sheet.getByRole("progressbar", { name: "Hämtar" }).getAttribute("aria-valuenow")).toBeNull();
});

test("[UI-36] a failure is an alert with another try", async () => {
  const { sheet } = await openSheet();
  const failure = sheet.getByRole("alert").filter({ hasText: "Dina filter är kvar" });
  expect(await failure.getByRole("heading").textContent()).toBe("Något gick fel, försök igen");
  await failure.getByRole("button", { name: "Försök igen" }).click();
  await expect.poll(() => failure.textContent()).toContain("efter 2 försök");
});

// Each theme by itself: the page shows every landmark twice.
test("[UI-40] axe finds nothing and nothing is too wide, light on a phone, dark on a desktop", async () => {
  const { page, complaints } = await openSheet(phone);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  // An earlier test has left the focus, and so the page, where it was.
  await scrollToTop(page);
  await page.emulateMedia({ colorScheme: "light" });
  expect([await isWide(), await axeComplaints(page, ["[data-theme=dark]"])]).toEqual([false, []]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(desktop.viewport);
  expect([await isWide(), await axeComplaints(page, ["[data-theme=light]"])]).toEqual([false, []]);
  await page.setViewportSize(phone.viewport);
  expect(complaints).toEqual([]);
});

test("[UI-40] each half of the page wears its own theme, whatever the system says", async () => {
  const { page } = await openSheet();
  await page.emulateMedia({ colorScheme: "light" });
  const grounds = await page
    .locator("[data-theme]")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(grounds).toEqual(["rgb(243, 246, 244)", "rgb(11, 19, 17)"]);
});

test("[UI-41] on a phone everything to press is at least 44 px", async () => {
  const { sheet } = await openSheet(phone);
  const small = await sheet.evaluate((parts) =>
    [
      ...parts.querySelectorAll(
        "button, summary, select, textarea, label:has(input), a:not(p a), input:not(label input)",
      ),
    ]
      .filter((element) => !element.matches("[type=range], [aria-hidden=true], .covering-link"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ element, box }) => `${box.width} x ${box.height}: ${element.outerHTML.slice(0, 120)}`),
  );
  expect(small).toEqual([]);
});
