import type { BrowserContextOptions, Locator } from "playwright-core";
import { onTestFailed } from "vitest";
import { desktop, type OpenPage, openLastingPage } from "./browser.ts";

export type OpenSheet = OpenPage & {
  /** The parts in the light theme; the same follow in the dark one. */
  sheet: Locator;
};

const open = new Map<string, Promise<OpenSheet>>();

/**
 * The page of parts, one for all tests of a file with the same look: each touches a part of its own. What a test
 * that failed has left is not shown to the next.
 */
export function openSheet(options: BrowserContextOptions = desktop): Promise<OpenSheet> {
  const look = JSON.stringify(options);
  const sheet = open.get(look) ?? newSheet(options);
  open.set(look, sheet);
  onTestFailed(async () => {
    open.delete(look);
    await (await sheet).page.close();
  });
  return sheet;
}

async function newSheet(options: BrowserContextOptions): Promise<OpenSheet> {
  const opened = await openLastingPage("/ui/", options);
  return { ...opened, sheet: opened.page.getByRole("region", { name: "Ljust tema" }) };
}

/** After a file: the next may come in any order. */
export async function closeSheets(): Promise<void> {
  for (const sheet of open.values()) await (await sheet).page.close();
  open.clear();
}

export const withoutScript = { ...desktop, javaScriptEnabled: false } as const;

export const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** What a screen reader says about a control after its name. */
export const descriptionOf = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
