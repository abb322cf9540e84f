/** What cars of one model and year were sold for. */
export type SoldExample = {
  make: string;
  model: string;
  modelYear: number;
  count: number;
  lowest: number;
  highest: number;
};
