import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import type { ButtonVariant } from "#ui/button-variant.ts";
import { csrfField } from "../rules/csrf-field.ts";

type ActionButtonProps = {
  action: string;
  csrf: string;
  /** What the button asks for. */
  command: string;
  /** Of which of several. */
  id?: number;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** Every button is a form of its own, without script. */
export function ActionButton({
  action,
  csrf,
  command,
  id,
  variant = "secondary",
  children,
}: ActionButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={csrfField} value={csrf} />
      <input type="hidden" name="do" value={command} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button type="submit" variant={variant} size="sm">
        {children}
      </Button>
    </form>
  );
}
