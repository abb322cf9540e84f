import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A rendered picture in demo-media/. */
export type DemoSource = {
  /** Of its content. */
  hash: string;
  width: number;
  height: number;
  /** The preview of its crop (crops.ts). The frames of a turntable have none. */
  preview?: string;
  /** Where the car is, normalised: left, top, right, bottom. */
  box?: [number, number, number, number];
  /** The same picture lies in bases/ at this width. */
  base?: number;
};

/** Written by scripts/make-demo-media.ts. Sources are named by their path without its ending. */
export type DemoSet = {
  sources: Record<string, DemoSource>;
  /** By shape ("kombi-c", see faces.ts): the colour of the car in its video, and the hash of the file. */
  videos: Record<string, { colour: string; hash: string }>;
};

/** Top left, top right, bottom right, bottom left as seen in the picture, normalised. */
export type Corners = [number, number][];
/** By shape and view ("kombi-c/f34"): one or two plates. */
export type Plates = Record<string, Record<string, Corners>>;

export const demoMediaFolder = fileURLToPath(new URL("../../../demo-media/", import.meta.url));

let read: { set: DemoSet; plates: Plates } | null = null;

/** A chain with a stock of its own may leave the folder out. */
export function hasDemoSet(): boolean {
  return existsSync(`${demoMediaFolder}set.json`);
}

/** Read when first used: most processes never need it. */
export function demoSet(): { set: DemoSet; plates: Plates } {
  const json = (name: string) => JSON.parse(readFileSync(`${demoMediaFolder}${name}`, "utf8"));
  read ??= { set: json("set.json") as DemoSet, plates: json("plates.json") as Plates };
  return read;
}
