import { type RefObject, useEffect, useState } from "react";

/** What the film shows just now, in words. The browser reads the texts, and we show them where they hide nothing. */
export function useCueText(video: RefObject<HTMLVideoElement | null>, texts: string | null): string {
  const [text, setText] = useState("");
  useEffect(() => {
    const track = texts === null ? undefined : video.current?.textTracks[0];
    if (!track) return;
    track.mode = "hidden";
    const show = () => {
      const cue = track.activeCues?.[0];
      setText(cue instanceof VTTCue ? cue.text : "");
    };
    track.addEventListener("cuechange", show);
    return () => track.removeEventListener("cuechange", show);
  }, [video, texts]);
  return text;
}
