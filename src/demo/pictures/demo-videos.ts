import { demoMediaFolder, demoSet } from "./demo-set.ts";
import { demoPicturePath } from "./recipe.ts";

const videoPath = `${demoPicturePath}video/`;

/** The address of the turntable of this very body and paint, where one was rendered. */
export function demoVideo(body: string, paint: string): string | null {
  const video = demoSet().set.videos[body];
  return video?.colour === paint ? `${videoPath}${body}-${video.hash}.mp4` : null;
}

/** Where the file of an address lies; null for an address that was never given. */
export function demoVideoPath(name: string): { filePath: string; hash: string } | null {
  const [, body = "", hash] = /^([a-z-]+)-([0-9a-f]{12})\.mp4$/.exec(name) ?? [];
  const video = Object.hasOwn(demoSet().set.videos, body) ? demoSet().set.videos[body] : undefined;
  if (!video || video.hash !== hash) return null;
  return { filePath: `${demoMediaFolder}video/${body}.mp4`, hash: video.hash };
}
