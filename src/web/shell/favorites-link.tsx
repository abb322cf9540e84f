import { Heart } from "lucide-react";
import { useStore } from "zustand";
import { paths } from "#paths";
import { IconLink } from "#ui/icon-link.tsx";
import { favoritesStore } from "#web/state/favorites-store.ts";

/** The number is filled in after the first paint, over the icon: nothing moves. [FAVPAGE-2] */
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
