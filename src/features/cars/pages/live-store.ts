import { createStore } from "zustand/vanilla";
import type { LiveCar } from "./live-car.ts";

/** Cars that have changed since the open page was loaded, by the path of their advert. Empty on every other page. */
export const liveStore = createStore<Readonly<Record<string, LiveCar>>>()(() => ({}));
