import { useEffect } from "react";
import { useStore } from "zustand";
import { useLazyPart } from "#platform/browser/lazy-part.ts";
import { compareStore, followComparison } from "./compare-store.ts";

const loadTray = async () => (await import("./compare-tray.tsx")).CompareTray;

/** The tray of a list, with code of its own: loaded where something is ticked. */
export function LazyTray() {
  const hasCars = useStore(compareStore, ({ cars }) => cars.length > 0);
  const Tray = useLazyPart(loadTray, hasCars);
  useEffect(followComparison, []);
  return Tray && <Tray />;
}
