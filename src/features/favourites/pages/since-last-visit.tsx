import { History } from "lucide-react";
import { formatDate } from "#core/dates/dates.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { type FavoriteNews, type FavoritesVisit, favoriteNews } from "../rules/favorite-visits.ts";
import type { Favorite } from "../rules/favorites.ts";
import type { KeptCarView } from "./kept-car-view.ts";

type SinceLastVisitProps = {
  before: FavoritesVisit;
  cars: readonly (KeptCarView & { favorite: Favorite })[];
};

/** A price that was cut is "new" here: beside the car it is told with the lowest price of the 30 days before. */
const words = {
  sold: "såldes",
  reserved: "reserverades",
  free: "är ledig igen",
  priced: "fick pris",
  repriced: "har nytt pris",
} as const satisfies Record<FavoriteNews, string>;

const namedAtMost = 6;

/** What has happened to the saved cars while nobody looked; nothing where nothing has. */
export function SinceLastVisit({ before, cars }: SinceLastVisitProps) {
  const told = cars.flatMap((car) => {
    const news = favoriteNews(car, car.favorite.timestamp, before);
    return news ? [{ plate: car.plate, text: `${car.card.name} ${words[news]}` }] : [];
  });
  if (told.length === 0) return null;
  const more = told.length - namedAtMost;
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
          {told.slice(0, namedAtMost).map(({ plate, text }) => (
            <li key={plate}>{text}</li>
          ))}
          {more > 0 && <li>och {carCountText(more)} till</li>}
        </ul>
      </div>
    </section>
  );
}
