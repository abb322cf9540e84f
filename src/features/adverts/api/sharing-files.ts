import { type Context, Hono } from "hono";
import { licensePlate } from "#core/plate/license-plate.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { stockOverview } from "#features/catalogue/service/stock/stock-overview.ts";
import { forAYear } from "#platform/http/cache-control.ts";
import { isNotModified } from "#platform/http/if-none-match.ts";
import { leadTo, type SiteMedia, sourceOfVariant } from "#platform/pictures/picture-files.ts";
import type { PictureStore } from "#platform/pictures/picture-store.ts";
import type { VariantSource } from "#platform/pictures/variants/serve-variants.ts";
import {
  hashOfSharing,
  type Sharing,
  type SharingKind,
  sharingAddress,
  sharingKinds,
  sharingOfCar,
  sharingOfStore,
  sharingPath,
} from "../service/sharing.ts";

/** Wide enough for the car's part of the picture, and made of what the advert shows anyway. */
const pictureWidth = 1080;
const brandCard = "/sharing-card.png";

/** Pictures for pages that are shared: /files/share/cars/<plate>/<hash>.jpg. */
export function sharingFiles({
  stock,
  pictures,
  media,
}: {
  stock: LiveCatalogue;
  pictures: PictureStore;
  media: SiteMedia;
}) {
  const find: Record<SharingKind, (name: string) => Sharing | null> = {
    cars: (name) => {
      const plate = licensePlate.safeParse(name);
      const { listed, sold } = stock.catalogs();
      const car =
        plate.success && (findCarWithPlate(listed, plate.data) ?? findCarWithPlate(sold, plate.data));
      return car ? sharingOfCar(car) : null;
    },
    stores: (slug) => {
      const { chain, listed } = stock.catalogs();
      const store = chain.stores.find((known) => known.slug === slug);
      const { stores, buyable } = stockOverview(listed);
      const cars = buyable.filter(({ location }) => location === slug);
      return store ? sharingOfStore(store, cars, stores.get(slug) ?? 0) : null;
    },
  };
  const files = new Hono();
  for (const kind of sharingKinds)
    files.get(`${sharingPath}${kind}/:name/:file`, async (c) => {
      const { name, file } = c.req.param();
      const sharing = find[kind](name);
      if (!sharing) return leadTo(c, brandCard);
      const address = sharingAddress(kind, name, sharing);
      // What was shared before a change shows what is true now.
      if (!address.endsWith(`/${file}`)) return leadTo(c, address);
      return send(c, sharing);
    });

  async function send(c: Context, sharing: Sharing) {
    const cover = sourceOfVariant(sharing.picture.replace(/\.[a-z0-9]+$/, ""), { pictures, media });
    if (!cover) return leadTo(c, brandCard);
    const source: VariantSource = {
      hash: `share ${hashOfSharing(sharing)}`,
      // The whole picture: a part of it may be too narrow for its frame.
      job: async (width) => ({
        ...(await cover.job(width)),
        crop: null,
        card: { ...sharing.card, logo: media.logo },
      }),
    };
    const pictureFile = await media.variants.find(source, pictureWidth, ["jpeg"]);
    if (pictureFile?.state !== "final") return leadTo(c, brandCard);
    const headers = { etag: pictureFile.etag, "cache-control": forAYear, "content-type": "image/jpeg" };
    if (isNotModified(pictureFile.etag, c.req.header("if-none-match"))) return c.body(null, 304, headers);
    return c.body(new Uint8Array(pictureFile.bytes), 200, headers);
  }
  return files;
}
