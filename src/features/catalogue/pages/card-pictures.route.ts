import { type CardPicturesView, cardPicturesView } from "#features/cars/pages/card-pictures-view.ts";
import { factsContext } from "#features/site-facts/context.ts";
import { isOutage } from "#platform/db/outage.ts";
import { stockContext } from "../context.ts";
import type { Route } from "./+types/card-pictures.route.ts";
import { findAdvert } from "./find-advert.server.ts";

const none: CardPicturesView = { pictures: [], total: 0 };

/** What a card shows when somebody looks through its pictures: data, no page of its own. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const advert = findAdvert(context.get(stockContext).catalogs(), params.licenseplate);
  if (!advert) return Response.json(none, { status: 404 });
  const facts = context.get(factsContext);
  try {
    const { value, isOutdated } = await facts.advertParts(advert.car);
    if (isOutdated) facts.onOutdated();
    return Response.json(cardPicturesView(value.images));
  } catch (error) {
    if (!isOutage(error)) throw error;
    return Response.json(none, { status: 503 });
  }
}
