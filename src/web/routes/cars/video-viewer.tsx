import { paths } from "#paths";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { Film } from "#web/features/video/film.tsx";
import { hasTexts } from "#web/features/video/turntable-texts.ts";
import { NothingToView } from "#web/features/viewer-page/nothing-to-view.tsx";
import { ViewerPage } from "#web/features/viewer-page/viewer-page.tsx";
import type { Route } from "./+types/video-viewer.ts";
import { loadViewer } from "./advert/load-viewer.server.ts";

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
