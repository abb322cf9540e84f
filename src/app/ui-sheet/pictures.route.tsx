import { data } from "react-router";
import { paths } from "#core/paths.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { uploadsContext } from "#platform/uploads/context.ts";
import { receiveForm } from "#platform/uploads/receive-form.ts";
import type { Route } from "./+types/pictures.route.ts";
import { requireOutsideProduction } from "./outside-production.ts";
import { sheetUploads, UploadForm } from "./upload-form.tsx";

const text = {
  title: "Bilder i ett formulär",
  description: "Fältet som bilder laddas upp i, mot servern som den är.",
};

/** A form with pictures that works for real: apart from the other parts, which are only shown. */
export function loader({ context }: Route.LoaderArgs) {
  requireOutsideProduction(context);
  return null;
}

/** With ids of uploads or, without JavaScript, with files. */
export async function action({ request, context }: Route.ActionArgs) {
  requireOutsideProduction(context);
  if (!isFromSameOrigin(originHeadersOf(request.headers), context.get(siteContext).publicOrigin))
    throw data("page", 403);
  const received = await receiveForm(context.get(uploadsContext), request, {
    field: sheetUploads,
    sender: "",
  });
  return data(received, { status: received.refused.length > 0 ? 422 : 200 });
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const canonical = { origin: root.loaderData.publicOrigin, path: paths.uiPictures() };
  return [...pageMeta(text, canonical), hiddenFromSearch];
}

export default function PicturesRoute({ actionData }: Route.ComponentProps) {
  return (
    <div className="page-width py-10">
      <h1 className="text-h1">{text.title}</h1>
      <p className="mt-3 mb-7 max-w-text text-lg text-ink-2">
        Fältet som bilder laddas upp i, mot servern som den är: välj, släpp, klistra in, ordna och ta bort.
      </p>
      <UploadForm answer={actionData ?? null} />
    </div>
  );
}
