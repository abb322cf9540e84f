import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import { loanMonths } from "#features/credit/rules/loan-input.ts";
import { withSalesmanProposal } from "./proposals.ts";

export const maxCars = 4;
export const maxExtras = 20;
export const maxResidual = 50;
const maxKronor = 10_000_000;
const maxNoteLength = 200;

const kronor = (message: string) => z.int(message).min(0, message).max(maxKronor, message);
const note = z.string().trim().max(maxNoteLength, `Skriv högst ${maxNoteLength} tecken`).default("");
const line = z.string().trim().max(100, "Skriv högst 100 tecken").default("");

/**
 * What a salesman is putting together. Nothing has to be there before it is sent, so that it can be saved with every
 * change; the first car counts, the others are alternatives to it.
 */
export const proposalDraft = z.object({
  name: line,
  email: line,
  phoneNumber: line,
  signature: line,
  greeting: z.string().trim().max(1_000, "Skriv högst 1\u00a0000 tecken").default(""),
  cars: z
    .array(z.object({ licenseplate: licensePlate }))
    .max(maxCars, `Högst ${maxCars} bilar i ett förslag`)
    .default([])
    // The same plate twice is one car, by the rule of the salesman's own list.
    .transform((cars) =>
      cars.reduce<{ licenseplate: (typeof cars)[number]["licenseplate"] }[]>(withSalesmanProposal, []),
    ),
  extras: z
    .array(
      z.object({
        key: z.string().min(1).max(40),
        price: kronor("Skriv priset i hela kronor"),
        note,
      }),
    )
    .max(maxExtras, `Högst ${maxExtras} tillägg`)
    .default([]),
  discount: kronor("Skriv rabatten i hela kronor").default(0),
  discountNote: note,
  tradeIn: z
    .object({
      licenseplate: licensePlate,
      title: line,
      mileage: z.int("Skriv miltalet i hela mil").min(0).max(200_000, "Skriv miltalet i hela mil").nullable(),
      value: kronor("Skriv vad vi betalar i hela kronor"),
      debt: kronor("Skriv vad som är kvar att lösa i hela kronor"),
      /** What we expect to get for it, less what it costs us first; for us alone. */
      resale: z.int().min(-maxKronor).max(maxKronor).nullable().default(null),
    })
    .nullable()
    .default(null),
  loan: z
    .object({
      /** All that is paid at once, the trade-in included. */
      deposit: kronor("Skriv insatsen i hela kronor"),
      months: z.literal([...loanMonths], "Välj en löptid"),
      residualPercent: z
        .int("Välj ett restvärde")
        .min(0)
        .max(maxResidual, `Restvärdet är högst ${maxResidual}\u00a0%`),
    })
    .nullable()
    .default(null),
});
export type ProposalDraft = z.infer<typeof proposalDraft>;

export const emptyDraft: ProposalDraft = proposalDraft.parse({});
