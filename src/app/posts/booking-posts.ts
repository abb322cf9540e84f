import { Hono } from "hono";
import { changePosts } from "#features/bookings/api/change-posts.ts";
import { drivePosts } from "#features/bookings/api/drive-posts.ts";
import { workshopPosts } from "#features/bookings/api/workshop-posts.ts";
import type { BookingDesk } from "#features/bookings/service/booking-desk.ts";
import type { CaseDesk } from "#features/cases/context.ts";
import { valuationPosts } from "#features/valuation/api/valuation-posts.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";

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
