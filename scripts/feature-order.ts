/**
 * One order of all features, the lowest first: a feature imports only features that stand before it. ARCHITECTURE.md draws the
 * same order, and `feature-order.test.ts` holds both and every import to it.
 */
export const featureOrder = [
  ...["stores", "credit", "cars", "delivery", "running-costs", "reviews"],
  ...["visitors", "forms", "site-facts", "inbox", "newsletter", "content"],
  ...["pricing", "catalogue"],
  ...["cases", "reservations", "bookings", "saved-searches", "favourites"],
  ...["stock-import", "vehicle-register", "valuation", "trade-in"],
  ...["adverts", "financing", "compare", "store-pages", "home"],
  ...["proposals", "accounts", "stock", "public-api", "staff-home"],
];

type Exception = {
  why: string;
  /** File and what it imports, both below src/features/. */
  imports: readonly (readonly [file: string, imported: string])[];
};

/** All that runs against the order. The list may only shrink: what is new goes where what it asks stands before it. */
export const againstOrder: readonly Exception[] = [
  {
    why: "A card, a list and an advert carry the buttons and shelves of what a visitor saves and compares, which show cards themselves.",
    imports: [
      ["cars/pages/car-card.tsx", "favourites/pages/favorite-button.tsx"],
      ["cars/pages/car-card.tsx", "compare/pages/compare-tick.tsx"],
      ["catalogue/pages/car-list.tsx", "favourites/pages/recent-traces.tsx"],
      ["catalogue/pages/car-list.tsx", "compare/pages/lazy-tray.tsx"],
      ["favourites/pages/favorite-row.tsx", "compare/pages/compare-tick.tsx"],
      ["favourites/pages/favorites-page.tsx", "compare/pages/compare-panel.tsx"],
      ["adverts/pages/car-actions.tsx", "compare/pages/compare-link.tsx"],
    ],
  },
  {
    why: "All that a browser remembers is one record, and the saved cars are a part of it.",
    imports: [["visitors/rules/browser-state.ts", "favourites/rules/favorites.ts"]],
  },
  {
    why: "One link ends the letters of either list.",
    imports: [["newsletter/service/leave-mailing-list.ts", "saved-searches/storage/saved-searches.ts"]],
  },
  {
    why: "Texts say how many cars there are now.",
    imports: [["content/pages/load-content.server.ts", "catalogue/context.ts"]],
  },
  {
    why: "The page of a case is that of its booked time too.",
    imports: [
      ["cases/pages/case.route.tsx", "bookings/pages/change-html.server.tsx"],
      ["cases/pages/find-case-page.server.ts", "bookings/pages/case-with-booking.server.ts"],
    ],
  },
  {
    why: "Whoever reserves a car books its drive on the same page, and who has booked it before is told.",
    imports: [
      ["reservations/pages/reservation.route.tsx", "bookings/pages/test-drive-html.server.tsx"],
      ["reservations/service/drive-emails.ts", "bookings/storage/bookings.ts"],
    ],
  },
  {
    why: "A reservation keeps the advert in the words that it had, and its page shows the car as the advert does.",
    imports: [
      ["reservations/pages/freeze-advert.ts", "adverts/pages/car-page-view.ts"],
      ["reservations/pages/load-reserve.server.ts", "adverts/pages/load-advert.server.ts"],
      ["reservations/pages/reserve.route.tsx", "adverts/pages/similar-section.tsx"],
    ],
  },
  {
    why: "Whoever has offered a car to somebody is told when it changes, in the transaction that changes it.",
    imports: [
      ["reservations/service/reservations.ts", "proposals/service/offer-cars.ts"],
      ["stock-import/service/write-stock.ts", "proposals/service/offer-cars.ts"],
    ],
  },
];
