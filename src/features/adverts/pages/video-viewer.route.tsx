import { paths } from "#core/paths.ts";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import type { Route } from "./+types/video-viewer.route.ts";
import { loadViewer } from "./load-viewer.server.ts";
import { NothingToView } from "./nothing-to-view.tsx";
import { Film } from "./video/film.tsx";
import { hasTexts } from "./video/turntable-texts.ts";
import { ViewerPage } from "./viewer-page.tsx";

const heading = "Film om";

export const loader = (args: Route.LoaderArgs) =>
  loadViewer(args, {
    path: paths.videoViewer(),
    shownOf: ({ car, parts }) => {
      const { video } = parts.media;
      return video && { ...video, texts: hasTexts(video) ? paths.videoTexts(car.licenseplate) : null };
    },
    textOf: ({ name, summary }) => ({
      title: `${heading} ${name}`,
      description: `Se ${name}, ${summary.join(", ")}, på film. Skick, pris och utrustning står i annonsen.`,
    }),
  });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function VideoViewerRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "text") return <ContentPage html={loaderData.html} />;
  const { car, shown: film } = loaderData;
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
