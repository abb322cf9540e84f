import { paths } from "#core/paths.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { CarMedia } from "#features/cars/rules/car-media.ts";
import type { DamagePlace } from "#features/cars/rules/damage-place.ts";
import { isSphere, shownImages } from "#features/cars/rules/gallery.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import type { DamageView } from "../condition-view.ts";
import { equipmentView } from "../equipment-view.ts";
import type { ViewDirection } from "../sphere/view-direction.ts";
import { hasTexts } from "../video/turntable-texts.ts";
import { knownPicture } from "./known-pictures.ts";
import { equipmentSpots } from "./sphere-spots.ts";
import { type CarSize, sizeOfBody } from "./spin-marks.ts";

/** A numbered mark on what moves, and where its text stands on the advert. */
export type Spot = { number: number; heading: string; text: string; to: string };
export type SphereSpot = Spot & Pick<ViewDirection, "yaw" | "pitch">;
type SpinMark = Spot & { place: DamagePlace };

export type SpinView = { frames: string[]; size: CarSize | null; marks: SpinMark[] };
export type SphereView = { url: string; label: string; start: ViewDirection; spots: SphereSpot[] };
export type FilmView = { url: string; poster: string; texts: string | null };

/** What there is to see beside pictures, and the pages that show it without script. */
export type MovingView = {
  spin: SpinView | null;
  spheres: SphereView[];
  film: FilmView | null;
  sphereTo: string | null;
  filmTo: string | null;
};

type Moving = Pick<Car, "licenseplate" | "hasTowbar" | "equipment" | "equipmentDetails" | "gearboxType"> & {
  images: readonly CarImage[];
  media?: CarMedia | undefined;
};

/** `advert`: the address of the advert, to whose texts the marks lead. */
export function movingView(car: Moving, advert: string, damages: readonly DamageView[] = []): MovingView {
  const { spin = null, video = null } = car.media ?? {};
  const spheres = sphereViews(car, advert);
  return {
    spin: spin && { frames: spin.frames, ...spinMarks(spin.frames, advert, damages) },
    spheres,
    film: video && { ...video, texts: hasTexts(video) ? paths.videoTexts(car.licenseplate) : null },
    sphereTo: spheres.length > 0 ? paths.sphereViewer(car.licenseplate) : null,
    filmTo: video ? paths.videoViewer(car.licenseplate) : null,
  };
}

/** Where on a frame a place of the car is can be told only of a car whose size and camera are known. */
function spinMarks(frames: readonly string[], advert: string, damages: readonly DamageView[]) {
  const size = sizeOfBody(knownPicture(frames[0] ?? "")?.body);
  const marks = damages.flatMap(({ heading, note, place }, at) =>
    place ? [{ number: at + 1, heading, text: note, to: `${advert}#skada-${at + 1}`, place }] : [],
  );
  return { size, marks: size ? marks : [] };
}

/** Level, and down to the dashboard: straight ahead there is a windscreen with nothing behind it. */
const inside: ViewDirection = { yaw: -0.12, pitch: -0.52, fov: 88 };
const outside: ViewDirection = { yaw: -0.14, pitch: -0.3, fov: 56 };

/** The inside first: that is what one opens it for. */
function sphereViews(car: Moving, advert: string): SphereView[] {
  const spheres = shownImages(car.images).filter(isSphere);
  const views = spheres.map(({ url }, at): SphereView => {
    const view = knownPicture(url)?.view;
    if (view === "ute") return { url, label: "Utanför", start: outside, spots: [] };
    const spots = view === "inne" ? equipmentSpots(car, equipmentView(car), `${advert}#utrustning`) : [];
    return { url, label: view === "inne" ? "I bilen" : `Bild ${at + 1}`, start: inside, spots };
  });
  return views.toSorted((a, b) => Number(a.start === outside) - Number(b.start === outside));
}
