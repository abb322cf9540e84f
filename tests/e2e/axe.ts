import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { desktop, phone } from "./browser.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA and axe's own best practice. */
const everything: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** What may differ between light and dark. */
const colours: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** A page is loaded once and looked at in four ways; in the dark only the colours are judged again. */
export async function complaintsInEveryLook(page: Page, except: string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: "light" });
    found.push(...(await axeComplaints(page, except)));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`scrolls sideways at ${viewport.width} px`);
    await page.emulateMedia({ colorScheme: "dark" });
    found.push(...(await complaintsOf(page, except, colours)));
  }
  return found;
}

/** What axe has against the page, or against all of it but one part. */
export function axeComplaints(page: Page, except: string[] = []): Promise<string[]> {
  return complaintsOf(page, except, everything);
}

/** Runs inside the page: each round trip of a driver of its own would cost more than the looking. */
async function complaintsOf(page: Page, except: string[], options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([context, run]) => {
      // Colours that fade from light to dark would be judged half-way.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished),
      );
      const { violations } = await globalThis.axe.run(context, { ...run, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [{ include: ["html"], exclude: except } satisfies ElementContext, options] as const,
  );
}

declare global {
  var axe: typeof import("axe-core");
}
