import { renderToStaticMarkup } from "react-dom/server";
import { data, type RouterContextProvider } from "react-router";
import type { WholeCase } from "#data/queries/cases.ts";
import type { DriveRow } from "#data/queries/test-drives.ts";
import { displayCaseNumber } from "#domain/case/case-number.ts";
import { moveForm, withSlots } from "#domain/form/test-drive-form.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { driveTime } from "#domain/test-drive/drive-text.ts";
import { noDriveTexts } from "#domain/test-drive/may-drive.ts";
import { daysAhead } from "#domain/test-drive/slots.ts";
import { paths } from "#paths";
import type { TestDrives } from "#services/test-drives/test-drives.ts";
import { clockContext, postedFormContext, testDrivesContext } from "#web/context.ts";
import { emptyForm, FormView } from "#web/features/form/form-view.tsx";
import { ChangePage, type ChangeView } from "#web/features/test-drive/change-page.tsx";
import { slotGroups } from "#web/features/test-drive/slot-groups.ts";

type Asked = { found: WholeCase; token: string };
type Wanted = Asked & { drive: DriveRow; drives: TestDrives };

/** Where a case has a drive; nowhere else. [DRIVE-12] */
export async function changePage(part: string, asked: Asked, context: Readonly<RouterContextProvider>) {
  const drives = part === "provkorning" ? context.get(testDrivesContext) : null;
  const drive = await drives?.find(asked.found.id);
  if (!drives || !drive) throw data("page", 404);
  return {
    title: "Flytta eller avboka provkörning",
    html: await changeHtml({ ...asked, drive, drives }, context),
  };
}

/** The drive as it is, the times it can be moved to, and the way out. */
async function changeHtml(
  { found, drive, drives, token }: Wanted,
  context: Readonly<RouterContextProvider>,
): Promise<string> {
  const now = context.get(clockContext)();
  const posted = context.get(postedFormContext);
  const offer = await drives.offer(drive.licenseplate, { isBooked: true });
  const store = drives.storeOf(drive.storeSlug);
  const title = offer.car ? `${offer.car.title}, ` : "";
  const page: ChangeView = {
    number: displayCaseNumber(found.number),
    casePath: paths.case(token),
    action: paths.caseDrive(token),
    facts: [
      { label: "Tid", text: driveTime({ start: drive.startsAt, end: drive.endsAt }) },
      { label: "Bil", text: `${title}${displayPlate(drive.licenseplate)}` },
      ...(store ? [{ label: "Plats", text: store.name }] : []),
    ],
    over: overText(drive, now),
    notice: null,
  };
  const groups = "days" in offer ? slotGroups(offer.days, now, { chosen: posted?.values.start ?? null }) : [];
  const form =
    groups.length > 0 ? (
      <FormView
        form={withSlots(moveForm, groups)}
        action={page.action}
        fixed={{ gor: "flytta" }}
        state={posted ?? emptyForm}
      />
    ) : (
      <p className="text-ink-2">
        {"reason" in offer
          ? noDriveTexts[offer.reason]
          : `Alla tider de närmaste ${daysAhead} dagarna är bokade.`}
      </p>
    );
  const notice = groups.length > 0 ? null : (posted?.notice ?? posted?.errors[0]?.message ?? null);
  return renderToStaticMarkup(<ChangePage page={{ ...page, notice }} form={form} />);
}

function overText({ cancelledAt, startsAt }: DriveRow, now: Date): string | null {
  if (cancelledAt !== null) return "Provkörningen är avbokad.";
  return startsAt <= now ? "Provkörningen har varit och går inte att ändra." : null;
}
