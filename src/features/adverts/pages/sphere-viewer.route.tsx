import { paths } from "#core/paths.ts";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import type { Route } from "./+types/sphere-viewer.route.ts";
import { loadViewer } from "./load-viewer.server.ts";
import { NothingToView } from "./nothing-to-view.tsx";
import { LoneStage } from "./stage/lone-stage.tsx";
import { ViewerPage } from "./viewer-page.tsx";

const heading = "360-gradersvy av";

export const loader = (args: Route.LoaderArgs) =>
  loadViewer(args, {
    path: paths.sphereViewer(),
    textOf: ({ name, summary }) => ({
      title: `${heading} ${name}`,
      description: `Se dig om i ${name}, ${summary.join(", ")}: dra i bilden och titta åt alla håll.`,
    }),
  });

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function SphereViewerRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "text") return <ContentPage html={loaderData.html} />;
  const { car, moving } = loaderData;
  if (moving.spheres.length === 0) {
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
      <LoneStage part="sphere" moving={moving} name={car.name} />
    </ViewerPage>
  );
}
