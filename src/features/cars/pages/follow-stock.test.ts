import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followStock } from "./follow-stock.ts";

/** A line as the browser has it, and what the server would do to it. */
class Line extends EventTarget {
  static opened: Line[] = [];
  isOpen = true;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Line.opened.push(this);
  }
  close() {
    this.isOpen = false;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const updates: unknown[] = [];
let stop = () => {};

const line = (at = -1) => Line.opened.at(at) as Line;
const event = (data: unknown, lastEventId: string, type = "message") =>
  new MessageEvent(type, { data: JSON.stringify(data), lastEventId });
const seen = (isSeen: boolean) => {
  page.hidden = !isSeen;
  page.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  const window = new EventTarget();
  vi.stubGlobal("EventSource", Line);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  page.hidden = false;
  Line.opened = [];
  updates.length = 0;
  stop = followStock({ version: "a-1", plates: ["mlb001", "mlb002"] }, (...say) => updates.push(say));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[LIVE-9] the line names the version and the plates of the page, and hands on what it is told", () => {
  expect(Line.opened.map(({ url }) => url)).toEqual(["/live/cars?version=a-1&plates=mlb001,mlb002"]);
  line().onmessage?.(event([{ path: "/x/" }], "a-2"));
  line().dispatchEvent(event([], "a-3", "shown"));
  expect(updates).toEqual([
    [[{ path: "/x/" }], false],
    [[], true],
  ]);
});

test("[LIVE-9] a hidden page has no line; seen again it goes on from what it read", () => {
  line().onmessage?.(event([], "a-7"));
  seen(false);
  expect(line().isOpen).toBe(false);
  vi.advanceTimersByTime(120_000);
  expect(Line.opened).toHaveLength(1);
  seen(true);
  expect([line().url, line().isOpen]).toEqual(["/live/cars?version=a-7&plates=mlb001,mlb002", true]);
});

test("[LIVE-9] asked to ask again, it does so within a second, on one line", () => {
  line().dispatchEvent(event(null, "a-2", "again"));
  vi.advanceTimersByTime(1_000);
  expect(Line.opened.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect(line().url).toContain("version=a-1&");
});

test("[LIVE-9] a lost line is opened again, ever later while it fails", () => {
  const opened: number[] = [];
  for (let second = 0; second < 300; second++) {
    if (line().isOpen) {
      opened.push(second);
      line().onerror?.();
    }
    vi.advanceTimersByTime(1_000);
  }
  expect(opened.length).toBeLessThan(10);
  const waits = opened.slice(1).map((second, at) => second - (opened[at] ?? 0));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(30);
});

test("[LIVE-9] once stopped, nothing is opened any more", () => {
  line().onerror?.();
  stop();
  seen(true);
  vi.advanceTimersByTime(120_000);
  expect(Line.opened).toHaveLength(1);
});
