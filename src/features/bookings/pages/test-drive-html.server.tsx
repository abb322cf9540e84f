import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { formatPhone } from "#core/person/phone.ts";
import { phoneLink } from "#core/person/phone-link.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { plateErrorText } from "#core/plate/plate-error-text.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { emptyForm, FormView } from "#features/forms/pages/form-view.tsx";
import { reservationPaths } from "#features/reservations/rules/reservation-paths.ts";
import type { ReservationRow } from "#features/reservations/storage/reservations.ts";
import { clockContext } from "#platform/pages/context.ts";
import { testDrivesContext } from "../context.ts";
import { noTestDriveTexts } from "../rules/may-drive.ts";
import { allTimesQuery, testDriveForm, withSlots } from "../rules/test-drive-form.ts";
import { timeRules } from "../rules/time-rules.ts";
import type { TestDriveOffer } from "../service/test-drives.ts";
import { slotGroups } from "./slot-groups.ts";
import { type TestDriveCar, TestDriveSection } from "./test-drive-section.tsx";

type Context = Readonly<RouterContextProvider>;

const noTimes = `Alla tider de närmaste ${timeRules.testDrive.daysAhead} dagarna är bokade. Ring oss så hittar vi en tid.`;

/**
 * What stands above the text: the question for a plate, or the car with its free times. With a reservation it is for whoever holds
 * the car.
 */
export async function testDriveHtml(
  plateInput: string | null,
  context: Context,
  reservation: (ReservationRow & { token: string }) | null = null,
): Promise<string> {
  const read = licensePlate.safeParse(plateInput ?? "");
  const submission = context.get(submittedFormContext);
  const offer = read.success
    ? await context.get(testDrivesContext).offer(read.data, { reservation: reservation?.number ?? null })
    : null;
  const days = offer && "days" in offer ? offer.days : [];
  const now = context.get(clockContext)();
  const chosen = submission?.values.start ?? null;
  const groups = slotGroups(days, now, { chosen, isFull: submission?.status !== 409 });
  const hasMore = groups.length < days.length;
  const action = reservation ? reservationPaths.drive(reservation.token) : paths.ride();
  const isUnknown = offer !== null && offer.car === null;
  const complaint = isUnknown
    ? noTestDriveTexts.unknown
    : plateInput !== null && !read.success
      ? plateErrorText(plateInput)
      : null;
  return renderToStaticMarkup(
    <TestDriveSection
      car={offer && carOf(offer)}
      notice={noticeOf(offer) ?? (days.length === 0 ? (submission?.notice ?? null) : null)}
      reservationTo={reservation && reservationPaths.reservation(reservation.token)}
      plate={{ plateInput: (plateInput ?? "").slice(0, 20), complaint }}
      phone={phoneLink(offer?.store?.phoneNumber ?? company.phone.national)}
      form={
        days.length > 0 && offer?.car ? (
          <FormView
            form={withSlots(testDriveForm, groups)}
            action={action}
            more={hasMore ? { text: "Visa alla lediga tider", action: `${action}?${allTimesQuery}` } : null}
            fixed={{ licenseplate: offer.car.licenseplate }}
            state={
              submission ?? (reservation ? { ...emptyForm, values: customerOf(reservation) } : emptyForm)
            }
            footnote="Gratis, och du lovar ingenting. Bekräftelse med kalenderfil kommer med e-post."
          />
        ) : null
      }
    />,
  );
}

/** What we know of whoever holds the car, so that it need not be typed again. */
function customerOf({ name, email, phoneNumber }: ReservationRow): Record<string, string> {
  return { name: name ?? "", email: email ?? "", phoneNumber: formatPhone(phoneNumber) ?? "" };
}

function noticeOf(offer: TestDriveOffer | null): string | null {
  if (offer === null || offer.car === null) return null;
  if ("reason" in offer) return noTestDriveTexts[offer.reason];
  return offer.days.length === 0 ? noTimes : null;
}

function carOf({ car, store }: TestDriveOffer): TestDriveCar | null {
  if (!car) return null;
  return {
    title: car.title,
    plate: displayPlate(car.licenseplate),
    to: car.href,
    store: store && { name: store.name, to: paths.store(store.slug), address: store.fullAddress },
  };
}
