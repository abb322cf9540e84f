import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { company } from "#domain/company/company.ts";
import { testDriveForm, withSlots } from "#domain/form/test-drive-form.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { plateComplaint } from "#domain/plate/plate-complaint.ts";
import { noDriveTexts } from "#domain/test-drive/may-drive.ts";
import { daysAhead } from "#domain/test-drive/slots.ts";
import { phoneLink } from "#domain/text/phone-link.ts";
import { paths } from "#paths";
import type { DriveOffer } from "#services/test-drives/test-drives.ts";
import { clockContext, postedFormContext, testDrivesContext } from "#web/context.ts";
import { emptyForm, FormView } from "#web/features/form/form-view.tsx";
import { type RideCar, RideOpening } from "#web/features/test-drive/ride-opening.tsx";
import { slotGroups } from "#web/features/test-drive/slot-groups.ts";

type Context = Readonly<RouterContextProvider>;

const noTimes = `Alla tider de närmaste ${daysAhead} dagarna är bokade. Ring oss så hittar vi en tid.`;

/** What stands above the text: the question for a plate, or the car with its free times. [DRIVE-8] */
export async function rideHtml(written: string | null, context: Context): Promise<string> {
  const read = licensePlate.safeParse(written ?? "");
  const drives = context.get(testDrivesContext);
  const posted = context.get(postedFormContext);
  const offer = read.success && drives ? await drives.offer(read.data) : null;
  const days = offer && "days" in offer ? offer.days : [];
  const isUnknown = offer !== null && offer.car === null;
  const complaint = isUnknown
    ? noDriveTexts.unknown
    : written !== null && !read.success
      ? plateComplaint(written)
      : null;
  return renderToStaticMarkup(
    <RideOpening
      car={offer && carOf(offer)}
      notice={noticeOf(offer) ?? (days.length === 0 ? (posted?.notice ?? null) : null)}
      plate={{ written: (written ?? "").slice(0, 20), complaint }}
      phone={phoneLink(offer?.store?.phoneNumber ?? company.phone.national)}
      form={
        days.length > 0 && offer?.car ? (
          <FormView
            form={withSlots(
              testDriveForm,
              slotGroups(days, context.get(clockContext)(), posted?.values.start ?? null),
            )}
            action={paths.ride()}
            fixed={{ licenseplate: offer.car.licenseplate }}
            state={posted ?? emptyForm}
            beside="Gratis, och du lovar ingenting. Bekräftelse med kalenderfil kommer med e-post."
          />
        ) : null
      }
    />,
  );
}

function noticeOf(offer: DriveOffer | null): string | null {
  if (offer === null || offer.car === null) return null;
  if ("reason" in offer) return noDriveTexts[offer.reason];
  return offer.days.length === 0 ? noTimes : null;
}

function carOf({ car, store }: DriveOffer): RideCar | null {
  if (!car) return null;
  return {
    title: car.title,
    plate: displayPlate(car.licenseplate),
    to: car.href,
    store: store && { name: store.name, to: paths.store(store.slug), address: store.fullAddress },
  };
}
