import { paths } from "#core/paths.ts";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import type { Route } from "./+types/video-viewer.route.ts";
import { loadViewer } from "./load-viewer.server.ts";
import { NothingToView } from "./nothing-to-view.tsx";
import { LoneStage } from "./stage/lone-stage.tsx";
import { ViewerPage } from "./viewer-page.tsx";

const heading = "Film om";

export const loader = (args: Route.LoaderArgs) =>
  loadViewer(args, {
    path: paths.videoViewer(),
    textOf: ({ name, summary }) => ({
      title: `${heading} ${name}`,
      description: `Se ${name}, ${summary.join(", ")}, på film. Skick, pris och utrustning står i annonsen.`,
    }),
  });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function VideoViewerRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "text") return <ContentPage html={loaderData.html} />;
  const { car, moving } = loaderData;
  if (moving.film === null) {
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
      <LoneStage part="film" moving={moving} name={car.name} />
      <p className="mt-3 text-sm text-ink-2">
        Går filmen inte att spela?{" "}
        <a href={moving.film.url} download className="font-medium text-link underline underline-offset-3">
          Ladda ner den
        </a>
        .
      </p>
    </ViewerPage>
  );
}
