import { History } from "lucide-react";
import { formatDate } from "#core/dates/dates.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { type FavoriteChange, type FavoritesVisit, favoriteChange } from "../rules/favorite-visits.ts";
import type { Favorite } from "../rules/favorites.ts";
import type { SavedCarView } from "./saved-car-view.ts";

type SinceLastVisitProps = {
  before: FavoritesVisit;
  cars: readonly (SavedCarView & { favorite: Favorite })[];
};

/** A price that was cut is "new" here: beside the car it is told with the lowest price of the 30 days before. */
const texts = {
  sold: "såldes",
  reserved: "reserverades",
  free: "är ledig igen",
  priced: "fick pris",
  repriced: "har nytt pris",
} as const satisfies Record<FavoriteChange, string>;

const maxNamed = 6;

/** What has happened to the saved cars while nobody looked; nothing where nothing has. */
export function SinceLastVisit({ before, cars }: SinceLastVisitProps) {
  const changes = cars.flatMap((car) => {
    const change = favoriteChange(car, car.favorite.timestamp, before);
    return change ? [{ plate: car.plate, text: `${car.card.name} ${texts[change]}` }] : [];
  });
  if (changes.length === 0) return null;
  const more = changes.length - maxNamed;
  return (
    <section
      aria-labelledby="sedan-sist"
      className="favorites-since mb-4 flex gap-3 rounded-sm border border-line bg-surface px-4 py-3.5 text-sm"
    >
      <History aria-hidden strokeWidth={1.75} className="mt-px size-5 shrink-0" />
      <div>
        <h2 id="sedan-sist" className="font-sans text-sm">
          Sedan du var här {formatDate(new Date(before.at))}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-0.5 text-ink-2">
          {changes.slice(0, maxNamed).map(({ plate, text }) => (
            <li key={plate}>{text}</li>
          ))}
          {more > 0 && <li>och {carCountText(more)} till</li>}
        </ul>
      </div>
    </section>
  );
}
