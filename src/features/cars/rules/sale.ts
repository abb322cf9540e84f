/** That a car was sold, and how. A car that comes back and is sold again has two. */
export type Sale = { soldAt: Date; deliveredAt: Date | null; price: number; daysInStock: number };
