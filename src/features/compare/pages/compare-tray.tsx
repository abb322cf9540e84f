import { X } from "lucide-react";
import { useMemo } from "react";
import { useStore } from "zustand";
import { paths } from "#core/paths.ts";
import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { useSavedCars } from "#features/favourites/pages/use-saved-cars.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { changeComparison, compareStore } from "./compare-store.ts";

/** What is ticked, along the bottom of a list; nothing above it moves. */
export function CompareTray() {
  const cars = useStore(compareStore, (store) => store.cars);
  const savedPlates = useMemo(() => cars.map(({ licenseplate }) => ({ licenseplate, timestamp: 0 })), [cars]);
  const pictures = useSavedCars(savedPlates).view?.cars ?? [];
  if (cars.length === 0) return null;
  return (
    <section
      aria-label="Jämförelse"
      className="sticky bottom-0 z-(--ms-z-bar) border-t border-line-2 bg-raised pb-[env(safe-area-inset-bottom)] shadow-2 [anchor-name:--bottom-bar] print:hidden"
    >
      <div className="page-width flex min-h-18 items-center gap-3">
        <ul className="flex min-w-0 flex-1 flex-wrap gap-1 sm:gap-2">
          {cars.map((car) => (
            <li
              key={car.licenseplate}
              className="relative flex items-center gap-2.5 rounded-sm border border-line text-sm font-medium sm:p-1"
            >
              <span className="studio block w-12 shrink-0 overflow-hidden rounded-xs h-11 lg:w-18">
                <TrayPicture card={pictures.find(({ plate }) => plate === car.licenseplate)?.card} />
              </span>
              <span className="max-sm:sr-only">{car.title}</span>
              <span className="max-sm:absolute max-sm:-top-2.5 max-sm:-right-2.5 max-sm:before:absolute max-sm:before:inset-3 max-sm:before:rounded-full max-sm:before:bg-surface">
                <IconButton
                  icon={X}
                  label={`Ta bort ${car.title} från jämförelsen`}
                  onClick={() => void changeComparison(({ toggleCompared }) => toggleCompared(car))}
                />
              </span>
            </li>
          ))}
          {cars.length === 1 && (
            <li className="flex items-center px-2 text-sm text-ink-2 max-sm:sr-only">
              Välj en till så kan du jämföra
            </li>
          )}
        </ul>
        <ButtonLink to={paths.compare(cars.map(({ licenseplate }) => licenseplate))}>
          <span>
            Jämför {cars.length}
            <span className="max-sm:sr-only">{cars.length === 1 ? " bil" : " bilar"}</span>
          </span>
        </ButtonLink>
      </div>
    </section>
  );
}

/** As the car is now; its place is there before, so that nothing moves. */
function TrayPicture({ card }: { card: CarCardView | undefined }) {
  return card && <CarPicture picture={card.picture && { ...card.picture, alt: "" }} in="thumbnail" />;
}
