import type { Context } from "hono";
import { eventStreamHeaders } from "#platform/http/event-stream.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import type { ProposalServices } from "../proposal-services.ts";

const heartbeatMs = 20_000;
/** Of all proposals together; each reader is one of a few people who have the link. */
const limit = 500;

/**
 * Says that something has changed, and nothing of what: each page asks for what it may see. While a customer listens, the
 * salesman is told that they are there.
 */
export function liveProposal(
  c: Context<SiteVariables>,
  { byCustomer, news, read }: Pick<ProposalServices, "byCustomer" | "news" | "read">,
  stopping: AbortSignal,
): Response {
  const link = read(c.req.param("token") ?? "");
  if (link === null) return c.body(null, 404);
  if (news.count() >= limit || stopping.aborted) return c.body(null, 503, { "retry-after": "60" });
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        // A reader that takes nothing is let go: it comes back and reads the whole page.
        if ((controller.desiredSize ?? 0) < -100) return end();
        controller.enqueue(encoder.encode(text));
      };
      const seen = () => {
        if (link.by === "customer") void byCustomer.seen(link.id).catch(() => {});
      };
      const leave = news.follow(link.id, null, (moved) =>
        send(`event: moved\ndata: ${JSON.stringify(moved)}\n\n`),
      );
      const heartbeat = setInterval(() => {
        send(": \n\n");
        seen();
      }, heartbeatMs);
      heartbeat.unref();
      const end = () => {
        stop();
        controller.close();
      };
      stop = () => {
        leave();
        clearInterval(heartbeat);
        stopping.removeEventListener("abort", end);
        stop = () => {};
      };
      stopping.addEventListener("abort", end);
      send("retry: 3000\n\n");
      seen();
    },
    cancel: () => stop(),
  });
  return c.body(body, 200, eventStreamHeaders);
}
