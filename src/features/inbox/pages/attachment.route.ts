import type { Route } from "./+types/attachment.route.ts";
import { loadAttachment } from "./load-inbox.server.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  return loadAttachment(context, params.id, params.position);
}
