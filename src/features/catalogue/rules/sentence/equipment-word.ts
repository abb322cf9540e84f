import { type EquipmentTag, equipmentTags } from "#features/cars/rules/vocabulary.ts";

/** The word by which every car that has the equipment is found, and no other: what is searched without. */
const words = {
  panorama: "panorama",
  farthållare: "farthållare",
  värmare: "värmare",
  parkeringssensorer: "parkeringssensorer",
  bluetooth: "bluetooth",
  backkamera: "backkamera",
  "apple carplay": "carplay",
  "android auto": "android",
  gps: "gps",
  ljudpaket: "ljudpaket",
} as const satisfies Record<EquipmentTag, string>;

export function equipmentWord(tag: string): string {
  return Object.hasOwn(equipmentTags, tag) ? words[tag as EquipmentTag] : tag;
}
