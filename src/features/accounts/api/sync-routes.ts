import { type Context, Hono } from "hono";
import { readPost } from "#features/forms/api/read-post.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { accountState } from "../rules/merge-account.ts";
import { myPaths } from "../rules/my-paths.ts";
import type { MyPages } from "../service/my-pages.ts";
import { provenMember } from "./proven-member.ts";

/** More than the longest list with the longest notes. */
const bytesAtMost = { text: 512 * 1024, multipart: 0 };

/** What a browser that is signed in tells and is told. Both ways say the word of the session. */
export function syncRoutes({ myPages, publicOrigin }: { myPages: MyPages; publicOrigin: string }) {
  const routes = new Hono<SiteVariables>();
  const refused = (c: Context) => c.json({ title: "Logga in på Mina sidor" }, 401);

  routes.get(myPaths.sync(), async (c) => {
    const member = provenMember(c, publicOrigin);
    return member ? c.json(await myPages.kept(member.address)) : refused(c);
  });
  routes.post(myPaths.sync(), async (c) => {
    const member = provenMember(c, publicOrigin);
    if (!member) return refused(c);
    const reading = await readPost(c.req.raw, bytesAtMost);
    const told = accountState.safeParse("sent" in reading ? reading.sent : null);
    if (!told.success) return c.json({ title: "Det går inte att läsa" }, 400);
    const merged = await myPages.merge(member.address, told.data);
    return merged ? c.json(merged) : refused(c);
  });
  return routes;
}
