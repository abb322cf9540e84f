import type { Transaction } from "#platform/db/database.ts";
import { findDeals, type ReviewedDeal, saveReviews } from "../storage/import-reviews.ts";
import { checkFile } from "./check-file.ts";
import type { RowPosition } from "./found-row.ts";
import { ImportRefused } from "./import-refused.ts";
import { rowName } from "./report.ts";
import { type ReviewRow, reviewRule } from "./review-row.ts";

export type LocatedReview = { row: ReviewRow; position: RowPosition };
type Order = { now: Date; skipsBad: boolean; print: (line: string) => void; signal: AbortSignal };

const inReviews = (line: string) => `Omdömesfilen: ${line}`;

export async function readReviews(path: string, order: Order): Promise<LocatedReview[]> {
  const reviews: LocatedReview[] = [];
  const result = await checkFile(path, reviewRule(order.now), {
    print: (line) => order.print(inReviews(line)),
    signal: order.signal,
    onGood: (row, position) => reviews.push({ row, position }),
  });
  if (!result.isUsable || (result.bad > 0 && !order.skipsBad))
    throw new ImportRefused("Omdömesfilen har fel. Inget har skrivits.");
  return reviews;
}

/**
 * Gives each review to the last deal with its car before it was written; one without a deal is a fault, and so is a
 * second one of the same deal. Answers with how many were saved.
 */
export async function writeReviews(
  tx: Transaction,
  reviews: readonly LocatedReview[],
  { skipsBad, print }: Pick<Order, "skipsBad" | "print">,
): Promise<number> {
  const deals = Map.groupBy(
    await findDeals(tx, [...new Set(reviews.map(({ row }) => row.licenseplate))]),
    ({ licenseplate }) => licenseplate,
  );
  const reviewsByCar = new Map<number, { review: ReviewRow; deal: ReviewedDeal }>();
  let faults = 0;
  for (const { row, position } of reviews) {
    const deal = (deals.get(row.licenseplate) ?? []).findLast(({ soldAt }) => soldAt <= row.publishedAt);
    if (deal && !reviewsByCar.has(deal.id)) reviewsByCar.set(deal.id, { review: row, deal });
    else {
      faults++;
      const reason = deal ? "affären har redan ett omdöme i filen" : "bilen var inte såld när omdömet skrevs";
      print(inReviews(`${rowName(position, row.licenseplate)}: ${reason}`));
    }
  }
  if (faults > 0 && !skipsBad) throw new ImportRefused("Omdömesfilen har fel. Inget har skrivits.");
  await saveReviews(
    tx,
    [...reviewsByCar.values()].map(({ review: { licenseplate, ...review }, deal }) => ({
      ...review,
      text: review.text ?? null,
      soldCarId: deal.id,
      store: deal.store,
    })),
  );
  return reviewsByCar.size;
}
