import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { ChosenDelivery } from "#features/delivery/rules/delivery.ts";
import { deliveryTo } from "#features/delivery/rules/delivery-offers.ts";
import { isWithinLimits, type SenderLimits, tooMany } from "#features/forms/api/form-limits.ts";
import { readOwnSubmission } from "#features/forms/api/read-own-submission.ts";
import type { FieldError } from "#features/forms/rules/form-field.ts";
import type { Position } from "#features/stores/rules/distance.ts";
import type { SubmittedForm } from "#platform/http/site-variables.ts";
import type { Reservations } from "../reservation-services.ts";
import { reservationRequest } from "../rules/reservation.ts";
import {
  askDelivery,
  errorsByField,
  headStartField,
  keyField,
  reservationFields,
  reservationForm,
  stepField,
} from "../rules/reservation-form.ts";
import { nothingReserved, reservationRefusals } from "../rules/reservation-refusal.ts";

/** Where a car of ours stands; null for a car that is none. */
type StandsAt = (plate: LicensePlate) => Position | null;

const carried = ["licenseplate", keyField, headStartField];

/** A car is held, and where its page is; or the form again, with what was typed and what stands in the way. */
export async function postReservation(
  request: Request,
  services: SenderLimits & {
    reservations: Reservations;
    clock: () => Date;
    publicOrigin: string;
    standsAt: StandsAt;
  },
): Promise<{ page: string } | SubmittedForm> {
  const { reservations, clock, publicOrigin, standsAt } = services;
  const read = await readOwnSubmission(request, publicOrigin, [
    ...carried,
    ...reservationForm.fields.map(({ name }) => name),
  ]);
  if ("refused" in read) return read.refused;
  const { sent, values } = read;
  const again = (status: number, errors: FieldError[], notice: string | null = null): SubmittedForm => ({
    status,
    errors,
    notice,
    values,
  });
  // Only the days and their prices are asked for; the page works them out from the postcode.
  if (sent[stepField] === askDelivery) {
    values.handover = "home";
    return again(200, []);
  }
  const { success, data, error } = reservationRequest.safeParse(sent);
  if (!success && error.issues.some(({ path }) => path[0] === "licenseplate"))
    return again(404, [], reservationRefusals.unknown.title);
  const delivery = readDelivery(values, standsAt, clock());
  const errors = [...(success ? [] : errorsByField(reservationForm, error.issues)), ...delivery.errors];
  if (!success || errors.length > 0) return again(422, errors);
  if (!(await isWithinLimits(services, reservationForm.name, data.email))) return again(429, [], tooMany);
  const { plate, ...person } = { plate: data.licenseplate, ...data };
  const reserved = await reservations.reserve({
    plate,
    name: person.name,
    email: person.email,
    phoneNumber: person.phoneNumber,
    delivery: delivery.chosen,
    key: values[keyField] || null,
    waitId: reservations.byLink.waitId(values[headStartField] || null),
  });
  if ("page" in reserved) return { page: `${reserved.page}?kvitto=1` };
  const { status, title, text } = reservationRefusals[reserved.refusal];
  return again(status, [], `${title}. ${text(reserved.car)} ${nothingReserved}`);
}

/** The day and price that were chosen, as the rules have them now: a form from yesterday may name a day that is gone. */
function readDelivery(
  values: Readonly<Record<string, string>>,
  standsAt: StandsAt,
  now: Date,
): { chosen: ChosenDelivery | null; errors: FieldError[] } {
  if (values.handover !== "home") return { chosen: null, errors: [] };
  const from = standsAt((values.licenseplate ?? "").toLowerCase() as LicensePlate);
  if (from === null) return { chosen: null, errors: [] };
  const result = deliveryTo(values.postcode ?? "", { from, today: stockholmDay(now) });
  if ("error" in result) return { chosen: null, errors: [{ field: "postcode", message: result.error }] };
  const { postcode, town, offers } = result;
  const offer = offers.find(({ day, way }) => `${day} ${way}` === values.deliveryDay);
  if (offer) return { chosen: { ...offer, postcode, town }, errors: [] };
  return {
    chosen: null,
    errors: [{ field: "deliveryDay", message: reservationFields.deliveryDay.message }],
  };
}
