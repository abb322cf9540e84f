import { type ReactNode, type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#core/paths.ts";
import { plateErrorText } from "#core/plate/plate-error-text.ts";
import { type PlateInput as PlateReading, plateInputFromText } from "#core/plate/plate-input.ts";
import { Field } from "#ui/field.tsx";
import { PlateInput, type PlateInputState } from "#ui/plate-input.tsx";
import { findPlateTarget, type HomeTab } from "../../rules/home-tab.ts";
import { pathOfTarget } from "./target-path.ts";

const pages = { sell: paths.valuation(), tradeIn: paths.tradeIn() } as const;

const looks = { empty: "open", invalid: "invalid", valid: "locked" } as const satisfies Record<
  PlateReading["state"],
  PlateInputState
>;

type PlateFormProps = {
  tab: Exclude<HomeTab, "buy">;
  label: string;
  hint?: string;
  /** The button that sends the form. */
  children: ReactNode;
};

/**
 * A whole plate locks the field and leads on by itself; anything else is only marked. Without JavaScript it is
 * a form that asks the same page.
 */
export function PlateForm({ tab, label, hint, children }: PlateFormProps) {
  const [input, setInput] = useState("");
  const [isSent, setIsSent] = useState(false);
  const navigate = useNavigate();
  const reading = plateInputFromText(input);
  const complaint = isSent ? plateErrorText(input) : null;

  const type = (text: string) => {
    setInput(text);
    const target = findPlateTarget(tab, text);
    if (target) navigate(pathOfTarget(target));
  };
  const stay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    event.currentTarget.querySelector("input")?.focus();
  };
  return (
    <form action={pages[tab]} onSubmit={stay}>
      <Field
        label={label}
        {...(hint !== undefined && { hint })}
        {...(complaint !== null && { error: complaint })}
      >
        {({ "aria-invalid": _, ...control }) => (
          <PlateInput
            {...control}
            name="licenseplate"
            value={reading.shown}
            state={complaint === null ? looks[reading.state] : "invalid"}
            onChange={type}
          />
        )}
      </Field>
      {children}
    </form>
  );
}
