import { type Context, Hono } from "hono";
import { readSubmission } from "#features/forms/api/read-submission.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { accountState } from "../rules/merge-account.ts";
import { myPaths } from "../rules/my-paths.ts";
import type { MyPages } from "../service/my-pages.ts";
import { verifiedUser } from "./verified-user.ts";

/** More than the longest list with the longest notes. */
const maxBytes = { text: 512 * 1024, multipart: 0 };

/** Sync of a signed-in browser with the account, both ways; each call carries the session's CSRF token. */
export function syncRoutes({ myPages, publicOrigin }: { myPages: MyPages; publicOrigin: string }) {
  const routes = new Hono<SiteVariables>();
  const refusal = (c: Context) => c.json({ title: "Logga in på Mina sidor" }, 401);

  routes.get(myPaths.sync(), async (c) => {
    const user = verifiedUser(c, publicOrigin);
    return user ? c.json(await myPages.accountState(user.address)) : refusal(c);
  });
  routes.post(myPaths.sync(), async (c) => {
    const user = verifiedUser(c, publicOrigin);
    if (!user) return refusal(c);
    const reading = await readSubmission(c.req.raw, maxBytes);
    const parsed = accountState.safeParse("sent" in reading ? reading.sent : null);
    if (!parsed.success) return c.json({ title: "Det går inte att läsa" }, 400);
    const merged = await myPages.merge(user.address, parsed.data);
    return merged ? c.json(merged) : refusal(c);
  });
  return routes;
}
