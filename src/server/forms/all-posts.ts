import { Hono } from "hono";
import type { SiteVariables } from "../site-variables.ts";
import { drivePosts } from "./drive-posts.ts";
import { formPosts } from "./form-posts.ts";
import { valuationPosts } from "./valuation-posts.ts";
import { watchPosts } from "./watch-posts.ts";

type Needs = Parameters<typeof formPosts>[0] &
  Parameters<typeof drivePosts>[0] &
  Parameters<typeof watchPosts>[0] &
  Parameters<typeof valuationPosts>[0];

/** What the forms of pages send, each to the one that takes it. */
export function allPosts(needs: Needs) {
  const posts = new Hono<SiteVariables>();
  for (const take of [formPosts, drivePosts, watchPosts, valuationPosts]) posts.route("/", take(needs));
  return posts;
}
