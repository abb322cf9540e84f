import { Heart } from "lucide-react";
import { useStore } from "zustand";
import { paths } from "#core/paths.ts";
import { favoritesStore } from "#features/favourites/pages/favorites-store.ts";
import { IconLink } from "#ui/icon-link.tsx";

/** The number is filled in after the first paint, over the icon: nothing moves. */
export function FavoritesLink() {
  const count = useStore(favoritesStore, ({ plates }) => plates.size);
  return (
    <IconLink
      to={paths.favorites()}
      icon={Heart}
      label={count === 0 ? "Favoriter" : `Favoriter, ${count} sparade`}
      count={count}
    />
  );
}
