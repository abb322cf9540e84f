import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { chromiumAdvice, findChromium } from "../../scripts/chromium.ts";

export const phone = { viewport: { width: 390, height: 844 } } as const;
export const desktop = { viewport: { width: 1440, height: 900 } } as const;

/**
 * A prefetch is given up when its link is followed. "csp" is said of every script where JavaScript is switched
 * off; where our policy really refuses something, the console says so as well.
 */
const harmless = new Set(["net::ERR_ABORTED", "csp"]);

/** One browser for the whole run; a page of its own for every test. */
let browser: Promise<Browser> | null = null;

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export type OpenPage = {
  page: Page /** What the browser complained about: errors, refused scripts, failed requests. */;
  complaints: string[];
};

export async function openPage(path: string, options: BrowserContextOptions = desktop): Promise<OpenPage> {
  browser ??= launch();
  const context = await (await browser).newContext({
    baseURL: inject("address"),
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!harmless.has(reason)) complaints.push(`${reason}: ${request.url()}`);
  });
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await awake(page);
  return { page, complaints };
}

/** The router says so when the page is its own: before that a link is followed by the browser. */
async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => history.scrollRestoration === "manual" || document.querySelector("main") === null,
  );
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}
