import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { TextLink } from "#ui/link.tsx";

type NextActionHeadProps = {
  heading: string;
  car: string;
  /** Null where there is no sum to name. */
  estimate: string | null;
  /** Where it is, once that is known. */
  place: string | null;
  back: string;
};

/** What the form below is about. */
export function NextActionHead({ heading, car, estimate, place, back }: NextActionHeadProps) {
  return (
    <div className="value-flow mb-6">
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-2 text-ink-2">
        {car}
        {estimate && `. Uppskattning ${estimate}`}.
      </p>
      {place && <p className="mt-1 text-ink-2">{place}</p>}
      <p className="mt-2">
        <TextLink to={back}>Tillbaka till värderingen</TextLink>
      </p>
    </div>
  );
}

type StoreChoiceProps = {
  name: string;
  stores: readonly { slug: string; name: string; address: string }[];
};

export function StoreChoice({ name, stores }: StoreChoiceProps) {
  return (
    <fieldset className="value-flow">
      <legend className="text-h3">Vilken butik passar dig?</legend>
      <div className="value-choices">
        {stores.map(({ slug, name: label, address }) => (
          <Button key={slug} type="submit" variant="secondary" block name={name} value={slug}>
            <span className="grid">
              {label}
              <span className="text-sm font-normal text-ink-2">{address}</span>
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

type PostcodeProps = { name: string; raw: string; error: string | null };

/** Which store is near, and how soon it can come, follows from the postcode. */
export function PostcodeQuestion({ name, raw, error }: PostcodeProps) {
  return (
    <div className="value-flow">
      <Field
        id="postnummer"
        label="Postnummer där bilen står"
        hint="Fem siffror. Då ser du vilka dagar vi kan komma."
        {...(error && { error: error })}
      >
        {(control) => (
          <Input
            {...control}
            name={name}
            defaultValue={raw}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
          />
        )}
      </Field>
      <div className="value-choices">
        <Button type="submit" size="lg" block>
          Visa lediga tider
        </Button>
      </div>
    </div>
  );
}
