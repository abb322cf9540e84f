import type { Car } from "#features/cars/rules/car.ts";
import type { CarMedia } from "#features/cars/rules/car-media.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import type { ExternalAdvert } from "#features/cars/rules/external-advert.ts";
import { type CarImage, emptyImage, type ImageType, imageTypes } from "#features/cars/rules/image.ts";
import { type Random, randomFrom } from "../random.ts";
import { closeUpOf } from "./damage-pictures.ts";
import { demoSet } from "./demo-set.ts";
import { demoVideo } from "./demo-videos.ts";
import { shapeOf } from "./faces.ts";
import { instrumentsIn } from "./instruments.ts";
import { bodyShown, type Looks, looksOf } from "./paints.ts";
import { addressOfRecipe } from "./recipe.ts";

type Pictured = Pick<Car, "bodyType" | "colour" | "licenseplate" | "normalizedMake" | "mileage">;
type Shot = { source: string; type: ImageType };

/** Every advert begins with the front at an angle, from the same side. */
const around = ["f34", "side", "r34", "rear", "front"];
const maxPictures = 14;
const spinFrames = 36;

const isRendered = (source: string) => Object.hasOwn(demoSet().set.sources, source);

export type DemoPictures = { images: CarImage[]; findings: ConditionFinding[]; media: CarMedia };

/**
 * Pictures of the car's own body with the face of its make, in its own colour, with its own plate and mil. The chance is
 * that of the plate: nothing else about the car depends on it.
 */
export function picturesOf(car: Pictured, findings: readonly ConditionFinding[]): DemoPictures {
  const random = randomFrom(`pictures/${car.licenseplate}`);
  const looks = looksOf(random, car);
  const closeUps = findings.map((finding) => closeUpOf(finding, looks));
  const damages = closeUps.filter((closeUp) => closeUp !== null);
  const shots = shotsOf(random, looks).slice(0, maxPictures - damages.length);
  const image = ({ source, type }: Shot, position: number): CarImage => ({
    ...emptyImage,
    url: addressOfRecipe({ source, written: writtenIn(source, car) }),
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
  return pictureInPaint(car, looksOf(randomFrom(`pictures/${car.licenseplate}`), car).paint);
}

/** Of an advert no colour is stored: whoever has its old picture knows the paint. */
export function pictureInPaint(
  { bodyType, normalizedMake }: Pick<Pictured, "bodyType" | "normalizedMake">,
  paint: string,
): Pick<ExternalAdvert, "imageUrl" | "imagePreview"> {
  const source = `exterior/${shapeOf(bodyShown[bodyType] ?? bodyType, normalizedMake)}-f34-${paint}`;
  return { imageUrl: addressOfRecipe({ source, written: null }), imagePreview: previewOf(source) };
}

function previewOf(source: string): string | null {
  return demoSet().set.sources[source]?.preview ?? null;
}

/** Once around the car, a door and a wheel, then inside, then all around: what was rendered with this very face and paint. */
function shotsOf(random: Random, { body, shape, paint, tone }: Looks): Shot[] {
  const isAllAround = random.chance(0.1);
  const { exterior, interior, wheels, pano } = imageTypes;
  const pictures: Shot[] = [
    ...around.map((view) => ({ source: `exterior/${shape}-${view}-${paint}`, type: exterior })),
    { source: `detalj/${shape}-door-${paint}`, type: exterior },
    { source: `hjul/${shape}-wheel-${paint}`, type: wheels },
    ...["dash", "dash2", "bak"].map((view) => ({
      source: `interior/${body}-${view}-${tone}`,
      type: interior,
    })),
    { source: `interior/${body}-last-${paint}`, type: interior },
    ...(isAllAround
      ? [
          { source: `panorama/${body}-inne-${tone}`, type: pano },
          { source: `panorama/${shape}-ute-${paint}`, type: pano },
        ]
      : []),
  ];
  return pictures.filter(({ source }) => isRendered(source));
}

/** Close-ups show no plate, and the back seat no instruments. */
function writtenIn(source: string, { licenseplate, mileage }: Pictured): string | null {
  if (instrumentsIn(source)) return String(mileage);
  return source.startsWith("exterior") || source.includes("-last-") ? licenseplate : null;
}

function mediaOf(
  random: Random,
  { shape, paint }: Looks,
  { plate, poster }: { plate: string; poster: string },
): CarMedia {
  const [wantsSpin, wantsVideo] = [random.chance(0.35), random.chance(0.5)];
  const frame = (at: number) => `spin/${shape}-${String(at).padStart(2, "0")}-${paint}`;
  const addressOf = (at: number) => addressOfRecipe({ source: frame(at), written: plate });
  const video = wantsVideo ? demoVideo(shape, paint) : null;
  return {
    spin:
      wantsSpin && isRendered(frame(0))
        ? { frames: Array.from({ length: spinFrames }, (_, at) => addressOf(at)) }
        : null,
    video: video === null ? null : { url: video, poster },
  };
}
