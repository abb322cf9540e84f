import { SphereStage } from "../sphere/sphere-stage.tsx";
import { FilmStage } from "../video/film-stage.tsx";
import type { MovingView } from "./moving-view.ts";
import { SpinStage } from "./spin-stage.tsx";
import type { MovingPartName, StageMemory } from "./stage-memory.ts";
import "./stage.css";

export type MovingPartProps = {
  part: MovingPartName;
  moving: Pick<MovingView, "spin" | "spheres" | "film">;
  name: string;
  memory: StageMemory;
  /** Somebody has just asked for it: a film begins. */
  isChosen: boolean;
};

/** What moves of a car, filling the frame that it stands in: the same on the advert, on the whole screen and on a page of its own. */
export function MovingPart({
  part,
  moving: { spin, spheres, film },
  name,
  memory,
  isChosen,
}: MovingPartProps) {
  if (part === "spin" && spin) return <SpinStage {...{ spin, name, memory }} />;
  if (part === "sphere" && spheres.length > 0) return <SphereStage {...{ spheres, name, memory }} />;
  if (part === "film" && film) return <FilmStage {...{ film, name, memory, isChosen }} />;
  return null;
}
