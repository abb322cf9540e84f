import { useState } from "react";
import { distanceText } from "#features/stores/rules/distance.ts";
import { nearestFirst } from "#features/stores/rules/nearest-stores.ts";
import type { PostcodeSearch } from "#features/stores/rules/postcode.ts";
import { storeCountText } from "#features/stores/rules/store-count.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { PositionButton } from "./position-button.tsx";
import { PostcodeForm } from "./postcode-form.tsx";
import type { StoreLine } from "./store-line.ts";
import { StoreList } from "./store-list.tsx";
import { SwedenMap } from "./sweden-map.tsx";
import { usePosition } from "./use-position.ts";

type StoreFinderProps = { stores: StoreLine[]; search: PostcodeSearch };

/** The map, the way to ask for the nearest store, and the stores: by name, or nearest first. */
export function StoreFinder({ stores, search }: StoreFinderProps) {
  const here = usePosition(search.area && { postcode: search.entered, town: search.area.town });
  // A postcode that was asked for counts before a position that is remembered.
  const [isRequested, setRequested] = useState(false);
  const position = search.area === null || isRequested ? here.position : null;
  const from = position ?? search.area;
  const found = from && nearestFirst(stores, from);
  const nearest = found?.[0] ?? null;
  const requester = position
    ? `dig${here.town === null ? "" : ` (${here.town} med omnejd)`}`
    : search.area === null
      ? "dig"
      : `${search.entered} (${search.area.town} med omnejd)`;
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[18.75rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-x-20">
      <div className="lg:col-start-2">
        <PostcodeForm
          entered={search.entered || here.postcode}
          error={search.error}
          onSubmit={() => setRequested(false)}
        />
        <div className="mt-2">
          <PositionButton
            isKnown={here.position !== null || here.postcode !== "" || search.area !== null}
            onFound={(found) => {
              setRequested(true);
              void here.found(found);
            }}
            onReset={here.reset}
          />
        </div>
        <p role="status" className="mt-4 text-pretty empty:hidden">
          {nearest && (
            <>
              Närmast {requester} är{" "}
              <SiteLink
                to={nearest.place.path}
                className="font-semibold text-link underline underline-offset-3"
              >
                {nearest.place.place}
              </SiteLink>
              , {distanceText(nearest.mil)} bort. Avstånden är fågelvägen.
            </>
          )}
        </p>
      </div>
      <div className="mx-auto w-full max-w-70 lg:col-start-1 lg:max-w-none lg:row-span-2 lg:row-start-1">
        <div className="lg:sticky lg:top-24">
          <SwedenMap stores={stores} from={from} nearest={nearest?.place.slug ?? null} />
        </div>
      </div>
      <StoreList
        rows={found ?? stores.map((place) => ({ place, mil: null }))}
        heading={
          found
            ? "Butikerna, närmast först"
            : stores.length === 1
              ? "Vår butik"
              : `Alla ${storeCountText(stores.length)}`
        }
      />
    </div>
  );
}
