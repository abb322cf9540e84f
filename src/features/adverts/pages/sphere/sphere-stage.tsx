import { Compass, Move3d, RotateCcw, ZoomIn, ZoomOut } from "lucide-react";
import { useId, useState } from "react";
import { srcSet, variantAddress } from "#platform/pictures/picture-variants.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { SphereView } from "../stage/moving-view.ts";
import { SpotButton, SpotCard } from "../stage/spots.tsx";
import type { StageMemory } from "../stage/stage-memory.ts";
import { useGyroscope } from "./use-gyroscope.ts";
import { useSphere } from "./use-sphere.ts";
import { turned, zoomStep } from "./view-direction.ts";
import "./sphere.css";

type SphereStageProps = { spheres: readonly SphereView[]; name: string; memory: StageMemory };

/** The inside of the car all around, and the outside where there is a picture of it. */
export function SphereStage({ spheres, name, memory }: SphereStageProps) {
  const [at, setAt] = useState(Math.min(memory.sphere, spheres.length - 1));
  const sphere = spheres[at];
  if (!sphere) return null;
  function choose(next: number) {
    memory.sphere = next;
    memory.view = null;
    setAt(next);
  }
  return (
    <div className="stage-part sphere-stage">
      {/* Another picture begins anew, with a canvas of its own. */}
      <SphereSurface key={sphere.url} {...{ sphere, name, memory }} />
      {spheres.length > 1 && (
        <div className="sphere-choice">
          <Segmented
            label="Var bilden är tagen"
            name="sfar"
            options={spheres.map(({ label }, index) => ({ value: String(index), label }))}
            value={String(at)}
            onChange={(value: string) => choose(Number(value))}
          />
        </div>
      )}
    </div>
  );
}

type SphereSurfaceProps = { sphere: SphereView; name: string; memory: StageMemory };

/** The flat picture, which scrolls, comes from the server; where the browser can, one stands in the middle of it. */
function SphereSurface({ sphere: { url, label, start, spots }, name, memory }: SphereSurfaceProps) {
  const help = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const { canvas, marks, state, isTurned, change, lookAt, direction, handlers } = useSphere(url, {
    start,
    spots,
    memory,
  });
  const { gyroscope, toggle } = useGyroscope(direction, change);
  const isReady = state === "ready";
  const alt = `${name}, bild åt alla håll`;
  const card = spots.find(({ number }) => number === opened);
  return (
    <>
      <section
        tabIndex={isReady ? undefined : 0}
        aria-label="Hela bilden, rulla i sidled"
        className={`sphere-flat-box ${state === "loading" ? "sphere-waiting" : ""} ${isReady ? "hidden" : ""}`}
      >
        <img
          src={variantAddress(url, 1920)}
          srcSet={srcSet(url, [1080, 1920, 2048])}
          sizes="76rem"
          alt={alt}
          width={2048}
          height={1024}
          className="sphere-flat"
        />
      </section>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the arrow keys, as an application does. */}
      <canvas
        ref={canvas}
        {...handlers}
        tabIndex={isReady ? 0 : -1}
        role="application"
        aria-label={alt}
        aria-describedby={help}
        className={`sphere-canvas ${isReady ? "" : "invisible"}`}
      />
      {isReady && (
        <div ref={marks} className="sphere-marks">
          {spots.map((spot) => (
            <SpotButton
              key={spot.number}
              spot={spot}
              isOpen={opened === spot.number}
              onClick={() => setOpened(opened === spot.number ? null : spot.number)}
              onFocus={() => lookAt(spot)}
            />
          ))}
        </div>
      )}
      {card ? (
        <SpotCard spot={card} more="Se all utrustning" onClose={() => setOpened(null)} />
      ) : (
        <Hint state={state} isTurned={isTurned} isRefused={gyroscope === "refused"} />
      )}
      <p id={help} className="sr-only">
        {`${label}. Dra i bilden eller använd piltangenterna för att se dig om. Zooma med två fingrar, hjulet eller + och −.`}
      </p>
      {isReady && (
        <div className="sphere-buttons">
          {gyroscope !== "none" && (
            <IconButton
              icon={Compass}
              label="Låt bilden följa telefonen"
              variant="outlined"
              pressed={gyroscope === "on"}
              onClick={toggle}
            />
          )}
          <span className="sphere-zoom">
            <IconButton
              icon={ZoomOut}
              label="Zooma ut"
              variant="outlined"
              onClick={() => change((now) => turned(now, { zoom: 1 / zoomStep }))}
            />
            <IconButton
              icon={ZoomIn}
              label="Zooma in"
              variant="outlined"
              onClick={() => change((now) => turned(now, { zoom: zoomStep }))}
            />
          </span>
          <IconButton
            icon={RotateCcw}
            label="Titta rakt fram"
            variant="outlined"
            onClick={() => change(() => start)}
          />
        </div>
      )}
    </>
  );
}

type HintProps = { state: ReturnType<typeof useSphere>["state"]; isTurned: boolean; isRefused: boolean };

function Hint({ state, isTurned, isRefused }: HintProps) {
  if (isRefused)
    return (
      <p role="alert" className="stage-hint stage-hint-long">
        Telefonen lät oss inte känna hur den hålls. Tillåt rörelse för sidan i webbläsarens inställningar,
        eller dra i bilden.
      </p>
    );
  if (state === "loading")
    return (
      <p role="status" className="stage-hint">
        <Spinner />
        Hämtar bilden
      </p>
    );
  if (state === "flat") return <p className="stage-hint">Rulla i sidled för att se hela bilden.</p>;
  if (isTurned) return null;
  return (
    <p className="stage-hint sphere-drag">
      <Move3d aria-hidden strokeWidth={1.75} className="size-5" />
      Dra för att se dig om
    </p>
  );
}
