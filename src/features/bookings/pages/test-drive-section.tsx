import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Plate } from "#ui/plate.tsx";
import { PlateField } from "#ui/plate-input.tsx";
import { timeRules } from "../rules/time-rules.ts";

export type TestDriveCar = {
  title: string;
  plate: string;
  to: string;
  store: { name: string; to: string; address: string } | null;
};

type TestDriveSectionProps = {
  /** The car that somebody wants to drive; null until a plate of ours is given. */
  car: TestDriveCar | null;
  /** Why it cannot be booked. */
  notice: string | null;
  /** What was written where a plate should be, and what is wrong with it. */
  plate: { plateInput: string; complaint: string | null };
  /** The form with the free times; null where there is nothing to book. */
  form: ReactNode;
  /** The page of the reservation, for whoever holds the car: it is about no other. */
  reservationTo: string | null;
  phone: { href: string; text: string };
};

/** Which car, when and who: the whole booking on one page, as plain HTML. */
export function TestDriveSection({ car, notice, plate, form, reservationTo, phone }: TestDriveSectionProps) {
  return (
    <section id="boka">
      <h2 className="mb-2 text-h2">Boka provkörning</h2>
      {car && (
        <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Plate text={car.plate} />
          <TextLink to={car.to}>{car.title}</TextLink>
          {car.store && (
            <span>
              Bilen står hos <TextLink to={car.store.to}>{car.store.name}</TextLink>, {car.store.address}.
            </span>
          )}
        </p>
      )}
      {notice && (
        <div className="mb-6 grid max-w-160 gap-4">
          <Notice>{notice}</Notice>
          <p>
            <ButtonLink to={phone.href} variant="secondary">
              Ring {phone.text}
            </ButtonLink>
          </p>
        </div>
      )}
      {form ?? (reservationTo === null && <PlateQuestion {...plate} />)}
      {reservationTo !== null ? (
        <p className="mt-6 text-sm">
          <TextLink to={reservationTo}>Tillbaka till reservationen</TextLink>
        </p>
      ) : (
        form && (
          <p className="mt-6 text-sm">
            <TextLink to={paths.ride()}>Välj en annan bil</TextLink>
          </p>
        )
      )}
    </section>
  );
}

function PlateQuestion({ plateInput, complaint }: TestDriveSectionProps["plate"]) {
  return (
    <form method="get" action={`${paths.ride()}#boka`} className="grid max-w-160 gap-6">
      <p className="text-ink-2">
        En provkörning tar {timeRules.testDrive.minutes} minuter och är gratis. Du väljer tid själv och får en
        bekräftelse med kalenderfil på en gång.
      </p>
      <Field
        id="ride-licenseplate"
        label="Vilken bil vill du provköra?"
        hint="Registreringsnumret står i annonsen."
        {...(complaint === null ? {} : { error: complaint })}
      >
        {(control) => (
          <span className="block max-w-64">
            <PlateField {...control} name="licenseplate" defaultValue={plateInput} />
          </span>
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg">
          Visa lediga tider
        </Button>
        <TextLink to={paths.buy()}>Hitta en bil</TextLink>
      </div>
    </form>
  );
}
