import { Hono } from "hono";
import { paths } from "#core/paths.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Database } from "#platform/db/database.ts";
import type { Http } from "#platform/feature.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import type { Reservations } from "../reservation-services.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";
import { reservationCalendar } from "../rules/reservation-calendar.ts";
import { askToJoinWaitingList, stepField } from "../rules/reservation-form.ts";
import { reservationPaths } from "../rules/reservation-paths.ts";
import { postReservation } from "./post-reservation.ts";
import { postWaitingList } from "./post-waiting-list.ts";

export type ReservationUses = {
  reservations: Reservations;
  db: Database;
  stock: LiveCatalogue;
  clock: () => Date;
  publicOrigin: string;
};

/** The forms of reservations, as the browser posts them: what is done leads on, what is not shows its page again. */
export function reservationRoutes(services: ReservationUses, { senderOf }: Http) {
  const { reservations, stock, publicOrigin } = services;
  const { byLink, waitingList } = reservations;
  const routes = new Hono<SiteVariables>();

  const standsAt = (plate: Parameters<typeof findCarWithPlate>[1]) => {
    const { listed, chain } = stock.catalogs();
    const car = findCarWithPlate(listed, plate);
    return chain.stores.find(({ slug }) => slug === car?.physicalLocation) ?? null;
  };

  routes.post(paths.reserve(), async (c, next) => {
    const sender = senderOf(c);
    const isWaiting = c.req.query(stepField) === askToJoinWaitingList;
    const submission = isWaiting
      ? await postWaitingList(c.req.raw, { ...services, sender })
      : await postReservation(c.req.raw, { ...services, standsAt, sender });
    if ("page" in submission) return c.redirect(submission.page, 303);
    c.set("posted", submission);
    return next();
  });

  /** A button on a page that only its owner has. */
  const action = (path: string, run: (token: string) => Promise<string | null>) =>
    routes.post(path, async (c, next) => {
      if (!isFromSameOrigin(originHeadersOf(c.req.raw.headers), publicOrigin)) {
        c.set("posted", { ...noPage, status: 403, notice: fromElsewhere });
        return next();
      }
      const page = await run(c.req.param("token") ?? "");
      if (page !== null) return c.redirect(page, 303);
      c.set("posted", noPage);
      return next();
    });

  /** While the reservation stands; else the page that is not there answers. */
  routes.get("/reservation/:token/kalender/", async (c, next) => {
    const reservation = await byLink.find(c.req.param("token"));
    if (!reservation || reservation.ended !== null) return next();
    return c.body(reservationCalendar(reservation, JSON.parse(reservation.advert) as FrozenAdvert), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="reservation.ics"',
    });
  });

  action("/reservation/:token/avboka/", async (token) => {
    const reservation = await byLink.find(token);
    if (reservation) await reservations.cancel(reservation.number);
    return reservation && reservationPaths.reservation(token);
  });
  action("/reservation/ko/:token/", async (token) => {
    const wait = await byLink.findWait(token);
    if (wait) await waitingList.leave(wait.id);
    return wait && reservationPaths.wait(token);
  });

  return routes;
}

const noPage = { status: 404, errors: [], values: {}, notice: null } as const;
const fromElsewhere = "Knappen trycktes på en annan webbplats än vår. Öppna sidan hos oss och försök igen";
