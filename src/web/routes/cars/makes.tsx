import { stockOverview } from "#catalog/stock/stock-overview.ts";
import { stockContext } from "#web/context.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { MakeDirectory } from "#web/features/make-directory/make-directory.tsx";
import { makeDirectoryView } from "#web/features/make-directory/make-directory-view.ts";
import { loadContent } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/makes.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { brands } = stockOverview(context.get(stockContext).catalogs().listed);
  return { ...loadContent("bilar", context), makes: makeDirectoryView(brands) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function MakesRoute({ loaderData: { view, makes } }: Route.ComponentProps) {
  return <ContentPage page={view} opening={<MakeDirectory makes={makes} />} contents={false} />;
}
