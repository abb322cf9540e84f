import { rmSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { paths } from "#paths";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";
import { chromiumAdvice, findChromium } from "../scripts/chromium.ts";

/**
 * From a click on a filter to the new list on the screen, in Chromium with the processor slowed down four times,
 * against a server on the same machine. Each choice is made and given up; the first round warms up. Beside it, in turn,
 * what the least of pages does on this machine: fetches the new page, puts its <main> in place of the old and paints.
 * Ends with code 1 when the median is above the bar.
 */
const barMs = 100;
const slowedDown = 4;
const choices = [
  ["fuelTypes", "5"],
  ["types", "suv"],
  ["brands", "volvo"],
  ["fuelTypes", "3"],
  ["types", "kombi"],
] as const;
const rounds = 4;

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumAdvice);
const dataDir = await stockedDataDir();
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const times: number[] = [];
const plainTimes: number[] = [];
try {
  const page = await openList(browser);
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  const plainPage = await openList(browser, false);
  for (let round = 0; round < rounds; round++) {
    for (const [name, value] of choices) {
      for (const query of [`?${name}=${value}`, ""]) {
        const ms = await clickToPaint(page, `#filter input[type=checkbox][name=${name}][value="${value}"]`);
        await page.waitForTimeout(400);
        const plainMs = await swapToPaint(plainPage, paths.buy() + query);
        await page.waitForTimeout(400);
        if (round === 0) continue;
        times.push(ms);
        plainTimes.push(plainMs);
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const median = at(times, 0.5);
process.stdout.write(
  `click on a filter to the new list painted, ms: ${summary(times)}; the median at most ${barMs}\n` +
    `without a framework, the whole page swapped, ms: ${summary(plainTimes)}\n` +
    `ratio of the medians ${(median / at(plainTimes, 0.5)).toFixed(2)}\n`,
);
process.exitCode = median <= barMs ? 0 : 1;

function at(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

function summary(values: number[]): string {
  return `median ${at(values, 0.5).toFixed(0)}, least ${at(values, 0).toFixed(0)}, 90 % within ${at(values, 0.9).toFixed(0)}`;
}

async function openList(inBrowser: Browser, withScripts = true): Promise<Page> {
  const page = await inBrowser.newPage({ viewport: { width: 1440, height: 900 }, locale: "sv-SE" });
  if (!withScripts) await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${server.address}${paths.buy()}`, { waitUntil: "networkidle" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowedDown });
  return page;
}

function swapToPaint(page: Page, address: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const began = performance.now();
    const html = await (await fetch(wanted)).text();
    const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
    if (!main) throw new Error(`There is no list at ${wanted}`);
    document.querySelector("main")?.replaceWith(main);
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(null);
      });
    });
  }, address);
}

/** The list is new once its heading says another number; it is painted in the frame after that. */
function clickToPaint(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const box = document.querySelector<HTMLInputElement>(wanted);
    const heading = document.querySelector("#innehall h2.text-h3.mr-auto");
    if (!box || !heading) throw new Error(`There is no ${wanted}`);
    const group = box.closest("details");
    if (group) group.open = true;
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          const clicked = performance.now();
          new MutationObserver((_, observer) => {
            observer.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - clicked);
              port2.postMessage(null);
            });
          }).observe(heading, { childList: true, characterData: true, subtree: true });
          box.click();
        }),
      );
    });
  }, selector);
}
