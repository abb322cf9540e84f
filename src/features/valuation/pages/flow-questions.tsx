import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { SeriesOptions } from "#features/cars/pages/series-options.tsx";
import { fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { Button } from "#ui/button.tsx";
import type { Fact } from "#ui/fact-list.tsx";
import { Field } from "#ui/field.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { Input } from "#ui/input.tsx";
import { Notice } from "#ui/notice.tsx";
import { Radio } from "#ui/radio.tsx";
import { Select } from "#ui/select.tsx";
import { flowFields, valuationModes } from "../rules/flow/flow-fields.ts";
import type { FlowInput, ManualFactErrors } from "../rules/flow/flow-input.ts";
import type { Question } from "../rules/flow/flow-step.ts";
import { questionTexts } from "../rules/flow/flow-texts.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { DamageMap } from "./damage-map.tsx";

type StepFormProps = { action: string; carried: readonly [string, string][]; children: ReactNode };

/** A plain form that asks by the address and carries along what has been told. */
export function StepForm({ action, carried, children }: StepFormProps) {
  return (
    <form method="get" action={action}>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export type ShownCar = {
  name: string;
  variant: string | null;
  facts: Fact[];
  notices: string[];
};

/** What the register says, and whether it is the right car. */
export function IsItYours({ car, isBusiness }: { car: ShownCar; isBusiness: boolean }) {
  return (
    <>
      <h1 className="text-h1">Är det här din bil?</h1>
      <div className="mt-6 rounded-md border border-line bg-surface p-5 sm:p-6">
        <h2 className="text-h3">{car.name}</h2>
        {car.variant && <p className="text-sm text-ink-2">{car.variant}</p>}
        <dl className="value-facts">
          {car.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {car.notices.map((text) => (
        <div key={text} className="mt-4">
          <Notice>{text}</Notice>
        </div>
      ))}
      <ModeChoice isBusiness={isBusiness} />
      <div className="value-choices">
        <Button type="submit" size="lg" block name={flowFields.isMine} value="ja">
          Ja, det är min bil
        </Button>
        <Button type="submit" variant="secondary" block name={flowFields.isMine} value="nej">
          Nej, jag skriver uppgifterna själv
        </Button>
      </div>
    </>
  );
}

function ModeChoice({ isBusiness }: { isBusiness: boolean }) {
  return (
    <fieldset data-mode className="mt-6">
      <legend className="mb-1.5 block text-sm leading-[1.4] font-semibold">Säljer du som</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Radio framed name={flowFields.mode} value={valuationModes.private} defaultChecked={!isBusiness}>
          Privatperson
        </Radio>
        <Radio framed name={flowFields.mode} value={valuationModes.business} defaultChecked={isBusiness}>
          Företag
        </Radio>
      </div>
    </fieldset>
  );
}

type ManualFactsProps = {
  why: string;
  hint: string | null;
  raw: Readonly<Record<"model" | "year" | "fuel" | "gearbox", string>>;
  errors: ManualFactErrors;
  isBusiness: boolean;
};

/** For a car that no register tells of. */
export function ManualFacts({ why, hint, raw, errors, isBusiness }: ManualFactsProps) {
  return (
    <>
      <h1 className="text-h1">Vilken bil är det?</h1>
      <div className="mt-4 mb-6 grid gap-3">
        <Notice>{why}</Notice>
        {hint && <Notice>{hint}</Notice>}
      </div>
      <div className="grid gap-4">
        <Field id="modell" label="Märke och modell" {...(errors.model && { error: errors.model })}>
          {(control) => (
            <Select {...control} name={flowFields.model} defaultValue={raw.model}>
              <option value="">Välj i listan</option>
              <SeriesOptions />
            </Select>
          )}
        </Field>
        <Field id="modellar" label="Modellår" {...(errors.year && { error: errors.year })}>
          {(control) => (
            <Input
              {...control}
              name={flowFields.year}
              defaultValue={raw.year}
              inputMode="numeric"
              maxLength={4}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="drivmedel" label="Drivmedel" optional>
            {(control) => <Options {...control} name={flowFields.fuel} chosen={raw.fuel} options={fuels} />}
          </Field>
          <Field id="vaxellada" label="Växellåda" optional>
            {(control) => (
              <Options {...control} name={flowFields.gearbox} chosen={raw.gearbox} options={gearboxes} />
            )}
          </Field>
        </div>
      </div>
      <ModeChoice isBusiness={isBusiness} />
      <NextAction />
    </>
  );
}

type OptionsProps = {
  id: string;
  name: string;
  chosen: string;
  options: Readonly<Record<string, string>>;
};

function Options({ chosen, options, ...control }: OptionsProps) {
  return (
    <Select {...control} defaultValue={chosen}>
      <option value="">Vet inte</option>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

type MileageProps = { raw: string; error: string | null; hint: string | null };

export function MileageQuestion({ raw, error, hint }: MileageProps) {
  return (
    <>
      <h1 className="text-h1">Hur långt har bilen gått?</h1>
      <div className="mt-6">
        <Field id="mil" label="Mätarställning" {...(hint && { hint })} {...(error && { error: error })}>
          {(control) => (
            <Input
              {...control}
              name={flowFields.mileage}
              defaultValue={raw}
              inputMode="numeric"
              unit="mil"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <NextAction />
    </>
  );
}

type ChoiceProps = {
  question: Question;
  input: Pick<FlowInput, "raw" | "zones">;
  error: string | null;
};

export function ChoiceQuestion({ question, input, error }: ChoiceProps) {
  const { title, help } = questionTexts[question];
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-2 text-ink-2">{help}</p>
      {question === "damage" && <DamageMap name={flowFields.zones} chosen={input.zones} />}
      {error && <FieldError id="skador-fel">{error}</FieldError>}
      <ChoiceCards question={question} name={flowFields[question]} chosen={input.raw[question]} />
    </>
  );
}

function NextAction() {
  return (
    <div className="value-choices">
      <Button type="submit" size="lg" block>
        Nästa
        <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </div>
  );
}
