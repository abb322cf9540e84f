import { Bell, MapPin, Minus, Tag, Trash2, TrendingDown, TrendingUp } from "lucide-react";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { MileageRuler } from "#features/cars/pages/mileage-ruler.tsx";
import { makeInPath } from "#features/cars/pages/plate-in-path.ts";
import { PriceTag } from "#features/cars/pages/price-tag.tsx";
import { levelTexts } from "#features/cars/rules/price/market-label.ts";
import { CompareTick } from "#features/compare/pages/compare-tick.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import type { Favorite } from "../rules/favorites.ts";
import { CarLine } from "./car-line.tsx";
import { changeFavorites } from "./change-favorites.ts";
import { FavoriteNote } from "./favorite-note.tsx";
import type { SavedCarView, SinceView } from "./saved-car-view.ts";

type FavoriteRowProps = { car: SavedCarView; favorite: Favorite };

/** One saved car: what it is, its price and how that has changed since it was saved, and the visitor's note. */
export function FavoriteRow({ car, favorite }: FavoriteRowProps) {
  const { plate, card, state, since, taken, saveSearchTo, similar } = car;
  return (
    <article className="favorite rounded-md border border-line bg-surface">
      <div className="favorite-picture">
        <div className="studio aspect-3/2 overflow-hidden rounded-sm">
          <CarPicture picture={card.picture} in="card" muted={state === "sold"} />
        </div>
        {card.badge && (
          <span className="favorite-badge">
            <Badge tone={card.badge.tone}>{card.badge.label}</Badge>
          </span>
        )}
      </div>
      <div className="favorite-name">
        <h2 className="text-h4 wrap-anywhere">
          {card.path === null ? (
            card.name
          ) : (
            <SiteLink to={card.path} className="underline-offset-3 hover:underline">
              {card.name}
            </SiteLink>
          )}
        </h2>
        <p className="text-sm text-ink-2">{card.variant}</p>
      </div>
      <div className="favorite-price">
        <PriceTag price={card.price} />
        {card.market && <p className="mt-1 text-sm text-ink-2">{levelTexts[card.market]}</p>}
        {since && <PriceSinceSaved since={since} />}
      </div>
      <div className="favorite-facts">
        <p className="flex items-end gap-3.5">
          <b className="leading-tight font-[650] whitespace-nowrap">{card.mileage}</b>
          <MileageRuler percent={card.mileagePercent} />
        </p>
        <ul className="dotted-list mt-2 text-sm text-ink-2">
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="favorite-more grid gap-3">
        {taken && <Taken taken={taken} name={card.name} />}
        {similar.length > 0 && <InsteadOfSold cars={similar} />}
        <FavoriteNote plate={plate} name={card.name} note={favorite.note ?? ""} />
      </div>
      <div className="favorite-foot border-t border-line">
        <p className="flex items-center gap-1.5 text-xs text-ink-2 max-sm:pt-3">
          <MapPin aria-hidden strokeWidth={1.75} className="size-4" />
          {card.place}
        </p>
        <div className="flex flex-wrap">
          {card.path && state !== "sold" && (
            <span className="mr-3">
              <CompareTick plate={plate} make={makeInPath(card.path)} name={card.name} />
            </span>
          )}
          {saveSearchTo && (
            <ButtonLink to={saveSearchTo} variant="ghost" size="sm">
              <Bell aria-hidden strokeWidth={1.75} className="size-5" />
              Bevaka<span className="sr-only"> {card.name}</span>
            </ButtonLink>
          )}
          <RemoveButton plate={plate} name={card.name} />
        </div>
      </div>
    </article>
  );
}

/** Until when somebody else has reserved the car, and the link to its waiting list. */
function Taken({ taken: { until, to }, name }: { taken: NonNullable<SavedCarView["taken"]>; name: string }) {
  return (
    <Notice>
      {until ? `Reserverad till senast ${until}. Ofta släpps den tidigare.` : "Reserverad just nu."}{" "}
      <TextLink to={to}>
        Säg till när den blir ledig<span className="sr-only">: {name}</span>
      </TextLink>
    </Notice>
  );
}

/** A car that is no longer in the database: only its plate is known. */
export function UnknownRow({ favorite: { licenseplate, note } }: { favorite: Favorite }) {
  const name = displayPlate(licenseplate);
  return (
    <article className="rounded-md border border-line bg-surface px-5 pt-4">
      <h2 className="text-h4">{name}</h2>
      <p className="text-sm text-ink-2">Bilen finns inte längre hos oss.</p>
      {note && <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line">{note}</p>}
      <div className="mt-2 flex justify-end">
        <RemoveButton plate={licenseplate} name={name} />
      </div>
    </article>
  );
}

function RemoveButton({ plate, name }: { plate: string; name: string }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Trash2}
      onClick={() => void changeFavorites((list) => list.removeFavorite({ plate, name }))}
    >
      Ta bort<span className="sr-only"> {name}</span>
    </Button>
  );
}

const icons = { lower: TrendingDown, higher: TrendingUp, same: Minus, priced: Tag } as const;

function PriceSinceSaved({ since: { kind, what, when } }: { since: SinceView }) {
  const Icon = icons[kind];
  return (
    <p className="mt-2 flex gap-2 text-sm text-ink-2">
      <Icon aria-hidden strokeWidth={1.75} className="mt-px size-5 shrink-0 text-ink-3" />
      <span>
        <b className="font-[650] whitespace-nowrap text-ink">{what}</b> {when}
      </span>
    </p>
  );
}

function InsteadOfSold({ cars }: { cars: readonly CarCardView[] }) {
  return (
    <section>
      <h3 className="font-sans text-sm">De här liknar den</h3>
      <ul className="favorite-similar mt-2">
        {cars.map((car) => (
          <li key={car.path}>
            <CarLine car={car} />
          </li>
        ))}
      </ul>
    </section>
  );
}
