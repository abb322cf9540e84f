import type { Page } from "playwright-core";
import { awake, openPage, phone } from "./browser.ts";

/** The widths that the design names: phones, the smallest of them at 400 % zoom too, tablets, desktops. */
export const layoutWidths = [320, 360, 390, 900, 1024, 1440] as const;

/** What stands outside the frame it belongs to, in words; what scrolls or ends in dots by itself is no fault. */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const faults: string[] = [];
    const frames = new Map<Element, Element | null>();
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || node.textContent?.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, width } = range.getBoundingClientRect();
      if (width <= 1) continue;
      const frame = frameOf(node.parentElement);
      if (frame && right > frame.getBoundingClientRect().right + 0.5) faults.push(node.textContent ?? "");
    }
    return faults;

    /** What is around one text is around others: its styles are asked for once. */
    function frameOf(box: Element | null): Element | null {
      if (box === null) return null;
      const known = frames.get(box);
      if (known !== undefined) return known;
      const frame = frameFrom(box);
      frames.set(box, frame);
      return frame;
    }

    function frameFrom(box: Element): Element | null {
      const { overflowX, borderRightWidth, position, clipPath } = getComputedStyle(box);
      if (overflowX !== "visible" || position === "absolute" || clipPath !== "none") return null;
      return borderRightWidth !== "0px" || box === main ? box : frameOf(box.parentElement);
    }
  });
}

/** Words that are cut without dots to say so: the box hides what does not fit. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>("main *")];
    return boxes.filter(isCut).map((box) => `cut: ${box.textContent?.trim().slice(0, 60)}`);

    function isCut(box: HTMLElement): boolean {
      // Sizes are at hand, styles are not.
      if (box.clientWidth <= 1 || box.scrollWidth <= box.clientWidth + 1) return false;
      const { overflowX, textOverflow, clipPath, display } = getComputedStyle(box);
      if (overflowX !== "hidden" && overflowX !== "clip") return false;
      if (textOverflow === "ellipsis" || clipPath !== "none" || display === "inline") return false;
      return textsIn(box).some((right) => right > box.getBoundingClientRect().right + 0.5);
    }

    function textsIn(box: HTMLElement): number[] {
      const rights: number[] = [];
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility() || node.textContent?.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const inDots = node.parentElement.closest(".truncate, .sr-only");
        if (!inDots) rights.push(range.getBoundingClientRect().right);
      }
      return rights;
    }
  });
}

/** Words that go on in the next line where nothing in them says that they may: no hyphen, no slash. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      if (text.trim() === "" || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      if (linesOf(range) < 2) continue;
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        // What may be broken after a mark of its own is looked at piece by piece.
        for (const { 0: piece, index: at } of word.matchAll(/[^\u00ad\u200b\-‐–—/]+/g)) {
          range.setStart(node, index + at);
          range.setEnd(node, index + at + piece.length);
          if (range.getBoundingClientRect().width > 1 && linesOf(range) > 1) broken.add(`broken: ${word}`);
        }
      }
    }
    return [...broken];

    function linesOf(part: Range): number {
      const tops = [...part.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom);
      return new Set(tops.map((bottom) => Math.round(bottom / 4))).size;
    }
  });
}

/**
 * What sticks over what else sticks, and what passes over the header, with the page scrolled to the top, into it and to
 * its end.
 */
async function overlaps(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const faults = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    const places = [0, 90, 400, end / 2, end].filter((place) => place <= end);
    const sticking = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (box) =>
        ["sticky", "fixed"].includes(getComputedStyle(box).position) &&
        box.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    for (const place of places) {
      scrollTo({ top: place, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const header = document.querySelector("header");
      if (header) overHeader(header);
      for (const [at, one] of sticking.entries()) {
        for (const other of sticking.slice(at + 1)) {
          if (isStuck(one) && isStuck(other) && meet(one, other))
            faults.add(`${nameOf(one)} and ${nameOf(other)} overlap`);
        }
      }
    }
    scrollTo({ top: 0, behavior: "instant" });
    return [...faults];

    function overHeader(header: HTMLElement) {
      const { left, right, top, bottom } = header.getBoundingClientRect();
      if (getComputedStyle(header).position !== "sticky") return;
      for (let across = 1; across < 20; across++) {
        for (const down of [0.1, 0.5, 0.9]) {
          const x = left + ((right - left) * across) / 20;
          const seen = document.elementFromPoint(x, top + (bottom - top) * down);
          if (seen && !header.contains(seen) && top >= 0)
            faults.add(`${nameOf(seen)} passes over the header`);
        }
      }
    }

    /** What its container pushes away again goes under the header as everything else does. */
    function isStuck(box: Element): boolean {
      const { position, top, bottom } = getComputedStyle(box);
      if (position === "fixed") return true;
      const { top: at, bottom: endsAt } = box.getBoundingClientRect();
      const isAt = (edge: number, wanted: string) => Math.abs(edge - Number.parseFloat(wanted)) < 1;
      return isAt(at, top) || isAt(innerHeight - endsAt, bottom);
    }

    function meet(one: Element, other: Element): boolean {
      if (one.contains(other) || other.contains(one)) return false;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      if (a.width * a.height === 0 || b.width * b.height === 0) return false;
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }

    function nameOf(box: Element): string {
      return `<${box.tagName.toLowerCase()}> ${box.textContent?.trim().replaceAll(/\s+/g, " ").slice(0, 30)}`;
    }
  });
  return found;
}

/** What sticks does so in one way below each breakpoint, and to look costs a frame a step: not at every width. */
const widthsOfOverlaps = new Set<number>([390, 900, 1440]);

/** At every width, with the page as it is. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of layoutWidths) {
    await page.setViewportSize({ width, height: 800 });
    const seen = [...(await outside(page)), ...(await cutWords(page))];
    if (widthsOfOverlaps.has(width)) seen.push(...(await overlaps(page)));
    faults.push(...seen.map((fault) => `${width} px: ${fault.slice(0, 100)}`));
  }
  return faults;
}

/** By their addresses, those that have any. */
export async function faultsAt(page: Page, addresses: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    // The page about the API is no page of the router.
    if (address !== "/api/") await awake(page);
    const faults = await faultsOf(page);
    if (faults.length > 0) found[address.slice(0, 80)] = faults;
  }
  return found;
}

/** What is asked would lie over the page. */
export async function openConsented(baseURL?: string): Promise<Page> {
  const { page } = await openPage("/", baseURL ? { ...phone, baseURL } : phone);
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  return page;
}
