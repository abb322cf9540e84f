import type { BrowserContextOptions, Locator } from "playwright-core";
import { desktop, type OpenPage, openPage } from "./browser.ts";

export type OpenSheet = OpenPage & {
  /** The parts in the light theme; the same follow in the dark one. */
  sheet: Locator;
};

/** The page of parts. */
export async function openSheet(options: BrowserContextOptions = desktop): Promise<OpenSheet> {
  const opened = await openPage("/ui/", options);
  return { ...opened, sheet: opened.page.getByRole("region", { name: "Ljust tema" }) };
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
