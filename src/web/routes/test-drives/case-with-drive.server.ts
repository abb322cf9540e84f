import type { RouterContextProvider } from "react-router";
import type { WholeCase } from "#data/queries/cases.ts";
import { driveSteps } from "#domain/test-drive/drive-steps.ts";
import { driveTime } from "#domain/test-drive/drive-text.ts";
import { paths } from "#paths";
import { clockContext, testDrivesContext } from "#web/context.ts";
import type { CaseView } from "#web/features/case/case-view.ts";

/** The page of a case of a test drive says when and where, and leads to where that is changed. [DRIVE-10] */
export async function withDrive(
  view: CaseView,
  { kind, id, openedAt }: WholeCase,
  token: string,
  context: Readonly<RouterContextProvider>,
): Promise<CaseView> {
  const drives = kind === "testDrive" ? context.get(testDrivesContext) : null;
  const drive = await drives?.find(id);
  if (!drives || !drive) return view;
  const now = context.get(clockContext)();
  const span = { start: drive.startsAt, end: drive.endsAt };
  const store = drives.storeOf(drive.storeSlug);
  const isCancelled = drive.cancelledAt !== null;
  const place = store?.name ?? "";
  return {
    ...view,
    isDrive: !isCancelled,
    state: isCancelled ? "Avbokad" : drive.endsAt <= now ? view.state : "Bokad",
    receiptTitle: isCancelled ? "Provkörningen är avbokad" : "Provkörningen är bokad",
    steps: driveSteps({ ...span, place, bookedAt: openedAt, isCancelled }, now),
    facts: [
      { label: "Tid", text: driveTime(span) },
      ...(store ? [{ label: "Plats", text: `${store.name}, ${store.fullAddress}` }] : []),
      ...view.facts,
    ],
    ways:
      isCancelled || drive.startsAt <= now
        ? []
        : [{ text: "Flytta eller avboka", to: paths.caseDrive(token) }],
  };
}
