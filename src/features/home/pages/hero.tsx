import type { ReactNode } from "react";
import { formatNumber } from "#core/text/number.ts";
import { storeCountText } from "#features/stores/rules/store-count.ts";
import { RoadScene } from "./road-scene.tsx";

/** Below 900 px the road lies under the text; above, text and box stand in the scene. */
export function Hero({
  carCount,
  storeCount,
  children,
}: {
  carCount: number;
  storeCount: number;
  children: ReactNode;
}) {
  return (
    <section className="relative overflow-hidden bg-[linear-gradient(var(--ms-sky-1),var(--ms-sky-2)_70%)]">
      <div className="page-width relative z-1 pt-8 pb-52.5 lg:pt-14 lg:pb-16 print:py-4">
        <div className="max-w-142">
          <h1 className="text-display">
            Öppna kort om <br />
            varje bil.
          </h1>
          <p className="mt-4 mb-7 max-w-125 text-lg text-pretty">
            {formatNumber(carCount)} begagnade bilar i {storeCountText(storeCount)}. Skick, prishistorik och
            miltal står i annonsen, inte i det finstilta.
          </p>
          {children}
        </div>
      </div>
      {/* Last: it stands on the ground, which a browser that reads slowly does not know before the text. */}
      <RoadScene />
    </section>
  );
}
