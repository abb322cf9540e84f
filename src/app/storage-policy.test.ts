import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { initialState } from "#features/visitors/rules/browser-state.ts";

const policy = readFileSync("content/cookies-policy.md", "utf8");
const table = policy.split("\n").filter((line) => line.startsWith("| "));
/** The names of the first column. */
const named = table.map((line) => line.split("|")[1]?.trim() ?? "");

/** Which names of the policy each file that writes into a visitor's browser stands for. What is staff's own has a paragraph. */
const written: Record<string, readonly string[]> = {
  "public/sw.js": ["shell", "assets", "pages"],
  "src/app/shell/seen-pages.ts": ["pages"],
  "src/app/staff/staff-hint.ts": [],
  "src/root.tsx": ["react-router-scroll-positions"],
  "src/features/accounts/api/session-cookies.ts": ["mina-sidor", "mina-sidor-bad", "mina-sidor-synk"],
  "src/features/accounts/pages/sync-account.ts": ["mina-sidor-synk"],
  "src/features/adverts/pages/kept-postcode.ts": ["deliveryPostcode"],
  "src/features/adverts/pages/note-view.ts": ["visitedAdverts"],
  "src/features/cases/pages/use-draft.ts": ["draft:"],
  "src/features/favourites/pages/early-hearts.ts": ["earlyHearts"],
  "src/features/favourites/pages/favorites-store.ts": ["earlyHearts"],
  "src/features/valuation/pages/kept-valuation.ts": ["valuedCar"],
  "src/features/visitors/pages/first-paint-scripts.ts": ["consent"],
  "src/platform/browser/storage.ts": ["v14", "consent", "firstClickOrigin"],
  "src/platform/uploads/browser/stored-files.ts": ["uploads: och uploads"],
  "src/platform/uploads/browser/stored-uploads.ts": ["uploads: och uploads"],
};

const writes =
  /(?:session|local)Storage\.(?:setItem|removeItem)|(?:session|local)Storage[.[][^gs]|indexedDB\.open|caches\.open|setCookie\(|document\.cookie = |<ScrollRestoration/;
const isStaffs = (file: string) =>
  /\/staff\/|platform\/auth\//.test(file) && file !== "src/app/staff/staff-hint.ts";
const sources = [
  ...readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => `src/${file}`),
  "public/sw.js",
].filter((file) => /(?<!\.test)\.(?:ts|tsx|js)$/.test(file) && !isStaffs(file));

test("[CONSENT-9] every file that writes into a visitor's browser is known, and no other", () => {
  const found = sources.filter((file) => writes.test(readFileSync(file, "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(written).toSorted());
});

test("[CONSENT-9] each name that is written stands in the cookie policy", () => {
  const missing = Object.values(written)
    .flat()
    .filter((name) => !named.includes(name));
  expect(missing).toEqual([]);
});

const ofStaff = ["salesman", "compareStock", "proposal"];

test("[CONSENT-9] each part of the state has its row, and none has one that nothing fills", () => {
  const rows = named.filter((name) => name.startsWith("v15: ")).flatMap((name) => name.slice(5).split(", "));
  const others = ["sessionOrigin", ...ofStaff];
  expect([...rows, ...others].toSorted()).toEqual(Object.keys(initialState()).toSorted());
  for (const name of ofStaff) expect(policy).toContain(name);
});

test("[CONSENT-9] the policy names nothing that no code writes", () => {
  const known = [...new Set(Object.values(written).flat())];
  const fields = ["deviceUniqueId", "origin", "advertViews", "lastInteractionTimestamp"];
  const marketing = ["googleClickId (gclid)", "facebookClickId (fbclid)", "facebookPixel (_fbp)"];
  const rest = named.filter((name) => !["Namn", ...known, ...fields, ...marketing].includes(name));
  expect(rest.filter((name) => !name.startsWith("v15: ") && !name.startsWith("-"))).toEqual([
    "Skript från andra företag",
  ]);
});
