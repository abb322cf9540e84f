import { paths } from "#core/paths.ts";
import { isWithinLimits, type LimitNeeds, tooMany } from "#features/forms/api/form-limits.ts";
import { readOwnPost } from "#features/forms/api/read-own-post.ts";
import type { PostedForm } from "#platform/http/site-variables.ts";
import { holdRefusals } from "../rules/hold-refusal.ts";
import { waitRequest } from "../rules/reservation.ts";
import { errorsByField, waitForm } from "../rules/reservation-form.ts";
import type { SiteHolds } from "./open-site-holds.ts";

type Needs = Pick<SiteHolds, "line"> & LimitNeeds & { publicOrigin: string };

/** Somebody wants to know when a car is free again. Who stood in line before gets the same answer. */
export async function postWait(request: Request, needs: Needs): Promise<{ page: string } | PostedForm> {
  const read = await readOwnPost(request, needs.publicOrigin, ["licenseplate", "email"]);
  if ("refused" in read) return read.refused;
  const { sent, values } = read;
  const again = (status: number, notice: string | null, errors: PostedForm["errors"] = []): PostedForm => ({
    status,
    errors,
    notice,
    values,
  });
  const { success, data, error } = waitRequest.safeParse(sent);
  if (!success) {
    const errors = errorsByField(waitForm, error.issues);
    return errors.length > 0 ? again(422, null, errors) : again(404, holdRefusals.unknown.title);
  }
  const { licenseplate, email } = data;
  if (!(await isWithinLimits(needs, waitForm.name, email))) return again(429, tooMany);
  const joined = await needs.line.join(licenseplate, email);
  if (joined === "gone") return again(410, "Bilen går inte att vänta på längre");
  if (joined === "free") return again(409, "Bilen är ledig nu: du kan reservera den här");
  return { page: `${paths.reserve(licenseplate)}&kvitto=ko` };
}
