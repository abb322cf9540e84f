import { uploadLimits } from "#core/files/upload-limits.ts";
import type { UploadRefusal } from "./upload-refusals.ts";

/** What lies here of some uploads, and how many of them are still on their way, in how many forms. */
export type UploadLoad = { open: number; openForms: number; arrived: number };

/** What may lie here in all, so that nobody can fill the disk. */
const bytesInAll = 20_000_000_000;
/** Of which an address has no more than this: a photographer's day, and several forms at once. */
const ofOneSender = { bytes: 4_000_000_000, open: 60 };
/** What a form that has begun is sure to find room for. What it announces beyond that counts when it comes. */
const bytesForForm = uploadLimits.partBytes;

/** Of an upload whose first part never came nothing is waited for any longer. */
export const startWithinMs = 10 * 60_000;

/** Whether there is room for one more upload; an announcement alone takes next to none. */
export function refusalOfCapacity(inAll: UploadLoad, ofSender: UploadLoad | null): UploadRefusal | null {
  if (weightOf(inAll) + bytesForForm > bytesInAll) return "noRoom";
  if (ofSender === null) return null;
  const isOver = ofSender.open >= ofOneSender.open || weightOf(ofSender) + bytesForForm > ofOneSender.bytes;
  return isOver ? "tooManyOfSender" : null;
}

/** Whether there is room for a part of one that has begun. */
export function hasCapacityFor(bytes: number, arrivedInAll: number): boolean {
  return arrivedInAll + bytes <= bytesInAll;
}

function weightOf({ arrived, openForms }: UploadLoad): number {
  return arrived + openForms * bytesForForm;
}
