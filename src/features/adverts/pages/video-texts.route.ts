import type { Route } from "./+types/video-texts.route.ts";
import { loadViewedCar } from "./load-viewer.server.ts";
import { hasTexts, turntableTexts } from "./video/turntable-texts.ts";

/** What a film shows, in words, for the player. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { car, parts } = await loadViewedCar(params.licenseplate, context);
  const { video } = parts.media;
  if (!video || !hasTexts(video)) return new Response("Filmen har inga texter.", { status: 404 });
  return new Response(turntableTexts(car), { headers: { "content-type": "text/vtt; charset=utf-8" } });
}
