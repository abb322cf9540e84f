import { Heart } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { paths } from "#core/paths.ts";
import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { CarGrid } from "#features/cars/pages/car-grid.tsx";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { showToast } from "#platform/browser/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/state-panel.tsx";
import { changeFavorites } from "./change-favorites.ts";
import { favoritesStore } from "./favorites-store.ts";

type SharedListPageProps = { cars: CarCardView[]; plates: string[]; missing: number; today: string };

/** What somebody else has saved: the cars as they are today, and nothing about who shared them. */
export function SharedListPage({ cars, plates, missing, today }: SharedListPageProps) {
  return (
    <div className="page-width pt-8 pb-(--ms-section) lg:pt-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h1">En lista med {carCountText(cars.length)}</h1>
          <p className="mt-1.5 text-ink-2">
            Någon har delat sina favoriter med dig. Priserna är dagens, {today}.
            {missing > 0 && ` ${carCountText(missing)} i listan finns inte längre hos oss.`}
          </p>
        </div>
        {cars.length > 0 && <SaveAll plates={plates} />}
      </div>
      {cars.length === 0 ? (
        <EmptyState
          title="Listan är tom just nu"
          actions={<ButtonLink to={paths.buy()}>Se bilar till salu</ButtonLink>}
        >
          Den som delar den har inga bilar sparade.
        </EmptyState>
      ) : (
        <CarGrid cars={cars} />
      )}
    </div>
  );
}

function SaveAll({ plates }: { plates: readonly string[] }) {
  const isSaved = useStore(favoritesStore, (saved) => plates.every((plate) => saved.plates.has(plate)));
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const isDone = await changeFavorites(({ saveAll }) => saveAll(plates));
    setBusy(false);
    if (!isDone) return;
    const link = { label: "Visa favoriter", to: paths.favorites() };
    showToast({ variant: "success", title: "Bilarna är sparade", link });
  };
  return (
    <span className="noscript:hidden">
      <Button icon={Heart} loading={isBusy} disabled={isSaved} onClick={() => void save()}>
        {isSaved ? "Alla är sparade" : `Spara alla ${plates.length}`}
      </Button>
    </span>
  );
}

export function EndedList() {
  return (
    <div className="page-width pt-8 pb-(--ms-section) lg:pt-12">
      <h1 className="text-h1">Listan delas inte längre</h1>
      <p className="mt-1.5 mb-5 text-ink-2">Den som delade listan har slutat dela den.</p>
      <ButtonLink to={paths.buy()}>Se bilar till salu</ButtonLink>
    </div>
  );
}
