import * as z from "zod";
import { badges } from "#features/cars/rules/badge.ts";
import { imageTypes } from "#features/cars/rules/image.ts";
import { moment, withDescription } from "#platform/http/described.ts";
import { factShapes } from "./fact-shapes.ts";

export const imageShape = z.object({
  url: z.url(),
  position: z.int(),
  type: withDescription(
    z.literal(Object.values(imageTypes)),
    Object.entries(imageTypes)
      .map(([name, type]) => `${type} ${name}`)
      .join(", "),
  ),
  isHighlight: z.boolean(),
});

const placeShape = z.object({
  value: withDescription(z.string(), "Butiken som den skrivs i facilities och physicalLocations"),
  name: z.string(),
});

/** A car as partners read it: the fields of product.md §3, and what our own pages show besides. */
export const carShape = z.object({
  id: z.int(),
  licenseplate: withDescription(z.string(), "Gemener utan mellanslag"),
  url: withDescription(z.url(), "Annonsen på webbplatsen"),
  make: z.string(),
  normalizedMake: withDescription(z.string(), "Märket som det står i adresser"),
  model: z.string(),
  series: z.string(),
  carName: z.string(),
  title: z.string(),
  modelDescription: z.string(),
  status: withDescription(
    z.int(),
    "Under 130 inkommande, 130 till salu, 135 reserverad, 140 såld, 150 levererad",
  ),
  badge: withDescription(
    z.enum(badges).nullable(),
    "Det märke som annonsen bär. isGoodDeal säger att bilen stått länge i lager, ingenting om priset: visa badgeLabel",
  ),
  badgeLabel: withDescription(z.string().nullable(), "Märket som det står i annonsen"),
  isBeingPriced: z.boolean(),
  isSold: z.boolean(),
  location: withDescription(placeShape, "Butiken som säljer bilen"),
  physicalLocation: withDescription(placeShape, "Där bilen står"),
  coverImage: imageShape.nullable(),
  images: z.array(imageShape),
  highlightedImages: z.array(imageShape),
  modelYear: z.int(),
  batteryHealth: z.object({ percent: z.number(), method: z.string(), measuredOn: z.iso.date() }).nullable(),
  ...factShapes,
  tyreDepth: withDescription(
    z.number().nullable(),
    "Minsta mönsterdjup i mm, uppmätt vid vår kontroll; null när det inte är känt",
  ),
  noRemarks: withDescription(
    z.boolean().nullable(),
    "Vår tekniker har gått igenom hela bilen och inte anmärkt på något; null när det inte är känt",
  ),
  price: withDescription(z.int().nullable(), "Kronor med moms; null när bilen prissätts"),
  priceCut: withDescription(
    z.object({ referencePrice: z.int(), cut: z.int() }).nullable(),
    "En sänkning och det lägsta priset under de 30 dagarna före den: det enda pris den får jämföras med",
  ),
  initialPrice: withDescription(
    z.int().nullable(),
    "Första begärda pris. Får inte visas som ett tidigare pris: se priceCut",
  ),
  assignedPhoneNumber: z.string().nullable(),
  phoneNumber: z.string(),
  publishedAt: moment.nullable(),
  totalViewCount: z.int(),
});

export type CarJson = z.infer<typeof carShape>;

export const soldCarShape = carShape.extend({
  url: withDescription(
    z.url().nullable(),
    "Annonsen på webbplatsen; null när bilen såldes för så länge sedan att den är borta",
  ),
  sale: z
    .object({ soldAt: moment, deliveredAt: moment.nullable(), price: z.int(), daysInStock: z.int() })
    .nullable(),
});

export type SoldCarJson = z.infer<typeof soldCarShape>;
