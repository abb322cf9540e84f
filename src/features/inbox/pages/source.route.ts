import type { Route } from "./+types/source.route.ts";
import { fileResponse, openEmail } from "./load-inbox.server.ts";

/** The very bytes, for a mail program of one's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { source } = await openEmail(context, params.id);
  return fileResponse(source, "message/rfc822", `${params.id}.eml`, false);
}
