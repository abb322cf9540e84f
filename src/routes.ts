import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { plainPages } from "#features/content/rules/content-places.ts";

/** Every page brings the table of all routes with it: these names weigh less than those of files, which several may share. */
const withShortIds = (routes: RouteConfigEntry[]) =>
  routes.map((one, at) => ({ ...one, id: `r${at.toString(36)}` }));

/** Swedish outside, English inside: this is where they meet. */
export default withShortIds([
  index("features/home/pages/home.route.tsx"),

  ...prefix("kopa-bil", [
    index("features/catalogue/pages/list.route.tsx"),
    route("forslag", "features/catalogue/pages/suggestions.route.ts"),
    route("svar", "features/catalogue/pages/list-data.route.ts"),
    route(":make/:licenseplate", "features/adverts/pages/detail.route.tsx"),
    route(":make/:licenseplate/bilder", "features/catalogue/pages/card-pictures.route.ts"),
    route(":make/:licenseplate/plats", "features/catalogue/pages/why-here.route.tsx"),
  ]),

  ...prefix("butik", [
    index("features/store-pages/pages/list.route.tsx"),
    route(":slug", "features/store-pages/pages/store.route.tsx"),
  ]),

  // What the pages are built of, for those who build them: a build for production has none of it.
  // biome-ignore lint/style/noProcessEnv: the builder asks for the routes, and hands nothing in.
  ...(process.env.APP_ENV === "production"
    ? []
    : prefix("ui", [
        index("app/ui-sheet/parts.route.tsx"),
        route("bilder", "app/ui-sheet/pictures.route.tsx"),
      ])),

  ...prefix("inkorg", [
    index("features/inbox/pages/inbox.route.tsx"),
    route(":id", "features/inbox/pages/email.route.tsx"),
    route(":id/bilaga/:position", "features/inbox/pages/attachment.route.ts"),
    route(":id/original", "features/inbox/pages/source.route.ts"),
  ]),
  route("avsluta-utskick", "features/newsletter/pages/unsubscribe.route.tsx"),
  route("nyhetsbrev/bekrafta", "features/newsletter/pages/confirm-newsletter.route.tsx"),
  route("bevaka/:step?", "features/saved-searches/pages/saved-search.route.tsx"),
  route("mina-sidor", "features/accounts/pages/overview.route.tsx"),
  route("mina-sidor/auth", "features/accounts/pages/sign-in.route.tsx"),
  route("mina-sidor/radera", "features/accounts/pages/erase.route.tsx"),

  ...prefix("bilar", [
    index("features/catalogue/pages/makes.route.tsx"),
    route(":licenseplate", "features/catalogue/pages/short-link.route.tsx"),
  ]),
  route("salda-bilar", "features/catalogue/pages/sold.route.tsx"),
  route("salda-bilar/forslag", "features/catalogue/pages/suggestions.route.ts"),
  route("salda-bilar/svar", "features/catalogue/pages/list-data.route.ts"),
  route("external-adverts", "features/catalogue/pages/external.route.tsx"),
  route("external-adverts/forslag", "features/catalogue/pages/suggestions.route.ts"),
  route("external-adverts/svar", "features/catalogue/pages/list-data.route.ts"),
  route("external-adverts/:licenseplate", "features/adverts/pages/external-advert.route.tsx"),
  route("salda-bilar/:make/:licenseplate", "features/adverts/pages/sold-car.route.tsx"),
  route("salda-bilar/:make/:licenseplate/bilder", "features/catalogue/pages/card-pictures.route.ts"),

  route("favoriter", "features/favourites/pages/favorites.route.tsx"),
  route("favoriter/svar", "features/favourites/pages/saved-cars.route.ts"),
  route("f/:key", "features/favourites/pages/shared.route.tsx"),
  route("jamfora-lager", "features/compare/pages/stock-comparison/compare-stock.route.tsx"),
  route("jamfora-lager/svar", "features/compare/pages/stock-comparison/compare-stock-data.route.ts"),

  route("jamfora-bilar", "features/compare/pages/compare.route.tsx"),

  route("sphere-viewer", "features/adverts/pages/sphere-viewer.route.tsx"),
  route("video-viewer", "features/adverts/pages/video-viewer.route.tsx"),
  route("video-viewer/:licenseplate/texter", "features/adverts/pages/video-texts.route.ts"),

  // Selling begins with a plate, and so do these four.
  ...["salj-din-bil", "salja-elbil", "vardera-bil", "byta-bil"].map((slug) =>
    route(slug, "features/valuation/pages/plate-start.route.tsx"),
  ),

  route("bilfinansiering", "features/financing/pages/financing.route.tsx"),
  route("bilfinansiering/betalplan", "features/financing/pages/payment-plan.route.ts"),
  route("blogg", "features/content/pages/advice.route.tsx"),
  route("covid-19-info", "features/content/pages/archived.route.tsx"),
  ...["kontakt", "kundservice"].map((slug) => route(slug, "features/cases/pages/contact.route.tsx")),
  route("kontakt/kundservice", "features/content/pages/customer-service-alias.route.tsx"),
  ...[
    "angerrattsblankett",
    "bilforsakring",
    "bilgaranti",
    "friends",
    "kampanj/:token?",
    "nyhetsbrev",
    "reklamation",
    "remarketing",
    "verkstad",
  ].map((slug) => route(slug, "features/cases/pages/form-page.route.tsx")),
  route("lediga-tjanster", "features/content/pages/jobs.route.tsx"),
  ...prefix("news", [
    index("features/content/pages/news-list.route.tsx"),
    route(":slug", "features/content/pages/news-item.route.tsx"),
  ]),
  ...Object.keys(plainPages).map((slug) => route(slug, "features/content/pages/page.route.tsx")),

  route("offertforslag/:token", "features/proposals/pages/proposal.route.tsx"),
  route("reservera-bil", "features/reservations/pages/reserve.route.tsx"),
  route("reservation/:token/kvitto", "features/reservations/pages/reservation-receipt.route.ts"),
  route("reservation/:token/:step?", "features/reservations/pages/reservation.route.tsx"),
  route("reservation/ko/:token", "features/reservations/pages/waiting-list.route.tsx"),

  // "provkorning" and "tid" are where a booked time is changed.
  route("arende/:token/kvitto", "features/cases/pages/case-receipt.route.ts"),
  route("arende/:token/:part?", "features/cases/pages/case.route.tsx"),
  route("customer-uploads", "features/cases/pages/customer-uploads.route.tsx"),

  route("ride", "features/bookings/pages/test-drive.route.tsx"),
  route("bilservice", "features/bookings/pages/service.route.tsx"),

  route("_app", "app/pages/app-shell.route.tsx"),
  route("manifest.webmanifest", "app/pages/web-manifest.route.ts"),
  route("*", "app/pages/not-found.route.tsx"),
]) satisfies RouteConfig;
