import { demoMediaFolder, demoSet } from "./demo-set.ts";
import { demoPicturePath } from "./recipe.ts";

const videoPath = `${demoPicturePath}video/`;

/** The address of the turntable of this very shape and paint, where one was rendered. */
export function demoVideo(shape: string, paint: string): string | null {
  const video = demoSet().set.videos[shape];
  return video?.colour === paint ? `${videoPath}${shape}-${video.hash}.mp4` : null;
}

/** Where the file of an address lies; null for an address that was never given. */
export function demoVideoPath(name: string): { filePath: string; hash: string } | null {
  const [, shape = "", hash] = /^([a-z-]+)-([0-9a-f]{12})\.mp4$/.exec(name) ?? [];
  const video = Object.hasOwn(demoSet().set.videos, shape) ? demoSet().set.videos[shape] : undefined;
  if (!video || video.hash !== hash) return null;
  return { filePath: `${demoMediaFolder}video/${shape}.mp4`, hash: video.hash };
}
