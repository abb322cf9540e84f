import { useState } from "react";
import { paths } from "#core/paths.ts";
import { isSphere, shownImages } from "#features/cars/rules/gallery.ts";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { Segmented } from "#ui/segmented.tsx";
import type { Route } from "./+types/sphere-viewer.route.ts";
import { loadViewer } from "./load-viewer.server.ts";
import { NothingToView } from "./nothing-to-view.tsx";
import { SphereStage } from "./sphere/sphere-stage.tsx";
import { ViewerPage } from "./viewer-page.tsx";

const heading = "360-gradersvy av";

export const loader = (args: Route.LoaderArgs) =>
  loadViewer(args, {
    path: paths.sphereViewer(),
    shownOf: ({ parts }) =>
      shownImages(parts.images)
        .filter(isSphere)
        .map((image) => image.url),
    textOf: ({ name, summary }) => ({
      title: `${heading} ${name}`,
      description: `Se dig om i ${name}, ${summary.join(", ")}: dra i bilden och titta åt alla håll.`,
    }),
  });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function SphereViewerRoute({ loaderData }: Route.ComponentProps) {
  const [at, setAt] = useState("0");
  if (loaderData.kind === "text") return <ContentPage html={loaderData.html} />;
  const { car, shown: spheres } = loaderData;
  const url = spheres[Number(at)] ?? spheres[0];
  if (url === undefined) {
    return (
      <NothingToView
        car={car}
        heading={heading}
        missing="Den här bilen har ingen 360-gradersbild. Bilderna finns i annonsen."
        howToAsk={paths.sphereViewer()}
      />
    );
  }
  return (
    <ViewerPage car={car} heading={heading}>
      {spheres.length > 1 && (
        <div className="mb-4 noscript:hidden">
          <Segmented
            label="Bild"
            name="bild"
            options={spheres.map((_, index) => ({ value: String(index), label: `Bild ${index + 1}` }))}
            value={at}
            onChange={setAt}
          />
        </div>
      )}
      {/* Another picture begins anew, with a canvas of its own. */}
      <SphereStage key={url} url={url} alt={`${car.name}, bild åt alla håll`} />
    </ViewerPage>
  );
}
