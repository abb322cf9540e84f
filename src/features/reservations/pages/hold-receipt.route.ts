import { clockContext } from "#platform/pages/context.ts";
import type { Route } from "./+types/hold-receipt.route.ts";
import { foundOrMissing } from "./found-or-missing.server.ts";
import { holdFile } from "./hold-file.ts";
import { holdView } from "./hold-view.server.ts";

/** What the page of a hold says, as a file to save. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const hold = await foundOrMissing(context, (reservations) => reservations.find(token));
  const view = holdView(hold, { token, now: context.get(clockContext)(), isReceipt: false, letter: null });
  return new Response(holdFile(view), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="reservation-${hold.number.toLowerCase()}.txt"`,
    },
  });
}
