/** That a car was sold, and how. A car that comes back and is sold again has two. */
export type Sale = { soldAt: Date; deliveredAt: Date | null; price: number; daysInStock: number };

/** What the price of a sale is: of what we have sold we know what was asked at last, and claim no more. */
export const soldForText = "annonspris när bilen såldes";
