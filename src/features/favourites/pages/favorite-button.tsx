import { Heart } from "lucide-react";
import { useStore } from "zustand";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { changeFavorites } from "./change-favorites.ts";
import { favoritesStore } from "./favorites-store.ts";

type FavoriteProps = { plate: string; name: string };

function useFavorite({ plate, name }: FavoriteProps) {
  const isSaved = useStore(favoritesStore, ({ plates }) => plates.has(plate));
  const toggle = () => void changeFavorites(({ toggleFavorite }) => toggleFavorite({ plate, name }));
  return { isSaved, toggle };
}

/** The heart of a card, above the link that covers it. It is filled in after the first paint, and moves nothing. */
export function FavoriteHeart({ plate, name }: FavoriteProps) {
  const { isSaved, toggle } = useFavorite({ plate, name });
  return (
    <span className="absolute top-2.5 right-2.5 z-1 noscript:hidden print:hidden">
      <IconButton
        icon={Heart}
        variant="outlined"
        data-heart={plate}
        pressed={isSaved}
        label={`Spara ${name} som favorit`}
        onClick={toggle}
      />
    </span>
  );
}

/**
 * The same on an advert, with words. Both words have their room, so that nothing moves; which of them shows follows the
 * attribute, which is also set before this code is there.
 */
export function SaveButton({ plate, name }: FavoriteProps) {
  const { isSaved, toggle } = useFavorite({ plate, name });
  return (
    <span className="group noscript:hidden">
      <Button variant="secondary" size="sm" data-heart={plate} aria-pressed={isSaved} onClick={toggle}>
        <Heart
          aria-hidden
          strokeWidth={1.75}
          className="size-5 shrink-0 group-has-aria-pressed:fill-brand group-has-aria-pressed:text-brand"
        />
        <span className="inline-grid *:col-start-1 *:row-start-1">
          <span className="group-has-aria-pressed:invisible">Spara</span>
          <span className="invisible group-has-aria-pressed:visible">Sparad</span>
        </span>
      </Button>
    </span>
  );
}
