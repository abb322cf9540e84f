import { useEffect, useRef, useState } from "react";
import { widthToFill } from "#platform/pictures/image-widths.ts";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { loadingOrder } from "./spin.ts";

/** The frames are 1,200 px wide at most; more would be the same picture at greater cost. */
const widest = 1200;

/** Fetches all frames at one width, a few at a time, nearest first; tells how many there are. */
export function useFrames(frames: readonly string[], shown: number) {
  const [width] = useState(widthOnScreen);
  const first = useRef(shown);
  const [ready, setReady] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const waiting = loadingOrder(frames.length, first.current);
    const fetchNext = async () => {
      for (let at = waiting.shift(); at !== undefined && !isLeft; at = waiting.shift()) {
        // A frame that cannot be had is passed over: the car then stands still there.
        await loaded(variantAddress(frames[at] ?? "", width));
        if (!isLeft) setReady((before) => before + 1);
      }
    };
    setReady(0);
    for (let line = 0; line < 4; line++) void fetchNext();
    return () => {
      isLeft = true;
    };
  }, [frames, width]);
  return { width, ready };
}

/** The same for all frames, whatever becomes of the window: none is fetched twice. */
function widthOnScreen(): number {
  return Math.min(widest, widthToFill(innerWidth * Math.min(2, devicePixelRatio)));
}

async function loaded(src: string): Promise<void> {
  const picture = new Image();
  picture.src = src;
  await picture.decode().catch(() => {});
}
