import { Hono } from "hono";
import type { BookingDesk } from "#services/bookings/booking-desk.ts";
import type { CaseDesk } from "#web/context.ts";
import type { SiteVariables } from "../site-variables.ts";
import { changePosts } from "./change-posts.ts";
import { drivePosts } from "./drive-posts.ts";
import { valuationPosts } from "./valuation-posts.ts";
import { workshopPosts } from "./workshop-posts.ts";

type Needs = Omit<
  Parameters<typeof drivePosts>[0] &
    Parameters<typeof workshopPosts>[0] &
    Parameters<typeof valuationPosts>[0],
  "drives" | "bookingDesk"
> & {
  desk: CaseDesk;
  booked: { drives: Parameters<typeof drivePosts>[0]["drives"]; desk: BookingDesk };
};

/** All that books a time, moves it or cancels it. */
export function bookingPosts({ booked, ...posts }: Needs) {
  const routes = new Hono<SiteVariables>();
  const needs = { ...posts, bookingDesk: booked.desk };
  routes.route("/", drivePosts({ ...posts, drives: booked.drives }));
  routes.route("/", changePosts(needs));
  routes.route("/", workshopPosts(needs));
  routes.route("/", valuationPosts(needs));
  return routes;
}
