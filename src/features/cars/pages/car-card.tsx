import { MapPin } from "lucide-react";
import { memo } from "react";
import { useStore } from "zustand";
import { paths } from "#core/paths.ts";
import { CompareTick } from "#features/compare/pages/compare-tick.tsx";
import { FavoriteHeart } from "#features/favourites/pages/favorite-button.tsx";
import { Badge } from "#ui/badge.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import type { CarCardView } from "./car-card-view.ts";
import { CarPicture } from "./car-picture.tsx";
import { MorePictures, PictureBars, rowStyle } from "./card-pictures.tsx";
import { liveStore } from "./live-store.ts";
import { MarketPill } from "./market-pill.tsx";
import { MileageRuler } from "./mileage-ruler.tsx";
import { makeInPath, plateInPath } from "./plate-in-path.ts";
import { SteadyPrice } from "./steady-price.tsx";
import { useCardPictures } from "./use-card-pictures.ts";
import "./car-card.css";

type CarCardProps = {
  car: CarCardView;
  eager?: boolean;
  first?: boolean;
  /** In a row that is swiped itself, a finger on a card means the row. */
  inRow?: boolean;
};

/** A list that changes keeps the cards of the cars that stay. */
export const CarCard = memo(Card, (before, now) => JSON.stringify(before) === JSON.stringify(now));

/** Name, mil, year and fuel, price: the same order, the same place, every time. The name's link covers the card. */
function Card({ car: loaded, eager = false, first = false, inRow = false }: CarCardProps) {
  const live = useStore(liveStore, (cars) => cars[loaded.path ?? ""]);
  const car = live ? { ...loaded, badge: live.badge, price: live.price } : loaded;
  const { picture, seen, handlers } = useCardPictures(car.path);
  const currentPicture = seen?.at ? seen.view?.pictures[seen.at] : undefined;
  const muted = car.price.kind === "sold";
  const plate = ownPlate(car.path);
  return (
    <article {...handlers} className={`link-card ${inRow ? "" : "swiped-sideways"}`}>
      <div ref={picture} className="studio relative aspect-3/2 overflow-hidden">
        <div style={rowStyle(seen)} className="relative size-full">
          <CarPicture key={car.picture?.url} picture={car.picture} in="card" {...{ eager, first, muted }} />
          {seen && <MorePictures {...{ seen, muted }} />}
        </div>
        {car.path && <PictureBars seen={seen} known={car.pictureCount ?? 1} isSwiped={!inRow} />}
        {car.badge && (
          <span className="absolute top-3.5 left-0 flex">
            <Badge tone={car.badge.tone}>{car.badge.label}</Badge>
          </span>
        )}
        {plate && <FavoriteHeart plate={plate} name={car.name} />}
      </div>
      <div className="flex flex-1 flex-col px-4.5 pt-4">
        <h3 className="text-[1.1875rem] leading-tight tracking-[-.008em] wrap-anywhere">
          {car.path === null ? (
            car.name
          ) : (
            <SiteLink
              to={currentPicture ? `${car.path}#${currentPicture.id}` : car.path}
              className="covering-link"
            >
              {car.name}
            </SiteLink>
          )}
        </h3>
        <p className="truncate text-sm text-ink-2">{car.variant}</p>
        <p className="mt-3 flex items-end gap-3.5">
          <b className="leading-tight font-[650] whitespace-nowrap">{car.mileage}</b>
          <MileageRuler percent={car.mileagePercent} />
        </p>
        <ul className="dotted-list mt-2 text-sm text-ink-2">
          {car.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="mt-3.5 flex-1">
          <SteadyPrice loaded={loaded.price} live={live?.price} />
          <MarketPill level={live ? live.market : loaded.market} keptFor={loaded.market} car={loaded} />
          {car.monthly && (
            <MonthlyRow monthly={live?.monthly ?? car.monthly} isPlaceholder={live && !live.monthly} />
          )}
        </div>
        <BadgeNote badge={car.badge?.note ? car.badge : loaded.badge} isPlaceholder={!car.badge?.note} />
        <div className="-mx-4.5 mt-3 flex min-h-12 items-center gap-1.5 border-t border-line px-4.5 text-xs text-ink-2">
          <MapPin aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
          <span className="truncate">{car.place}</span>
          {live && <span className="font-semibold whitespace-nowrap text-ink">Ändrad nyss</span>}
          {plate && !muted && <CompareTick plate={plate} make={makeInPath(car.path ?? "")} name={car.name} />}
        </div>
      </div>
    </article>
  );
}

/** Of a car of ours; what others advertise cannot be saved, nor what has no page. */
function ownPlate(path: string | null): string | null {
  return path === null || path.startsWith(paths.externalAdverts()) ? null : plateInPath(path);
}

type BadgeNoteProps = { badge: CarCardView["badge"]; isPlaceholder: boolean };

/** What the badge rests on, where its label does not tell; `isPlaceholder` keeps its place alone. */
function BadgeNote({ badge, isPlaceholder }: BadgeNoteProps) {
  if (!badge?.note) return null;
  return (
    <p className={`mt-2 text-xs text-ink-2 ${isPlaceholder ? "invisible" : ""}`}>
      {badge.label}: {badge.note}
    </p>
  );
}

type MonthlyRowProps = { monthly: NonNullable<CarCardView["monthly"]>; isPlaceholder?: boolean | undefined };

/** The monthly cost never without the effective rate, in the same size; `isPlaceholder` keeps its place alone. */
function MonthlyRow({ monthly, isPlaceholder = false }: MonthlyRowProps) {
  return (
    <dl
      className={`mt-2.5 grid grid-cols-2 gap-x-4 border-t border-line pt-2.5 ${isPlaceholder ? "invisible" : ""}`}
    >
      <div className="flex flex-col-reverse justify-end">
        <dt className="text-xs text-ink-2">{monthly.months}</dt>
        <dd className="leading-tight font-[650] whitespace-nowrap">{monthly.cost}</dd>
      </div>
      <div className="flex flex-col-reverse justify-end">
        <dt className="text-xs text-ink-2">effektiv ränta</dt>
        <dd className="leading-tight font-[650] whitespace-nowrap">{monthly.effectiveRate}</dd>
      </div>
    </dl>
  );
}
