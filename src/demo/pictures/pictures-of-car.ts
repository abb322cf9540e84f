import type { Car } from "#features/cars/rules/car.ts";
import type { CarMedia } from "#features/cars/rules/car-media.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import type { ExternalAdvert } from "#features/cars/rules/external-advert.ts";
import { type CarImage, emptyImage, type ImageType, imageTypes } from "#features/cars/rules/image.ts";
import { type Random, randomFrom } from "../random.ts";
import { framingCount } from "./crops.ts";
import { closeUpOf } from "./damage-pictures.ts";
import { demoSet } from "./demo-set.ts";
import { demoVideo } from "./demo-videos.ts";
import { type Looks, looksOf } from "./paints.ts";
import { addressOfRecipe } from "./recipe.ts";

type Pictured = Pick<Car, "bodyType" | "colour" | "licenseplate">;
type Shot = { source: string; type: ImageType; framing?: number };

/** Most adverts begin with the front at an angle, from either side. */
const covers = [
  { view: "f34", weight: 44 },
  { view: "f34b", weight: 40 },
  { view: "side", weight: 9 },
  { view: "front", weight: 7 },
];
const around = ["f34", "side", "r34", "rear", "f34b", "front"];
const framedViews = ["f34", "f34b", "side", "front", "r34"];
const maxPictures = 14;
const spinFrames = 36;

const isRendered = (source: string) => Object.hasOwn(demoSet().set.sources, source);

export type DemoPictures = { images: CarImage[]; findings: ConditionFinding[]; media: CarMedia };

/**
 * Pictures of the car's own body, in its own colour, with its own plate, from one studio. The chance is that of the plate:
 * nothing else about the car depends on it.
 */
export function picturesOf(car: Pictured, findings: readonly ConditionFinding[]): DemoPictures {
  const random = randomFrom(`pictures/${car.licenseplate}`);
  const looks = looksOf(random, car, isRendered);
  const closeUps = findings.map((finding) => closeUpOf(finding, looks));
  const damages = closeUps.filter((closeUp) => closeUp !== null);
  const shots = shotsOf(random, looks).slice(0, maxPictures - damages.length);
  const image = ({ source, type, framing = 0 }: Shot, position: number): CarImage => ({
    ...emptyImage,
    url: addressOfRecipe({ source, plate: hasPlate(source) ? car.licenseplate : null, framing }),
    position,
    type,
    preview: previewOf(source),
  });
  const images = [...shots, ...damages].map(image);
  let next = shots.length;
  return {
    images,
    findings: findings.map((finding, at) => ({ ...finding, imagePosition: closeUps[at] ? next++ : null })),
    media: mediaOf(random, looks, { plate: car.licenseplate, poster: images[0]?.url ?? "" }),
  };
}

/** What others advertise is shown without its plate. */
export function pictureOfAdvert(car: Pictured): Pick<ExternalAdvert, "imageUrl" | "imagePreview"> {
  const random = randomFrom(`pictures/${car.licenseplate}`);
  const looks = looksOf(random, car, isRendered);
  const { source, framing = 0 } = coverOf(random, looks);
  return {
    imageUrl: addressOfRecipe({ source, plate: null, framing }),
    imagePreview: previewOf(source),
  };
}

function previewOf(source: string): string | null {
  return demoSet().set.sources[source]?.preview ?? null;
}

function coverOf(random: Random, { body, paint, studio }: Looks): Shot {
  const { view } = random.weighted(covers, ({ weight }) => weight);
  return {
    source: `${studio}/${body}-${view}-${paint}`,
    type: imageTypes.exterior,
    framing: framing(random),
  };
}

const framing = (random: Random) => random.int(0, framingCount - 1);

/** The cover, once around the car, a door and a wheel, then inside, then all around. */
function shotsOf(random: Random, looks: Looks): Shot[] {
  const { body, paint, studio, tone } = looks;
  const cover = coverOf(random, looks);
  const start = random.int(0, around.length - 1);
  const inOrder = [...around.slice(start), ...around.slice(0, start)];
  const others = inOrder
    .map((view) => ({
      source: `${studio}/${body}-${view}-${paint}`,
      type: imageTypes.exterior,
      framing: framedViews.includes(view) ? framing(random) : 0,
    }))
    .filter(({ source }) => source !== cover.source);
  const details: Shot[] = [
    { source: `detalj/${body}-door-${paint}`, type: imageTypes.exterior },
    { source: `hjul/${body}-wheel-${paint}`, type: imageTypes.wheels },
  ];
  const inside: Shot[] = ["dash", "dash2", "bak"].map((view) => ({
    source: `interior/${body}-${view}-${tone}`,
    type: imageTypes.interior,
  }));
  const load: Shot = { source: `interior/${body}-last-${paint}`, type: imageTypes.interior };
  const isAllAround = random.chance(0.07);
  const spheres: Shot[] = [
    { source: `panorama/${body}-inne-${tone}`, type: imageTypes.pano },
    { source: `panorama/${body}-ute-${paint}`, type: imageTypes.pano },
  ];
  const pictures = [cover, ...others, ...details, ...inside, load, ...(isAllAround ? spheres : [])];
  return pictures.filter(({ source }) => isRendered(source));
}

/** Close-ups and what lies inside show no plate. */
function hasPlate(source: string): boolean {
  return source.startsWith("exterior") || source.startsWith("spin") || source.includes("-last-");
}

function mediaOf(
  random: Random,
  { body, paint }: Looks,
  { plate, poster }: { plate: string; poster: string },
): CarMedia {
  const [wantsSpin, wantsVideo] = [random.chance(0.06), random.chance(0.12)];
  const frame = (at: number) => `spin/${body}-${String(at).padStart(2, "0")}-${paint}`;
  const addressOf = (at: number) => addressOfRecipe({ source: frame(at), plate, framing: 0 });
  const video = wantsVideo ? demoVideo(body, paint) : null;
  return {
    spin:
      wantsSpin && isRendered(frame(0))
        ? { frames: Array.from({ length: spinFrames }, (_, at) => addressOf(at)) }
        : null,
    video: video === null ? null : { url: video, poster },
  };
}
