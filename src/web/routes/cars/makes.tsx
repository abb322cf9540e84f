import { countBrands } from "#data/queries/brand-counts.ts";
import { databaseContext } from "#web/context.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { MakeDirectory } from "#web/features/make-directory/make-directory.tsx";
import { makeDirectoryView } from "#web/features/make-directory/make-directory-view.ts";
import { loadContent } from "#web/routes/content/load-content.server.ts";
import type { Route } from "./+types/makes.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [content, counts] = await Promise.all([
    loadContent("bilar", context),
    countBrands(context.get(databaseContext)),
  ]);
  return { ...content, makes: makeDirectoryView(counts) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function MakesRoute({ loaderData: { view, makes } }: Route.ComponentProps) {
  return <ContentPage page={view} opening={<MakeDirectory makes={makes} />} contents={false} />;
}
