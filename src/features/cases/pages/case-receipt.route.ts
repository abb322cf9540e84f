import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import type { Route } from "./+types/case-receipt.route.ts";
import { findCasePage } from "./find-case-page.server.ts";
import { receiptFile } from "./receipt-file.ts";

/** What the page of a case says, as a file to save. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  try {
    const { page, found } = await findCasePage(token, url, context);
    return new Response(receiptFile(page), {
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "content-disposition": `attachment; filename="kvitto-${found.number.toLowerCase()}.txt"`,
      },
    });
  } catch (error) {
    rethrowOutageAs503(error);
  }
}
