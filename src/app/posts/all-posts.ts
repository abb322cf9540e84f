import { Hono } from "hono";
import { formPosts } from "#features/cases/api/form-posts.ts";
import { planPosts } from "#features/financing/api/plan-posts.ts";
import { watchPosts } from "#features/saved-searches/api/watch-posts.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { bookingPosts } from "./booking-posts.ts";

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
