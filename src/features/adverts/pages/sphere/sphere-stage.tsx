import { Compass, Maximize, RotateCcw, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { srcSet, variantAddress } from "#platform/pictures/picture-variants.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useGyroscope } from "./use-gyroscope.ts";
import { useSphere } from "./use-sphere.ts";
import { straightAhead, turned, zoomStep } from "./view-direction.ts";
import "./sphere.css";

/** The flat picture, which scrolls, comes from the server; where the browser can, one stands in the middle of it. */
export function SphereStage({ url, alt }: { url: string; alt: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const help = useId();
  const { canvas, state, change, direction, handlers } = useSphere(url);
  const { gyroscope, toggle } = useGyroscope(direction, change);
  const isReady = state === "ready";
  return (
    <div>
      <div ref={stage} className="sphere-stage">
        <section
          tabIndex={isReady ? undefined : 0}
          aria-label="Hela bilden, rulla i sidled"
          className={`h-full overflow-x-auto ${isReady ? "hidden" : ""}`}
        >
          <img
            src={variantAddress(url, 1920)}
            srcSet={srcSet(url, [1080, 1920, 2048])}
            sizes="76rem"
            alt={alt}
            width={2048}
            height={1024}
            fetchPriority="high"
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
        {state === "loading" && (
          <p role="status" className="sphere-status">
            <Spinner />
            Hämtar bilden
          </p>
        )}
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
            <IconButton
              icon={RotateCcw}
              label="Titta rakt fram"
              variant="outlined"
              onClick={() => change(() => straightAhead)}
            />
            <FullScreenButton of={stage} />
          </div>
        )}
      </div>
      <p id={help} className="mt-3 text-sm text-ink-2">
        {isReady
          ? "Dra i bilden eller använd piltangenterna för att se dig om. Zooma med två fingrar, hjulet eller + och −."
          : "Rulla i sidled för att se hela bilden."}
      </p>
      {gyroscope === "refused" && (
        <p role="alert" className="mt-1 text-sm text-ink-2">
          Telefonen lät oss inte känna hur den hålls. Tillåt rörelse för sidan i webbläsarens inställningar,
          eller dra i bilden.
        </p>
      )}
    </div>
  );
}

/** Not every browser can: those of small telephones show only films so. */
function FullScreenButton({ of }: { of: React.RefObject<HTMLElement | null> }) {
  const [isPossible, setPossible] = useState(false);
  useEffect(() => setPossible(document.fullscreenEnabled), []);
  if (!isPossible) return null;
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : of.current?.requestFullscreen());
  return <IconButton icon={Maximize} label="Helskärm" variant="outlined" onClick={toggle} />;
}
