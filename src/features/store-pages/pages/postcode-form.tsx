import { Locate } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { paths } from "#core/paths.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { Input } from "#ui/input.tsx";

type PostcodeFormProps = {
  entered?: string;
  error?: string | null;
  /** Where the heading above already says what is asked for, the label is only read out. */
  label?: "shown" | "read out";
  onSubmit?: () => void;
};

const field = "postnummer";

/** Asks by the address, so it works without script and the answer can be shared. */
export function PostcodeForm({ entered = "", error = null, label = "shown", onSubmit }: PostcodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputShown = useRef(entered);
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  // Another answer, or the way back: the field says what the address says, and keeps its focus.
  useEffect(() => {
    if (input.current && inputShown.current !== entered) input.current.value = entered;
    inputShown.current = entered;
  }, [entered]);
  return (
    <Form method="get" action={paths.stores()} preventScrollReset onSubmit={onSubmit} className="max-w-115">
      <label
        htmlFor={field}
        className={label === "shown" ? "mb-1.5 block text-sm leading-[1.4] font-semibold" : "sr-only"}
      >
        Ditt postnummer
      </label>
      <div className="flex gap-3 max-sm:flex-col">
        <Input
          ref={input}
          id={field}
          name={field}
          defaultValue={entered}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          placeholder={label === "shown" ? "753 20" : "Ditt postnummer"}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${field}-error`}
        />
        <Button type="submit" variant="secondary" icon={Locate}>
          <span className="whitespace-nowrap">Hitta närmaste</span>
        </Button>
      </div>
      {error !== null && <FieldError id={`${field}-error`}>{error}</FieldError>}
    </Form>
  );
}
