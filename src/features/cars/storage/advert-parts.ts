import { getTableColumns, sql } from "drizzle-orm";
import * as z from "zod";
import type { Store } from "#features/stores/rules/store.ts";
import { storeFromRow } from "#features/stores/storage/row-to-store.ts";
import { stores } from "#features/stores/storage/stores.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { Car } from "../rules/car.ts";
import type { CarMedia } from "../rules/car-media.ts";
import type { ConditionFinding } from "../rules/condition.ts";
import type { CarImage } from "../rules/image.ts";
import type { PriceEvent } from "../rules/price/price-event.ts";
import { priceEvents } from "./car-events.table.ts";
import { carImages } from "./car-images.table.ts";
import { carMedia } from "./car-media.table.ts";
import { conditionFindings } from "./condition-findings.table.ts";

/** What an advert shows of a car beside what the stock in memory holds. */
export type AdvertParts = {
  images: CarImage[];
  media: CarMedia;
  findings: ConditionFinding[];
  priceEvents: PriceEvent[];
  store: Store;
  standsAt: Store;
};

/** Every column of a store under the name the code knows it by. */
const storeFields = sql.join(
  Object.entries(getTableColumns(stores)).map(([field, column]) => sql`${sql.raw(`'${field}'`)}, ${column}`),
  sql`, `,
);

type Row = Record<"images" | "media" | "findings" | "prices" | "stores", unknown>;

/** All of it in one statement: each question more would be a round trip more for the visitor. */
export async function findAdvertParts(
  db: Database,
  car: Pick<Car, "id" | "location" | "physicalLocation">,
): Promise<AdvertParts> {
  const { rows } = await db.execute<Row>(sql`select
    (select coalesce(json_agg(json_build_object(
        'url', ${carImages.url}, 'position', ${carImages.position},
        'type', ${carImages.type}, 'isHighlight', ${carImages.isHighlight},
        'preview', ${carImages.preview}
      ) order by ${carImages.position}), '[]')
      from ${carImages} where ${carImages.carId} = ${car.id}) as images,
    (select json_build_object(
        'spin', case when ${carMedia.spinFrames} is not null then json_build_object('frames', ${carMedia.spinFrames}) end,
        'video', case when ${carMedia.videoUrl} is not null
          then json_build_object('url', ${carMedia.videoUrl}, 'poster', ${carMedia.videoPoster}) end
      ) from ${carMedia} where ${carMedia.carId} = ${car.id}) as media,
    (select coalesce(json_agg(json_build_object(
        'part', ${conditionFindings.part}, 'verdict', ${conditionFindings.verdict},
        'note', ${conditionFindings.note}, 'imagePosition', ${conditionFindings.imagePosition}
      ) order by ${conditionFindings.id}), '[]')
      from ${conditionFindings} where ${conditionFindings.carId} = ${car.id}) as findings,
    (select coalesce(json_agg(json_build_object('at', ${priceEvents.at}, 'price', ${priceEvents.price})
        order by ${priceEvents.at}, ${priceEvents.id}), '[]')
      from ${priceEvents} where ${priceEvents.carId} = ${car.id}) as prices,
    (select json_agg(json_build_object(${storeFields})) from ${stores} where ${stores.slug} in (${car.location}, ${car.physicalLocation})) as stores`);
  const [row] = rows;
  if (!row) throw new Error("A select without a table answers with one row");
  const places = (row.stores as (typeof stores.$inferSelect)[]).map(storeFromRow);
  return {
    images: row.images as CarImage[],
    media: (row.media as CarMedia | null) ?? noMedia,
    findings: row.findings as ConditionFinding[],
    priceEvents: ledger.parse(row.prices),
    store: storeOf(places, car.location),
    standsAt: storeOf(places, car.physicalLocation),
  };
}

const noMedia: CarMedia = { spin: null, video: null };

/** JSON has no dates. */
const ledger = z.array(
  z.object({ at: z.string().transform((text) => new Date(text)), price: z.nullable(z.number()) }),
);

function storeOf(places: readonly Store[], slug: string): Store {
  const store = places.find((place) => place.slug === slug);
  if (!store) throw new Error(`The car names a store that is not there: ${slug}`);
  return store;
}
