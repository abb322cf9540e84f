/** What money goes to before a car can be sold. */
export const costKinds = {
  reconditioning: "Rekond",
  tyres: "Däck",
  workshop: "Verkstad",
  paint: "Lack",
  transport: "Transport",
  other: "Övrigt",
} as const;
export type CostKind = keyof typeof costKinds;
export const costKindNames = Object.keys(costKinds) as [CostKind, ...CostKind[]];
