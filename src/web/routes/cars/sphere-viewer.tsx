import { useState } from "react";
import { isSphere, shownImages } from "#domain/car/gallery.ts";
import { paths } from "#paths";
import { Segmented } from "#ui/segmented.tsx";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { SphereStage } from "#web/features/sphere/sphere-stage.tsx";
import { NothingToView } from "#web/features/viewer-page/nothing-to-view.tsx";
import { ViewerPage } from "#web/features/viewer-page/viewer-page.tsx";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import { contentPageHtml } from "#web/routes/content/content-html.server.tsx";
import { loadContent } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/sphere-viewer.ts";
import { loadViewedCar } from "./advert/load-viewer.server.ts";

const heading = "360-gradersvy av";

/** Without a plate there is the text about such pictures. [VIEWER-1] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const plate = url.searchParams.get("licenseplate");
  if (!plate) {
    const { view, meta } = loadContent("sphere-viewer", context);
    return { kind: "text", html: contentPageHtml(view), meta } as const;
  }
  const { view, parts } = await loadViewedCar(plate, context);
  return {
    kind: "car",
    car: view,
    spheres: shownImages(parts.images)
      .filter(isSphere)
      .map((image) => image.url),
  } as const;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === "text") return loaderData.meta;
  const { name, summary } = loaderData.car;
  const text = {
    title: `${heading} ${name}`,
    description: `Se dig om i ${name}, ${summary.join(", ")}: dra i bilden och titta åt alla håll.`,
  };
  return [
    ...pageMeta(text, { origin: root.loaderData.publicOrigin, path: paths.sphereViewer() }),
    hiddenFromSearch,
  ];
}

export default function SphereViewerRoute({ loaderData }: Route.ComponentProps) {
  const [at, setAt] = useState("0");
  if (loaderData.kind === "text") return <ContentPage html={loaderData.html} />;
  const { car, spheres } = loaderData;
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
            options={spheres.map((_, place) => ({ value: String(place), label: `Bild ${place + 1}` }))}
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
