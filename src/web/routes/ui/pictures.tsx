import { data } from "react-router";
import { isFromOwnPage, saidBy } from "#domain/visitor/request-forgery.ts";
import { paths } from "#paths";
import { receiveForm } from "#services/uploads/receive-form.ts";
import { siteContext, uploadsContext } from "#web/context.ts";
import { sheetUploads, UploadForm } from "#web/features/ui-sheet/upload-form.tsx";
import { hiddenFromSearch, pageMeta } from "#web/page-meta.ts";
import { pageTexts } from "#web/page-texts.ts";
import type { Route } from "./+types/pictures.ts";
import { requireOutsideProduction } from "./outside-production.ts";

/** A form with pictures that works for real: apart from the other parts, which are only shown. */
export function loader({ context }: Route.LoaderArgs) {
  requireOutsideProduction(context);
  return null;
}

/** With ids of uploads or, without JavaScript, with files. [UPLOAD-14] */
export async function action({ request, context }: Route.ActionArgs) {
  requireOutsideProduction(context);
  const uploads = context.get(uploadsContext);
  if (!uploads) throw data("page", 404);
  if (!isFromOwnPage(saidBy(request.headers), context.get(siteContext).publicOrigin)) throw data("page", 403);
  const received = await receiveForm(uploads, request, sheetUploads);
  return data(received, { status: received.refused.length > 0 ? 422 : 200 });
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.uiPictures() };
  return [...pageMeta(pageTexts.uiPictures, canonical), hiddenFromSearch];
}

export default function PicturesRoute({ actionData }: Route.ComponentProps) {
  return (
    <div className="page-width py-10">
      <h1 className="text-h1">Bilder i ett formulär</h1>
      <p className="mt-3 mb-7 max-w-text text-lg text-ink-2">
        Fältet som bilder laddas upp i, mot servern som den är: välj, släpp, klistra in, ordna och ta bort.
      </p>
      <UploadForm answer={actionData ?? null} />
    </div>
  );
}
