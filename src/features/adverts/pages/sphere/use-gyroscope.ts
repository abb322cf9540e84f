import { type RefObject, useEffect, useState } from "react";
import { directionOf, type ViewDirection } from "./view-direction.ts";

type Asking = { requestPermission?: () => Promise<"granted" | "denied"> };

/** "refused": the visitor, or the browser, said no. */
export type Gyroscope = "none" | "off" | "on" | "refused";

/** The picture follows the device. Some browsers ask first, and only after a click. */
export function useGyroscope(
  view: RefObject<ViewDirection>,
  change: (to: (now: ViewDirection) => ViewDirection) => void,
) {
  const [state, setState] = useState<Gyroscope>("none");
  useEffect(() => {
    // Laptops have the event but nothing to tell; what is held in a hand is touched.
    if ("DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches) setState("off");
  }, []);
  useEffect(() => {
    if (state !== "on") return;
    let start: { device: number; view: number } | null = null;
    const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      const { yaw, pitch } = directionOf({ alpha, beta, gamma });
      // North is nothing to a car: the picture goes on from where it is.
      start ??= { device: yaw, view: view.current.yaw };
      const turnedTo = start.view + yaw - start.device;
      change((now) => ({ ...now, yaw: turnedTo, pitch }));
    };
    addEventListener("deviceorientation", follow);
    return () => removeEventListener("deviceorientation", follow);
  }, [state, view, change]);

  async function toggle() {
    if (state === "on") return setState("off");
    const { requestPermission } = DeviceOrientationEvent as Asking;
    const answer = await requestPermission?.call(DeviceOrientationEvent).catch(() => "denied" as const);
    setState(answer === "denied" ? "refused" : "on");
  }
  return { gyroscope: state, toggle };
}
