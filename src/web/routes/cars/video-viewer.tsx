import { paths } from "#paths";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { Film } from "#web/features/video/film.tsx";
import { hasTexts } from "#web/features/video/turntable-texts.ts";
import { NothingToView } from "#web/features/viewer-page/nothing-to-view.tsx";
import { ViewerPage } from "#web/features/viewer-page/viewer-page.tsx";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import { contentPageHtml } from "#web/routes/content/content-html.server.tsx";
import { loadContent } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/video-viewer.ts";
import { loadViewedCar } from "./advert/load-viewer.server.ts";

const heading = "Film om";

/** Without a plate there is the text about films. [VIEWER-1] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const plate = url.searchParams.get("licenseplate");
  if (!plate) {
    const { view, meta } = loadContent("video-viewer", context);
    return { kind: "text", html: contentPageHtml(view), meta } as const;
  }
  const { car, view, parts } = await loadViewedCar(plate, context);
  const { video } = parts.media;
  const texts = video && hasTexts(video) ? paths.videoTexts(car.licenseplate) : null;
  return { kind: "car", car: view, film: video && { ...video, texts } } as const;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === "text") return loaderData.meta;
  const { name, summary } = loaderData.car;
  const text = {
    title: `${heading} ${name}`,
    description: `Se ${name}, ${summary.join(", ")}, på film. Skick, pris och utrustning står i annonsen.`,
  };
  return [
    ...pageMeta(text, { origin: root.loaderData.publicOrigin, path: paths.videoViewer() }),
    hiddenFromSearch,
  ];
}

export default function VideoViewerRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "text") return <ContentPage html={loaderData.html} />;
  const { car, film } = loaderData;
  if (film === null) {
    return (
      <NothingToView
        car={car}
        heading={heading}
        missing="Den här bilen har ingen film. Bilderna finns i annonsen."
        howToAsk={paths.videoViewer()}
      />
    );
  }
  return (
    <ViewerPage car={car} heading={heading}>
      <Film film={film} name={car.name} />
    </ViewerPage>
  );
}
