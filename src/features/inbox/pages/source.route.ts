import type { Route } from "./+types/source.route.ts";
import { fileAnswer, openLetter } from "./load-inbox.server.ts";

/** The very bytes, for a mail program of one's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { source } = await openLetter(context, params.id);
  return fileAnswer(source, "message/rfc822", `${params.id}.eml`, false);
}
