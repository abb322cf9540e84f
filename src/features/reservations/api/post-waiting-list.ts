import { paths } from "#core/paths.ts";
import { isWithinLimits, type SenderLimits, tooMany } from "#features/forms/api/form-limits.ts";
import { readOwnSubmission } from "#features/forms/api/read-own-submission.ts";
import type { SubmittedForm } from "#platform/http/site-variables.ts";
import type { Reservations } from "../reservation-services.ts";
import { waitingListRequest } from "../rules/reservation.ts";
import { errorsByField, waitingListForm } from "../rules/reservation-form.ts";
import { reservationRefusals } from "../rules/reservation-refusal.ts";

/** Somebody wants to know when a car is free again. Who stood in line before gets the same answer. */
export async function postWaitingList(
  request: Request,
  services: SenderLimits & { reservations: Pick<Reservations, "waitingList">; publicOrigin: string },
): Promise<{ page: string } | SubmittedForm> {
  const read = await readOwnSubmission(request, services.publicOrigin, ["licenseplate", "email"]);
  if ("refused" in read) return read.refused;
  const { sent, values } = read;
  const again = (
    status: number,
    notice: string | null,
    errors: SubmittedForm["errors"] = [],
  ): SubmittedForm => ({
    status,
    errors,
    notice,
    values,
  });
  const { success, data, error } = waitingListRequest.safeParse(sent);
  if (!success) {
    const errors = errorsByField(waitingListForm, error.issues);
    return errors.length > 0 ? again(422, null, errors) : again(404, reservationRefusals.unknown.title);
  }
  const { licenseplate, email } = data;
  if (!(await isWithinLimits(services, waitingListForm.name, email))) return again(429, tooMany);
  const joined = await services.reservations.waitingList.join(licenseplate, email);
  if (joined === "gone") return again(410, "Bilen går inte att vänta på längre");
  if (joined === "free") return again(409, "Bilen är ledig nu: du kan reservera den här");
  return { page: `${paths.reserve(licenseplate)}&kvitto=ko` };
}
