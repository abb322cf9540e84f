import { expect, test } from "vitest";
import { atHand, bounds, crowdIsOver, usual } from "#tests/admission-at-hand.ts";
import { NobodyWaits } from "./admission.ts";
import { TooMany, TooManyOfOne } from "./turns.ts";

test("[ADMIT-1] past the bound of its class the next is refused before anything is done, and other classes are not", async () => {
  const { ask, begun, counts, settled } = atHand();
  for (let at = 0; at < usual.page.ready.usual; at++) void ask(`page ${at}`, "page");
  expect(await ask("one more", "page")).toBe(new TooMany().name);
  void ask("call", "call");
  await settled();
  expect(begun).toEqual([]);
  expect(counts().page).toEqual({ inWork: 0, waiting: 8, admitted: 0, refused: 1, gone: 0 });
  expect(counts().call.waiting).toBe(1);
});

test("[ADMIT-3] in a round a form that was begun goes before a page that is new, and a page before calls", async () => {
  const { ask, begun, round } = atHand();
  for (const name of ["call 1", "call 2"]) void ask(name, "call");
  for (const name of ["page 1", "page 2"]) void ask(name, "page");
  for (const name of ["form 1", "form 2", "form 3"]) void ask(name, "form");
  await round();
  expect(begun).toEqual(["form 1", "form 2", "page 1", "call 1"]);
  await round();
  expect(begun.slice(4)).toEqual(["form 3", "page 2", "call 2"]);
});

test("[ADMIT-3] one address has a few in work, others go by in turn, and past its own line it alone is told so", async () => {
  const { ask, begun, allRounds, end } = atHand();
  for (const name of ["a1", "a2", "a3", "a4"]) void ask(name, "page", "a");
  expect(await ask("a5", "page", "a")).toBe(new TooManyOfOne().name);
  for (const name of ["b1", "c1"]) void ask(name, "page", name.charAt(0));
  await allRounds();
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
  await end("b1");
  await allRounds();
  expect(begun).not.toContain("a3");
  await end("a1");
  await allRounds();
  expect(begun.at(-1)).toBe("a3");
});

test("[ADMIT-3] who waits for itself takes nobody's place", async () => {
  const lines = { ...usual, page: bounds({ ready: { usual: 3, underLoad: 3 } }) };
  const { ask, allRounds } = atHand({ classes: lines });
  for (const name of ["a1", "a2", "a3", "a4"]) void ask(name, "page", "a");
  await allRounds();
  void ask("b1", "page", "b");
  expect(await ask("c1", "page", "c")).toBe("TooMany");
});

test("[ADMIT-3] what costs next to nothing is begun as it comes", async () => {
  const { ask, begun, settled } = atHand();
  void ask("file", "file");
  await settled();
  expect(begun).toEqual(["file"]);
});

test("[ADMIT-4] whoever goes while waiting is not begun, and leaves the place to others", async () => {
  const { ask, begun, counts, allRounds } = atHand();
  const gone = new AbortController();
  const first = ask("gone", "page", "", gone.signal);
  void ask("stays", "page");
  gone.abort();
  expect(await first).toBe(new NobodyWaits().name);
  await allRounds();
  expect(begun).toEqual(["stays"]);
  expect(await ask("gone before", "page", "", gone.signal)).toBe("NobodyWaits");
  expect(counts().page).toEqual({ inWork: 1, waiting: 0, admitted: 1, refused: 0, gone: 2 });
});

/** Pages come two to a round, and are answered as they are begun. */
async function crowdOf(count: number, site: ReturnType<typeof atHand>): Promise<void> {
  for (let at = 0; at < count; at++) {
    for (const half of [1, 2]) void site.ask(`${at}/${half}`, "page");
    await site.round();
    for (const name of site.begun) await site.end(name);
  }
}

test("[ADMIT-2] a line that does not end lowers the bounds until it is empty", async () => {
  const site = atHand();
  await crowdOf(crowdIsOver - 1, site);
  expect(site.isUnderLoad()).toBe(false);
  await crowdOf(1, site);
  expect(site.isUnderLoad()).toBe(true);
  expect(await site.ask("late", "page")).toBe("TooMany");
  while (site.counts().page.waiting > 0) {
    await site.round();
    for (const name of site.begun) await site.end(name);
  }
  expect(site.isUnderLoad()).toBe(false);
  void site.ask("again", "page");
  await site.round();
  expect(site.begun.at(-1)).toBe("again");
});

test("[ADMIT-2] a crowd that comes at once is let in, and so is a line that was empty meanwhile", async () => {
  const site = atHand();
  for (let crowd = 0; crowd < crowdIsOver; crowd++) {
    for (let at = 0; at < 8; at++) void site.ask(`${crowd}/${at}`, "page");
    for (let at = 0; at < 8; at++) {
      await site.round();
      for (const name of site.begun.slice(-1)) await site.end(name);
    }
  }
  expect(site.counts().page).toEqual({
    inWork: 0,
    waiting: 0,
    admitted: 8 * crowdIsOver,
    refused: 0,
    gone: 0,
  });
});

test("[ADMIT-2] what no line shows lowers the bounds too, and lets in who comes alone", async () => {
  const { ask, round, begun } = atHand({ isShort: () => true });
  void ask("one", "page");
  await round();
  expect(begun).toEqual(["one"]);
  for (const name of ["two", "three"]) void ask(name, "page");
  expect(await ask("four", "page")).toBe("TooMany");
});
