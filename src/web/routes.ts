import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { plainPages } from "./content/content-places.ts";

/** Every page brings the table of all routes with it: these names weigh less than those of files, which several may share. */
const withShortIds = (routes: RouteConfigEntry[]) =>
  routes.map((one, at) => ({ ...one, id: `r${at.toString(36)}` }));

/** Swedish outside, English inside: this is where they meet. */
export default withShortIds([
  index("routes/home.tsx"),

  ...prefix("kopa-bil", [
    index("routes/cars/list.tsx"),
    route("forslag", "routes/cars/suggestions.ts"),
    route("svar", "routes/cars/list-answer.ts"),
    route(":make/:licenseplate", "routes/cars/detail.tsx"),
    route(":make/:licenseplate/bilder", "routes/cars/card-pictures.ts"),
    route(":make/:licenseplate/plats", "routes/cars/why-here.tsx"),
  ]),

  ...prefix("butik", [index("routes/stores/list.tsx"), route(":slug", "routes/stores/store.tsx")]),

  ...prefix("ui", [index("routes/ui/parts.tsx"), route("bilder", "routes/ui/pictures.tsx")]),

  ...prefix("inkorg", [
    index("routes/mail/inbox.tsx"),
    route(":id", "routes/mail/letter.tsx"),
    route(":id/bilaga/:position", "routes/mail/attachment.ts"),
    route(":id/original", "routes/mail/source.ts"),
  ]),
  route("avsluta-utskick", "routes/mail/unsubscribe.tsx"),
  route("nyhetsbrev/bekrafta", "routes/mail/confirm-newsletter.tsx"),
  route("bevaka/:step?", "routes/watch/watch.tsx"),
  route("mina-sidor", "routes/my-pages/overview.tsx"),
  route("mina-sidor/auth", "routes/my-pages/sign-in.tsx"),
  route("mina-sidor/radera", "routes/my-pages/erase.tsx"),

  ...prefix("bilar", [index("routes/cars/makes.tsx"), route(":licenseplate", "routes/cars/short-link.tsx")]),
  route("salda-bilar", "routes/cars/sold.tsx"),
  route("salda-bilar/forslag", "routes/cars/suggestions.ts"),
  route("salda-bilar/svar", "routes/cars/list-answer.ts"),
  route("external-adverts", "routes/cars/external.tsx"),
  route("external-adverts/forslag", "routes/cars/suggestions.ts"),
  route("external-adverts/svar", "routes/cars/list-answer.ts"),
  route("external-adverts/:licenseplate", "routes/cars/external-advert.tsx"),
  route("salda-bilar/:make/:licenseplate", "routes/cars/sold-car.tsx"),
  route("salda-bilar/:make/:licenseplate/bilder", "routes/cars/card-pictures.ts"),

  route("favoriter", "routes/favorites/favorites.tsx"),
  route("favoriter/svar", "routes/favorites/kept-cars.ts"),
  route("f/:key", "routes/favorites/shared.tsx"),
  route("jamfora-lager", "routes/compare-stock/compare-stock.tsx"),

  route("jamfora-bilar", "routes/compare/compare.tsx"),

  route("sphere-viewer", "routes/cars/sphere-viewer.tsx"),
  route("video-viewer", "routes/cars/video-viewer.tsx"),
  route("video-viewer/:licenseplate/texter", "routes/cars/video-texts.ts"),

  // Selling begins with a plate, and so do these four.
  ...["salj-din-bil", "salja-elbil", "vardera-bil", "byta-bil"].map((slug) =>
    route(slug, "routes/sell/plate-start.tsx"),
  ),

  route("bilfinansiering", "routes/content/financing.tsx"),
  route("bilfinansiering/betalplan", "routes/content/payment-plan.ts"),
  route("blogg", "routes/content/advice.tsx"),
  route("covid-19-info", "routes/content/archived.tsx"),
  ...["kontakt", "kundservice"].map((slug) => route(slug, "routes/content/contact.tsx")),
  route("kontakt/kundservice", "routes/content/customer-service-alias.tsx"),
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
  ].map((slug) => route(slug, "routes/content/form-page.tsx")),
  route("lediga-tjanster", "routes/content/jobs.tsx"),
  ...prefix("news", [index("routes/content/news-list.tsx"), route(":slug", "routes/content/news-item.tsx")]),
  ...Object.keys(plainPages).map((slug) => route(slug, "routes/content/page.tsx")),

  route("offertforslag/:token", "routes/proposal/proposal.tsx"),
  route("reservera-bil", "routes/reservation/reserve.tsx"),
  route("reservation/:token/:step?", "routes/reservation/hold.tsx"),
  route("reservation/ko/:token", "routes/reservation/wait.tsx"),

  // "provkorning" and "tid" are where a booked time is changed.
  route("arende/:token/:part?", "routes/cases/case.tsx"),
  route("customer-uploads", "routes/cases/customer-uploads.tsx"),

  route("ride", "routes/test-drives/ride.tsx"),
  route("bilservice", "routes/bookings/service.tsx"),

  route("_app", "routes/app-shell.tsx"),
  route("manifest.webmanifest", "routes/web-manifest.ts"),
  route("*", "routes/not-found.tsx"),
]) satisfies RouteConfig;
