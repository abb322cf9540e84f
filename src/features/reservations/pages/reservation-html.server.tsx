import { renderToStaticMarkup } from "react-dom/server";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { formatClock, formatDayAndClock } from "../rules/format-moments.ts";
import type { FrozenAdvert } from "../rules/frozen-advert.ts";
import { reservationPaths } from "../rules/reservation-paths.ts";
import { waitingListRules } from "../rules/waiting-list-text.ts";
import type { ReservationRow } from "../storage/reservations.ts";
import type { WaitingListCar, WaitingListRow } from "../storage/waiting-list.ts";
import { ConfirmPage } from "./confirm-page.tsx";
import { ReservationPage } from "./reservation-page.tsx";
import type { ReservationView } from "./reservation-view.ts";
import { ReservePage } from "./reserve-page.tsx";
import type { ReserveView } from "./reserve-view.ts";

/** Nothing happens to these pages in the browser: they cost no script. */
export function reservationHtml(view: ReservationView): string {
  return renderToStaticMarkup(<ReservationPage view={view} />);
}

export function reserveHtml(view: ReserveView): string {
  return renderToStaticMarkup(<ReservePage view={view} />);
}

export function cancelHtml(reservation: ReservationRow, token: string, notice: string | null): string {
  const advert = JSON.parse(reservation.advert) as FrozenAdvert;
  return renderToStaticMarkup(
    <ConfirmPage
      crumb={`Reservation ${displayCaseNumber(reservation.number)}`}
      title="Avboka reservationen?"
      text={`${advert.title}, ${advert.plate}, hålls åt dig till ${formatDayAndClock(reservation.until)}. Avbokar du blir bilen ledig direkt och kön får veta det. Det kostar inget.`}
      notice={notice}
      drawing="handover"
    >
      <form method="post" action={reservationPaths.cancel(token)}>
        <Button type="submit" variant="danger">
          Avboka
        </Button>
      </form>
      <ButtonLink to={reservationPaths.reservation(token)} variant="secondary">
        Behåll
      </ButtonLink>
    </ConfirmPage>,
  );
}

/** The free times of the held car, for its holder. */
export function driveHtml(reservation: ReservationRow, token: string, times: string): string {
  const number = `Reservation ${displayCaseNumber(reservation.number)}`;
  const crumbs = [
    { label: "Start", to: paths.home() },
    { label: number, to: reservationPaths.reservation(token) },
    { label: "Boka provkörning" },
  ];
  return renderToStaticMarkup(
    <div className="page-width pb-(--ms-section) lg:pt-4">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-6 text-h1">Provkör bilen du har reserverat</h1>
      <p className="mt-3 mb-8 max-w-160 text-ink-2">
        Bilen hålls åt dig till {formatDayAndClock(reservation.until)}. Provkörningen gäller även om
        reservationen går ut innan dess, så länge bilen inte är såld. Har någon annan hunnit reservera den då
        hör vi av oss.
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server. */}
      <div dangerouslySetInnerHTML={{ __html: times }} />
    </div>,
  );
}

type Waiting = {
  wait: WaitingListRow & { car: WaitingListCar; position: number | null };
  token: string;
  now: Date;
  notice: string | null;
};

export function waitingListHtml({ wait, token, now, notice }: Waiting): string {
  const { licenseplate } = wait.car;
  const isFirst = wait.headStartUntil !== null && wait.headStartUntil > now && canBeBought(wait.car);
  const message = messageTo(wait, isFirst);
  return renderToStaticMarkup(
    <ConfirmPage crumb="Din plats i kön" {...message} notice={notice} drawing="road">
      {isFirst && (
        <ButtonLink
          to={reservationPaths.reserveFirst(licenseplate, token)}
        >{`Reservera gratis i ${company.reservationHours} timmar`}</ButtonLink>
      )}
      {wait.endedAt === null ? (
        <form method="post" action={reservationPaths.wait(token)}>
          <Button type="submit" variant="secondary">
            {isFirst ? "Nej tack, lämna kön" : "Lämna kön"}
          </Button>
        </form>
      ) : (
        <ButtonLink to={paths.shortLink(licenseplate)}>Visa bilen</ButtonLink>
      )}
    </ConfirmPage>,
  );
}

const endings = {
  left: "Du har lämnat kön, och vi mejlar inte mer om den här bilen.",
  held: "Du har reserverat bilen.",
  told: "Du har fått veta att bilen är ledig. Först till kvarn gäller.",
  gone: "Bilen är såld.",
} as const;

function messageTo(wait: Waiting["wait"], isFirst: boolean): { title: string; text: string } {
  const plate = displayPlate(wait.car.licenseplate);
  if (wait.ended) return { title: "Du står inte längre i kön", text: `${plate}. ${endings[wait.ended]}` };
  if (isFirst && wait.headStartUntil)
    return {
      title: "Bilen är ledig, du är först",
      text: `${plate}. Ditt försprång gäller till ${formatClock(wait.headStartUntil)}. Sedan får de andra i kön veta att den är ledig.`,
    };
  return { title: `Du är nummer ${wait.position ?? 1} i kön`, text: `${plate}. ${waitingListRules}` };
}
