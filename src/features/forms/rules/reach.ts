/** How somebody can be reached. One way is enough: nobody has to give a phone number to get an answer. */
type Reachable = { phoneNumber: string | null; email: string | null };

export function canBeReached({ phoneNumber, email }: Reachable): boolean {
  return phoneNumber !== null || email !== null;
}

export const cannotBeReached = { message: "Ange telefon eller e-post", path: ["email"] };
