import { globSync } from "node:fs";
import { relative } from "node:path";

/**
 * What comes to the browser in one file: a page of many small ones is a third heavier. "!" takes files out of
 * those before it. Of two groups that both name a file the one of the higher priority has it; a group with
 * `minShareCount` has only what so many parts of the site share.
 */
type Group = { priority: number; minShareCount?: number; files: readonly string[] };

const groups: Readonly<Record<string, Group>> = {
  framework: {
    priority: 2,
    files: [
      "node_modules/react/**/*.js",
      "node_modules/react-dom/**/*.js",
      "node_modules/react-router/**/*.js",
      "node_modules/scheduler/**/*.js",
    ],
  },
  /** Every page has these. What comes later, or on some pages only, stays apart. */
  shell: {
    priority: 2,
    files: [
      "src/app/shell/**/*.ts*",
      "!src/app/shell/consent-choices.tsx",
      "!src/app/shell/open-takeover.ts",
      "!src/app/shell/toast-view.tsx",
      "src/app/router-internals.ts",
      "src/app/pages/wanted-page.ts",
      "src/ui/checkbox.tsx",
      "src/ui/icon-button.tsx",
      "src/ui/icon-button-variant.ts",
      "src/ui/is-active-path.ts",
      "src/ui/modal.ts",
      "src/platform/pages/logo.tsx",
      "src/platform/pages/logo-inverse.tsx",
      "src/platform/pages/error-texts.ts",
      "src/platform/browser/change-with.ts",
      "src/platform/browser/lazy-part.ts",
      "src/platform/browser/page-build.ts",
      "src/platform/browser/navigation-store.ts",
      "src/platform/browser/storage.ts",
      "src/platform/browser/toast-store.ts",
      "src/features/accounts/pages/follow-account.ts",
      "src/features/favourites/pages/favorites-store.ts",
      "src/features/site-facts/rules/footer-links.ts",
      "src/features/site-facts/rules/navigation.ts",
      "src/features/visitors/pages/browser-store.ts",
      "src/features/visitors/pages/consent-store.ts",
      "src/features/visitors/pages/follow-stored.ts",
      "src/features/visitors/pages/list-left.ts",
      "src/features/visitors/pages/visit.ts",
      "node_modules/zustand/**/*.mjs",
      "node_modules/lucide-react/dist/esm/icons/heart.mjs",
      "node_modules/lucide-react/dist/esm/icons/menu.mjs",
    ],
  },
  /** Shared by other pages; a text has none of it, and loads none of it. */
  parts: {
    priority: 2,
    minShareCount: 8,
    files: [
      "src/ui/arrow-link.tsx",
      "src/ui/badge.tsx",
      "src/ui/breadcrumb.tsx",
      "src/ui/milepost.tsx",
      "src/ui/notice.tsx",
      "src/ui/panel.tsx",
      "src/core/text/percent.ts",
      "src/features/cars/pages/live-store.ts",
      "src/features/compare/pages/compare-store.ts",
      "src/features/compare/rules/compare-address.ts",
      "src/features/compare/rules/compare-list.ts",
      "src/features/compare/rules/compare-row.ts",
      "src/features/compare/rules/own-car.ts",
      "src/features/compare/rules/stored-list.ts",
    ],
  },
  /** What many pages share: the design system, texts and dates, and what the browser keeps. */
  shared: {
    priority: 1,
    minShareCount: 8,
    files: [
      "brand/*.ts",
      "src/ui/**/*.ts*",
      "!src/ui/field-message.tsx",
      "src/core/paths.ts",
      "src/core/company/*.ts",
      "src/core/money/*.ts",
      "src/core/text/*.ts",
      "!src/core/text/filter-bounds.ts",
      "!src/core/text/step-labels.ts",
      "src/core/dates/clock.ts",
      "src/core/dates/dates.ts",
      "src/core/dates/moments.ts",
      "src/core/dates/weekday.ts",
      "src/core/person/email.ts",
      "src/core/person/email-text.ts",
      "src/core/person/phone.ts",
      "src/core/person/phone-link.ts",
      "src/platform/pages/page-meta.ts",
      "src/features/accounts/pages/account-changed.ts",
      "src/features/accounts/pages/sync-account.ts",
      "src/features/adverts/pages/note-view.ts",
      "src/features/adverts/pages/remember-view.ts",
      "src/features/cars/pages/follow-stock.ts",
      "src/features/cars/rules/car-count.ts",
      "src/features/catalogue/pages/remember-search.ts",
      "src/features/compare/pages/compare-changes.ts",
      "src/features/content/pages/**/*.ts*",
      "src/features/favourites/pages/change-favorites.ts",
      "src/features/favourites/pages/favorite-changes.ts",
      "src/features/favourites/pages/shared-list.ts",
      "src/features/visitors/pages/record-list-left.ts",
      "src/features/visitors/pages/stored-state.ts",
      "src/features/visitors/pages/unsynced-writes.ts",
    ],
  },
  /** What stands on a list and on some other pages. */
  controls: {
    priority: 1,
    files: [
      "src/ui/segmented.tsx",
      "src/ui/select.tsx",
      "src/ui/state-panel.tsx",
      "src/features/credit/pages/credit-warning.tsx",
      "src/features/cars/rules/car-count.ts",
      "node_modules/lucide-react/dist/esm/icons/bell.mjs",
      "node_modules/lucide-react/dist/esm/icons/chevron-left.mjs",
      "node_modules/lucide-react/dist/esm/icons/chevron-right.mjs",
    ],
  },
  cards: {
    priority: 0.9,
    files: [
      "src/features/cars/pages/car-card.tsx",
      "src/features/cars/pages/car-grid.tsx",
      "src/features/cars/pages/car-picture.tsx",
      "src/features/cars/pages/card-pictures.tsx",
      "src/features/cars/pages/live-cars.tsx",
      "src/features/cars/pages/mileage-ruler.tsx",
      "src/features/cars/pages/price-tag.tsx",
      "src/features/cars/pages/steady-price.tsx",
      "src/features/cars/pages/plate-in-path.ts",
      "src/features/cars/pages/use-broken-picture.ts",
      "src/features/cars/pages/use-card-pictures.ts",
      "src/features/cars/pages/use-live-cars.ts",
      "src/features/catalogue/pages/remember-search.ts",
      "src/features/compare/pages/compare-tick.tsx",
      "src/features/favourites/pages/favorite-button.tsx",
      "src/features/favourites/pages/recent-traces.tsx",
      "src/platform/pictures/picture-variants.ts",
      "node_modules/lucide-react/dist/esm/icons/search.mjs",
    ],
  },
  /** An advert, and the page of a car that is sold. */
  adverts: {
    priority: 0.8,
    files: [
      "src/core/text/number-from-text.ts",
      "src/features/adverts/pages/car-page-texts.ts",
      "src/features/adverts/pages/share-link.ts",
      "src/ui/fact-list.tsx",
      "node_modules/lucide-react/dist/esm/icons/maximize.mjs",
      "node_modules/lucide-react/dist/esm/icons/rotate-cw.mjs",
      "node_modules/lucide-react/dist/esm/icons/triangle-exclamation-point.mjs",
    ],
  },
  lists: {
    priority: 0.7,
    files: ["src/features/catalogue/pages/car-list.tsx", "src/features/catalogue/pages/prefetch-list.ts"],
  },
};

/** As the bundler takes them. A line that names no file, because it was moved or removed, stops the build. */
export function codeSplitting() {
  return Object.entries(groups).map(([name, { files, ...rules }]) => {
    const named = new Set<string>();
    for (const line of files) {
      const found = globSync(line.replace("!", ""), { cwd: import.meta.dirname });
      if (found.length === 0)
        throw new Error(`chunks.config.ts: ${name} names ${line}, and there is no such file`);
      for (const file of found) line.startsWith("!") ? named.delete(file) : named.add(file);
    }
    return { name, ...rules, test: (id: string) => named.has(nameOf(id)) };
  });
}

/** From the root of the project; a package may lie elsewhere. */
function nameOf(id: string): string {
  const [file = ""] = id.split("?");
  const at = file.lastIndexOf("/node_modules/");
  return at < 0 ? relative(import.meta.dirname, file) : file.slice(at + 1);
}
