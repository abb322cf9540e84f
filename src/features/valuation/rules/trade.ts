import { type Deposit, depositFloor, depositFor } from "#features/credit/rules/deposit.ts";
import { type Loan, loanFor } from "#features/credit/rules/loan.ts";

/** Mine against the one I want: what is left to pay, or to get back, and what it is by month. Whole kronor. */
export type Trade = {
  price: number;
  worth: number;
  /** Price less what mine is worth; below nothing it is paid out. */
  difference: number;
  deposit: Deposit;
  /** What the law asks to be paid at once, and whether mine alone covers it. */
  floor: number;
  isFloorReached: boolean;
  /** Null where nothing is left to borrow. */
  loan: Loan | null;
};

/** The trade-in counts as deposit; where it does not reach the floor, cash fills up to it. */
export function tradeFor({ price, worth }: { price: number; worth: number }): Trade {
  const deposit = depositFor({ price, cash: 0, tradeIn: worth });
  const floor = depositFloor(price);
  return {
    price,
    worth,
    difference: price - worth,
    deposit,
    floor,
    isFloorReached: deposit.tradeIn >= floor,
    loan: deposit.total < price ? loanFor({ price, deposit: deposit.total }) : null,
  };
}
