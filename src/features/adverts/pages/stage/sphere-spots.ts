import type { Car } from "#features/cars/rules/car.ts";
import type { SphereSpot } from "./moving-view.ts";

type Part = { heading: string; yaw: number; pitch: number; shows: RegExp };

/**
 * What is where in the spheres of the demo, whose cars have one dashboard, and which equipment is there to be seen.
 * A part of a car that has none of it has no mark.
 */
const parts: readonly Part[] = [
  {
    heading: "Skärmen",
    yaw: 0.02,
    pitch: -0.66,
    shows: /^(apple carplay|android auto|navigation|bluetooth|backkamera|360-kamera)/i,
  },
  { heading: "Ratten", yaw: -1.04, pitch: -0.64, shows: /^(rattvärme|adaptiv farthållare|farthållare)/i },
  { heading: "Vindrutan", yaw: -0.62, pitch: 0.05, shows: /^head-up-display/i },
  { heading: "Konsolen", yaw: 0, pitch: -1.02, shows: /^(trådlös mobilladdning)/i },
  {
    heading: "Framsätena",
    yaw: 2.2,
    pitch: -0.55,
    shows: /^(skinnklädsel|delskinn|elstolar|stolsvärme fram|sportstolar)/i,
  },
  { heading: "Baksätet", yaw: 3.1, pitch: -0.3, shows: /^stolsvärme bak/i },
];

type Equipped = Pick<Car, "gearboxType">;

/** A number for each part that has something to tell; an automatic gearbox has its knob on the console. */
export function equipmentSpots(
  { gearboxType }: Equipped,
  equipment: readonly string[],
  to: string,
): SphereSpot[] {
  const found = parts.map(({ heading, yaw, pitch, shows }) => {
    const knob = heading === "Konsolen" && gearboxType === "automatisk" ? ["Automatlåda"] : [];
    return { heading, yaw, pitch, names: [...knob, ...equipment.filter((name) => shows.test(name))] };
  });
  return found
    .filter(({ names }) => names.length > 0)
    .map(({ heading, yaw, pitch, names }, at) => ({
      number: at + 1,
      heading,
      text: `${names.join(", ")}.`,
      to,
      yaw,
      pitch,
    }));
}
