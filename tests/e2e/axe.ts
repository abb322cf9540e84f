import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Page, ViewportSize } from "playwright-core";
import { desktop, phone } from "./browser.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's own best practice. */
const everything: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** What may differ between light and dark. */
const colours: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** Neither selectors nor style sheets, which none of these rules reads, are gathered: a sixth of the time. */
const complaintsOnly: RunOptions = {
  resultTypes: ["violations"],
  selectors: false,
  elementRef: false,
  preload: false,
};

type Look = { viewport: ViewportSize; colorScheme: "light" | "dark" };
const phoneLight: Look = { ...phone, colorScheme: "light" };
const phoneDark: Look = { ...phone, colorScheme: "dark" };
const desktopLight: Look = { ...desktop, colorScheme: "light" };
const desktopDark: Look = { ...desktop, colorScheme: "dark" };

/** The same on every page: judged with two of them (every-page.test.ts), and left out elsewhere. */
export const shell = ["[data-source=header]", "[data-source=footer]", "#meny"];

/** What is listed is alike: half a dozen cards stand for all, and a dozen other lines or rows. */
const alike = [
  "main :is(ul, ol) > li:nth-child(n + 7):has(article)",
  "main :is(ul, ol) > li:nth-child(n + 13)",
  "main tbody > tr:nth-child(n + 13)",
];

/** The shell and what it holds, loaded once and looked at in four ways; the second time only the colours are judged. */
export async function complaintsInEveryLook(page: Page): Promise<string[]> {
  return [
    ...(await complaintsIn(page, [phoneLight, desktopDark], everything, [])),
    ...(await complaintsIn(page, [phoneDark, desktopLight], colours, [])),
  ];
}

/** The content of a page on both screens and in both themes, each of them once: axe is what takes the time of these tests. */
export function complaintsInBothLooks(page: Page, except: string[] = shell): Promise<string[]> {
  return complaintsIn(page, [phoneLight, desktopDark], everything, except);
}

/**
 * For a page like others, and for a step of a journey: every rule on a phone by day or on a desktop by night. The page
 * stays as it was judged.
 */
export function complaintsInOneLook(
  page: Page,
  screen: "phone" | "desktop",
  except: string[] = shell,
): Promise<string[]> {
  return complaintsIn(page, [screen === "phone" ? phoneLight : desktopDark], everything, except);
}

async function complaintsIn(page: Page, looks: Look[], rules: RunOptions, except: string[]) {
  const found: string[] = [];
  for (const look of looks)
    found.push(...(await widthIn(page, look)), ...(await complaintsOf(page, except, rules)));
  return found;
}

async function widthIn(page: Page, { viewport, colorScheme }: Look): Promise<string[]> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await scrollToTop(page);
  return page.evaluate(() =>
    document.documentElement.scrollWidth > innerWidth ? [`scrolls sideways at ${innerWidth} px`] : [],
  );
}

/** What lies half under a bar that stays would be a small target: a page that others have scrolled is judged from its top. */
export function scrollToTop(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/** What axe has against the page as it is, or against all of it but some parts. */
export function axeComplaints(page: Page, except: string[] = []): Promise<string[]> {
  return complaintsOf(page, except, everything);
}

/**
 * Runs inside the page: each round trip of a driver of its own would cost more than the looking. What is left out is
 * hidden meanwhile, for axe measures all that is seen before it judges a part of it.
 */
async function complaintsOf(page: Page, except: string[], options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([leftOut, run]) => {
      // Colours that fade from light to dark would be judged half-way.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished),
      );
      const hidden = [...document.querySelectorAll<HTMLElement>(leftOut)];
      const focused = document.activeElement;
      for (const { style } of hidden) style.setProperty("display", "none", "important");
      const { violations } = await globalThis.axe.run(document, run);
      for (const { style } of hidden) style.removeProperty("display");
      // What is hidden loses the focus.
      if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [[...except, ...alike].join(), { ...options, ...complaintsOnly }] as const,
  );
}

declare global {
  var axe: typeof import("axe-core");
}
