import { data } from "react-router";
import { isFromOwnPage, saidBy } from "#domain/visitor/request-forgery.ts";
import { paths } from "#paths";
import { receiveForm } from "#services/uploads/receive-form.ts";
import { siteContext, uploadsContext } from "#web/context.ts";
import { UiSheet } from "#web/features/ui-sheet/ui-sheet.tsx";
import { sheetUploads, UploadSection } from "#web/features/ui-sheet/upload-section.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { pageTexts } from "#web/page-texts.ts";
import type { Route } from "./+types/ui.ts";

/** The parts of the kit, for those who build with them: there is no such page in production. [UI-39] */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(siteContext).appEnv === "production") throw data("page", 404);
  return null;
}

/** The form of the sheet, with ids of uploads or, without JavaScript, with files. [UPLOAD-14] */
export async function action({ request, context }: Route.ActionArgs) {
  const { appEnv, publicOrigin } = context.get(siteContext);
  const uploads = context.get(uploadsContext);
  if (appEnv === "production" || !uploads) throw data("page", 404);
  if (!isFromOwnPage(saidBy(request.headers), publicOrigin)) throw data("page", 403);
  const received = await receiveForm(uploads, request, sheetUploads);
  return data(received, { status: received.refused.length > 0 ? 422 : 200 });
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.ui() };
  return [...pageMeta(pageTexts.ui, canonical), { name: "robots", content: "noindex" }];
}

export default function UiRoute({ actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="page-width py-10">
        <h1 className="text-h1">Komponenter och tillstånd</h1>
        <p className="mt-3 max-w-text text-lg text-ink-2">
          Varje del i varje tillstånd, först i ljust och sedan i mörkt tema. Hovra, tabba och tryck för att se
          resten.
        </p>
        <h2 className="mt-10 mb-7 text-h2">Mot servern</h2>
        <UploadSection answer={actionData ?? null} />
      </div>
      <UiSheet theme="light" />
      <UiSheet theme="dark" />
    </>
  );
}
