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

/**
 * Of the driver's own, those that could matter here: of two such flags Chromium reads the last. Ours is the last one: a script is
 * compiled anew as it comes, for every page, although its process has compiled it before; that is a fifteenth of what a page costs.
 */
const withoutFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "PreconnectToSearch",
  "ScriptStreaming",
];

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
      // Pages of a context share a process, which has compiled the scripts of the site: a fifth of what a page costs.
      "--process-per-site",
      `--disable-features=${withoutFeatures.join()}`,
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

/** By what cannot be told a page of its own. Their caches are what they are kept for. */
const keptContexts = new Map<string, Promise<BrowserContext>>();

/**
 * A page of its own in a browser that has the files of the site, and has kept nothing else. Pictures of cars are empty
 * ones, and nothing moves unless told otherwise: to make pictures, and to paint frames, takes longer than most tests.
 */
export async function openPage(path: string, options: BrowserContextOptions = desktop): Promise<OpenPage> {
  const opened = await openLastingPage(path, options);
  onTestFinished(() => opened.page.close());
  return opened;
}

/** The same, for whoever closes it. */
export async function openLastingPage(path: string, options: BrowserContextOptions): Promise<OpenPage> {
  const page = await newPage(path, options);
  await withEmptyPictures(page);
  return goTo(page, path, options);
}

/** As `openPage`, with the pictures of cars: for what is about them. */
export async function openWithPictures(
  path: string,
  options: BrowserContextOptions = desktop,
): Promise<OpenPage> {
  const page = await newPage(path, options);
  onTestFinished(() => page.close());
  return goTo(page, path, options);
}

/** With a page that stays: a process ends with the last of its pages. */
async function newKeptContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await newContext(options);
  const staying = await context.newPage();
  await staying.goto("/robots.txt");
  return context;
}

async function newPage(path: string, options: BrowserContextOptions): Promise<Page> {
  const { viewport, colorScheme, reducedMotion, ...others } = options;
  const kind = JSON.stringify(others);
  const made = keptContexts.get(kind) ?? newKeptContext(others);
  keptContexts.set(kind, made);
  const context = await made;
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: colorScheme ?? null, reducedMotion: reducedMotion ?? "reduce" });
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(path, options.baseURL ?? inject("address"));
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devTools.detach();
  return page;
}

/** Three by two, transparent. No SVG: each is a document of its own to the browser, and made a list of cars half as dear again. */
const emptyPicture = {
  responseCode: 200,
  responseHeaders: [
    { name: "content-type", value: "image/gif" },
    // A page with pictures in the same process shall not find them.
    { name: "cache-control", value: "no-store" },
  ],
  body: "R0lGODlhAwACAIAAAExpcQAAACH5BAUAAAAALAAAAAADAAIAAAIChF8AOw==",
};

/** Not by `page.route`, which sees every request and switches the browser's cache off. */
async function withEmptyPictures(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  devTools.on("Fetch.requestPaused", ({ requestId }) => {
    // A page that is closed meanwhile wants none.
    devTools.send("Fetch.fulfillRequest", { requestId, ...emptyPicture }).catch(() => {});
  });
  await devTools.send("Fetch.enable", { patterns: [{ urlPattern: "*/files/*", resourceType: "Image" }] });
}

/** Somebody who signs in, in a browser of their own: the next `openPage` would end the sign-in. */
export async function openOwnBrowser(
  path: string,
  options: BrowserContextOptions = desktop,
): Promise<OpenPage> {
  const page = await newVisitor({ reducedMotion: "reduce", ...options });
  await withEmptyPictures(page);
  return goTo(page, path, options);
}

/** The first visit of somebody: for what is about loading, or changes more than the page (clock, network, workers). */
export async function openFirstVisit(
  path: string,
  options: BrowserContextOptions = desktop,
): Promise<OpenPage> {
  return goTo(await newVisitor(options), path, options);
}

/** A page of a browser that nobody has used, and that ends with the test. */
async function newVisitor(options: BrowserContextOptions): Promise<Page> {
  const context = await newContext(options);
  onTestFinished(() => context.close());
  return context.newPage();
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
    null,
    { polling: 50 },
  );
}
