import { Maximize } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MovingPart, type MovingPartProps } from "./moving-part.tsx";
import { freshMemory, type StageMemory } from "./stage-memory.ts";

type LoneStageProps = Pick<MovingPartProps, "part" | "moving" | "name">;

/** The stage on a page of its own, where nothing begins before somebody asks for it. */
export function LoneStage(shown: LoneStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const memory = useRef<StageMemory>({ ...freshMemory });
  const [isPossible, setPossible] = useState(false);
  // Not every browser can: those of small telephones show only films so.
  useEffect(() => setPossible(document.fullscreenEnabled), []);
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());
  return (
    <div ref={frame} className={`lone-stage ${isPossible ? "" : "lone-stage-whole"}`}>
      <MovingPart {...shown} memory={memory.current} isChosen={false} />
      {isPossible && (
        <button type="button" onClick={toggle} className="lone-stage-enlarge">
          <Maximize aria-hidden strokeWidth={1.75} className="size-4.5" />
          <span className="sr-only">Helskärm</span>
        </button>
      )}
    </div>
  );
}
