import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Radio } from "#ui/radio.tsx";
import { Select } from "#ui/select.tsx";
import { workshopFields, workTime } from "../rules/workshop-prefill.ts";
import type { WorkshopJob } from "../rules/workshop-works.ts";

type ChoiceProps = {
  workshops: readonly { slug: string; name: string }[];
  works: readonly WorkshopJob[];
  /** What is chosen already. */
  chosen: { store: string; work: string; plate: string };
  errors: { store: string | null; work: string | null };
};

/** Which workshop, and for what: asked by the address, so that back finds it as it was. */
export function WorkshopChoice({ workshops, works, chosen, errors }: ChoiceProps) {
  return (
    <form method="get" action={`${paths.service()}#formular`} className="grid max-w-160 gap-6">
      {chosen.plate !== "" && <input type="hidden" name={workshopFields.plate} value={chosen.plate} />}
      <FieldGroup id="arbete" legend="Vad ska göras?" error={errors.work ?? ""}>
        <div className="grid gap-3">
          {works.map((work) => (
            <Radio
              key={work.slug}
              framed
              name={workshopFields.work}
              value={work.slug}
              defaultChecked={work.slug === chosen.work}
            >
              {work.label}
              <span className="block text-sm font-normal text-ink-2">
                {work.about}, {workTime(work)}
              </span>
            </Radio>
          ))}
        </div>
      </FieldGroup>
      <Field id="verkstad" label="Vilken verkstad?" {...(errors.store && { error: errors.store })}>
        {(control) => (
          <Select {...control} name={workshopFields.store} defaultValue={chosen.store}>
            <option value="">Välj i listan</option>
            {workshops.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p>
        <Button type="submit" size="lg">
          Visa lediga tider
        </Button>
      </p>
    </form>
  );
}

type TimesProps = {
  work: WorkshopJob;
  store: { name: string; fullAddress: string };
  back: string;
  /** Null where all times are booked. */
  form: ReactNode;
  full: string;
};

/** The free times of that workshop, for as long as the work takes. */
export function WorkshopTimes({ work, store, back, form, full }: TimesProps) {
  return (
    <>
      <p className="mb-6 max-w-160 text-ink-2">
        {work.label}, {workTime(work)}. {store.name}, {store.fullAddress}.{" "}
        <TextLink to={back}>Ändra</TextLink>
      </p>
      {form ?? <Notice>{full}</Notice>}
    </>
  );
}
