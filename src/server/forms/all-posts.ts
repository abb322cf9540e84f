import { Hono } from "hono";
import type { SiteVariables } from "../site-variables.ts";
import { bookingPosts } from "./booking-posts.ts";
import { formPosts } from "./form-posts.ts";
import { planPosts } from "./plan-posts.ts";
import { watchPosts } from "./watch-posts.ts";

type Needs = Parameters<typeof formPosts>[0] &
  Parameters<typeof bookingPosts>[0] &
  Parameters<typeof planPosts>[0] &
  Parameters<typeof watchPosts>[0];

/** What the forms of pages send, each to the one that takes it. */
export function allPosts(needs: Needs) {
  const posts = new Hono<SiteVariables>();
  for (const take of [formPosts, watchPosts, planPosts, bookingPosts]) posts.route("/", take(needs));
  return posts;
}
