import { MoveHorizontal, RotateCcw, RotateCw } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { SpinView } from "./moving-view.ts";
import { angleText, frameAfterDrag, frameAfterKey, frameAt } from "./spin.ts";
import { markOnFrame } from "./spin-marks.ts";
import { SpinRuler } from "./spin-ruler.tsx";
import { SpotButton, SpotCard } from "./spots.tsx";
import type { StageMemory } from "./stage-memory.ts";
import { useFrames } from "./use-frames.ts";

type SpinStageProps = { spin: SpinView; name: string; memory: StageMemory };

/** The car on its turntable: dragged, or turned by the ruler below it. It never turns by itself. */
export function SpinStage({ spin: { frames, size, marks }, name, memory }: SpinStageProps) {
  const count = frames.length;
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; frame: number } | null>(null);
  const [frame, setFrame] = useState(frameAt(memory.frame, count));
  const [isTurned, setTurned] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const { width, ready } = useFrames(frames, frame);

  function turn(to: number) {
    const next = frameAt(to, count);
    memory.frame = next;
    setFrame(next);
    setTurned(true);
  }
  function drag({ clientX }: PointerEvent) {
    if (!start.current || !stage.current) return;
    const moved = clientX - start.current.x;
    if (Math.abs(moved) > 2)
      turn(frameAfterDrag(start.current.frame, { moved, width: stage.current.clientWidth, count }));
  }
  const release = () => {
    start.current = null;
  };
  function onKeyDown(event: KeyboardEvent) {
    const next = frameAfterKey(event.key, frame, count);
    if (next === null) return;
    event.preventDefault();
    turn(next);
  }

  const isReady = ready === count;
  const card = marks.find(({ number }) => number === opened);
  return (
    <div className="stage-part spin-stage">
      <div
        ref={stage}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { x: event.clientX, frame };
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        className="spin-surface"
      >
        <div className={`spin-picture ${size ? "spin-known" : ""}`}>
          <img
            src={variantAddress(frames[frame] ?? "", width)}
            alt={`${name}, ${angleText(frame, count)}`}
            draggable={false}
            className="size-full object-contain"
          />
          {size &&
            marks.map((mark) => {
              const at = markOnFrame(mark.place, size, { frame, count });
              if (!at) return null;
              return (
                <SpotButton
                  key={mark.number}
                  spot={{ ...mark, heading: `skada, ${mark.heading}` }}
                  isOpen={opened === mark.number}
                  style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
                  onClick={() => setOpened(opened === mark.number ? null : mark.number)}
                />
              );
            })}
        </div>
      </div>
      {card ? (
        <SpotCard spot={card} more="Läs om skadan" onClose={() => setOpened(null)} />
      ) : (
        !(isReady && isTurned) && (
          <p role="status" className="stage-hint">
            {isReady ? (
              <>
                <MoveHorizontal aria-hidden strokeWidth={1.75} className="size-5" />
                Dra för att snurra
              </>
            ) : (
              <>
                <Spinner />
                Hämtar {ready} av {count} bilder
              </>
            )}
          </p>
        )
      )}
      <div className="spin-bar">
        <IconButton icon={RotateCcw} label="Snurra åt vänster" onClick={() => turn(frame - 1)} />
        <SpinRuler frame={frame} count={count} onTurn={turn} onKeyDown={onKeyDown} />
        <IconButton icon={RotateCw} label="Snurra åt höger" onClick={() => turn(frame + 1)} />
      </div>
      {!isReady && <span style={{ width: `${(ready / count) * 100}%` }} className="spin-progress" />}
    </div>
  );
}
