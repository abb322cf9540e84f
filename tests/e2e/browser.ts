import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { chromiumAdvice, findChromium } from "../../scripts/chromium.ts";

export const phone = { viewport: { width: 390, height: 844 } } as const;
export const desktop = { viewport: { width: 1440, height: 900 } } as const;

/**
 * A prefetch is given up when its link is followed. "csp" is said of every script where JavaScript is switched
 * off; where our policy really refuses something, the console says so as well.
 */
const harmless = new Set(["net::ERR_ABORTED", "csp"]);

/** The driver's own word where service workers are blocked. */
const ofTheDriver = "Service Worker registration blocked by Playwright";

/** One browser for all files of a worker: it ends with the worker, whose pipe it hangs on. */
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

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= launch();
  return (await browser).newContext({
    baseURL: inject("address"),
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    serviceWorkers: "block",
    ...options,
  });
}

export type OpenPage = {
  page: Page;
  /** What the browser complained about: errors, refused scripts, failed requests. */
  complaints: string[];
};

/** By what they were asked to look like. Their caches are what they are kept for. */
const keptContexts = new Map<string, Promise<BrowserContext>>();

/** A page of its own in a browser that has the files of the site, and has kept nothing else. */
export async function openPage(path: string, options: BrowserContextOptions = desktop): Promise<OpenPage> {
  const opened = await openLastingPage(path, options);
  onTestFinished(() => opened.page.close());
  return opened;
}

/** The same, for whoever closes it. */
export async function openLastingPage(path: string, options: BrowserContextOptions): Promise<OpenPage> {
  const look = JSON.stringify(options);
  const made = keptContexts.get(look) ?? newContext(options);
  keptContexts.set(look, made);
  const context = await made;
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(path, options.baseURL ?? inject("address"));
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devTools.detach();
  return goTo(page, path, options);
}

/** The first visit of somebody: for what is about loading, or changes more than the page (clock, network, workers). */
export async function openFirstVisit(
  path: string,
  options: BrowserContextOptions = desktop,
): Promise<OpenPage> {
  const context = await newContext(options);
  onTestFinished(() => context.close());
  return goTo(await context.newPage(), path, options);
}

async function goTo(page: Page, path: string, options: BrowserContextOptions): Promise<OpenPage> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text() === ofTheDriver) return;
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
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => history.scrollRestoration === "manual" || document.querySelector("main") === null,
  );
}
