/** What it costs to have a car driven home, and how soon it can be there after the agreement. */
export const delivery = {
  steps: [
    { toMil: 3, own: { price: 1_490, workdays: 1 }, shared: { price: 990, workdays: 2 } },
    { toMil: 10, own: { price: 2_490, workdays: 1 }, shared: { price: 1_690, workdays: 2 } },
    { toMil: 25, own: { price: 3_490, workdays: 1 }, shared: { price: 2_490, workdays: 3 } },
    { toMil: 50, own: { price: 4_490, workdays: 2 }, shared: { price: 3_290, workdays: 3 } },
    { toMil: 90, own: { price: 5_490, workdays: 2 }, shared: { price: 3_900, workdays: 4 } },
    { toMil: 200, own: { price: 7_490, workdays: 3 }, shared: { price: 4_900, workdays: 5 } },
  ],
  sharedWeekdays: [2, 4],
  homeVisits: { toMil: 10, hours: { opens: "09:00", closes: "17:00" } },
  exceptions: [{ prefix: "62", place: "Gotland", extraPrice: 1_500, extraWorkdays: 1 }],
} as const;
