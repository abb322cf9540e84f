import { data } from "react-router";
import { isOutage } from "#data/outage.ts";
import { caseDeskContext, testDrivesContext } from "#web/context.ts";
import { PostedForm } from "#web/features/form/posted-form.tsx";
import { hiddenFromSearch } from "#web/page-meta.ts";
import type { Route } from "./+types/change-drive.ts";
import { changeHtml } from "./change-html.server.tsx";

/** For whoever has the signed address of the case; everybody else finds nothing. [DRIVE-12] */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const drives = context.get(testDrivesContext);
  try {
    const found = await context.get(caseDeskContext)?.find(token);
    const drive = found && (await drives?.find(found.id));
    if (!found || !drive || !drives) throw data("page", 404);
    return { html: await changeHtml({ found, drive, drives, token }, context) };
  } catch (error) {
    if (isOutage(error)) throw data("outage", 503);
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: "Flytta eller avboka provkörning" }, hiddenFromSearch] : [];
}

export default function ChangeDriveRoute({ loaderData }: Route.ComponentProps) {
  return <PostedForm html={loaderData.html} />;
}
