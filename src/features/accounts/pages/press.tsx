import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import type { ButtonLook } from "#ui/button-look.ts";
import { csrfField } from "../rules/csrf-field.ts";

type PressProps = {
  action: string;
  csrf: string;
  /** What the button asks for. */
  does: string;
  /** Of which of several. */
  id?: number;
  look?: ButtonLook;
  children: ReactNode;
};

/** Every button is a form of its own, without script. */
export function Press({ action, csrf, does, id, look = "secondary", children }: PressProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={csrfField} value={csrf} />
      <input type="hidden" name="do" value={does} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button type="submit" look={look} size="sm">
        {children}
      </Button>
    </form>
  );
}
