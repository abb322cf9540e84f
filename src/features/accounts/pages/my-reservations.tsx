import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Plate } from "#ui/plate.tsx";
import { Progress } from "#ui/progress.tsx";
import type { MyReservation } from "./overview-view.ts";

/** The cars that are held now, each with how much of its time is left. */
export function MyReservations({ reservations }: { reservations: readonly MyReservation[] }) {
  return reservations.map(({ number, title, plate, line, price, picture, to, until, percent }) => (
    <article
      key={number}
      className={`grid overflow-hidden rounded-md border border-line bg-surface ${picture ? "md:grid-cols-2" : ""}`}
    >
      {picture && (
        <div className="relative max-md:aspect-[3/2]">
          <img
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
            className="photo size-full object-cover md:absolute md:inset-0"
          />
          <span className="absolute top-3.5 left-0">
            <Badge tone="info">Reserverad för dig</Badge>
          </span>
        </div>
      )}
      <div className="min-w-0 p-5 sm:p-6">
        <div className="flex flex-wrap justify-between gap-4">
          <div className="min-w-0">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 mb-3 text-sm text-ink-2">{line}</p>
            <Plate text={plate} />
          </div>
          <p className="font-display text-h2">{price}</p>
        </div>
        <div className="mt-5">
          <Progress percent={percent} label={`Av tiden har gått: bilen släpps ${until}`} />
          <p className="mt-3 text-sm text-ink-2">
            Hålls åt dig till <b className="font-semibold text-ink">{until}</b>. Utan kostnad och inte
            bindande.
          </p>
        </div>
        <p className="mt-5">
          <ButtonLink to={to}>Boka provkörning eller avboka</ButtonLink>
        </p>
      </div>
    </article>
  ));
}
