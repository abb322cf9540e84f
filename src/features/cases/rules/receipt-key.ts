/** Which e-mail the receipt of a case is. */
export const receiptKey = ({ number }: { number: string }) => `case-receipt:${number}`;
