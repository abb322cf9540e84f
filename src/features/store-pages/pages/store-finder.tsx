import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#core/paths.ts";
import { distanceText } from "#features/stores/rules/distance.ts";
import { nearestFirst } from "#features/stores/rules/nearest-stores.ts";
import type { PostcodeSearch } from "#features/stores/rules/postcode.ts";
import { storeCountText } from "#features/stores/rules/store-count.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { PositionButton } from "./position-button.tsx";
import { PostcodeForm } from "./postcode-form.tsx";
import type { StoreLine } from "./store-line.ts";
import { StoreList } from "./store-list.tsx";
import { StoresMap } from "./stores-map.tsx";
import { usePosition } from "./use-position.ts";

type StoreFinderProps = { stores: StoreLine[]; search: PostcodeSearch };

/** The map, the way to ask for the nearest store, and the stores: by name, or nearest first. */
export function StoreFinder({ stores, search }: StoreFinderProps) {
  const visitor = usePosition(search.area && { postcode: search.entered, town: search.area.town });
  const [here, setHere] = useState<string | null>(null);
  const navigate = useNavigate();
  // A postcode that was asked for counts before a position that is remembered.
  const [isRequested, setRequested] = useState(false);
  const position = search.area === null || isRequested ? visitor.position : null;
  const from = position ?? search.area;
  const found = from && nearestFirst(stores, from);
  const nearest = found?.[0] ?? null;
  const requester = position
    ? `dig${visitor.town === null ? "" : ` (${visitor.town} med omnejd)`}`
    : search.area === null
      ? "dig"
      : `${search.entered} (${search.area.town} med omnejd)`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at is shown twice, and the list has the links.
    // biome-ignore lint/a11y/useKeyWithClickEvents: links click for keys too.
    <div
      className="stores-finder"
      onPointerOver={({ target }) => setHere(storeAt(target))}
      onPointerLeave={() => setHere(null)}
      onFocus={({ target }) => setHere(storeAt(target))}
      onBlur={() => setHere(null)}
      onClick={({ target }) => {
        const slug = target instanceof SVGElement ? storeAt(target) : null;
        if (slug !== null) void navigate(paths.store(slug));
      }}
    >
      <div className="lg:col-start-2">
        <PostcodeForm
          entered={search.entered || visitor.postcode}
          error={search.error}
          onSubmit={() => setRequested(false)}
        />
        <div className="mt-2">
          <PositionButton
            isKnown={visitor.position !== null || visitor.postcode !== "" || search.area !== null}
            onFound={(found) => {
              setRequested(true);
              void visitor.found(found);
            }}
            onReset={visitor.reset}
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
      <div>
        <StoresMap stores={stores} from={from} nearest={nearest?.place.slug ?? null} here={here} />
      </div>
      <StoreList
        here={here}
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

/** The store that is pointed at: a row of the list, or a post on the map. */
function storeAt(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest("[data-store]")?.getAttribute("data-store") ?? null)
    : null;
}
