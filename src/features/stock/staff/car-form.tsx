import { type FactGroup, factGroups } from "#features/cars/rules/facts/car-fact.ts";
import { Panel } from "#platform/staff/panel.tsx";
import { fieldsIn, isSameValue } from "../rules/car-fields.ts";
import { inputFrom } from "../rules/field-text.ts";
import { registerFields } from "../rules/fields-from-vehicle.ts";
import { CarFieldControl } from "./car-field.tsx";
import type { RegisterLookup } from "./stock-responses.ts";
import type { OpenCar } from "./use-car.ts";

type Props = {
  open: OpenCar;
  canEdit: boolean;
  register: RegisterLookup | null;
  onFetch: () => void;
};

/** The values of these parts with their source, a panel each. Price and status have panels of their own. */
export function CarForm({ groups, ...props }: Props & { groups: readonly FactGroup[] }) {
  return groups.map((group) => <GroupPanel key={group} {...props} group={group} />);
}

function GroupPanel({ open, canEdit, register, onFetch, group }: Props & { group: FactGroup }) {
  const { response, draft, errors, write } = open;
  if (!response) return null;
  const { car, stores } = response;
  const make = draft.fields.normalizedMake?.local ?? car.normalizedMake;
  return (
    <Panel
      id={`part-${group}`}
      title={factGroups[group]}
      head={group === "identity" && <RegisterSource open={open} register={register} onFetch={onFetch} />}
    >
      <div className="st-pb sp-fx">
        {fieldsIn(group).map((name) => {
          const local = draft.fields[name];
          return (
            <CarFieldControl
              key={name}
              name={name}
              entered={local ? local.local : inputFrom(name, car[name])}
              saved={local ? local.base : car[name]}
              isChanged={local !== undefined}
              error={errors[name]}
              canEdit={canEdit}
              stores={stores}
              make={String(make)}
              register={register?.fields[name]}
              onInput={write}
            />
          );
        })}
      </div>
    </Panel>
  );
}

const notFound = {
  unknown: "registret känner inte till numret",
  noRegister: "inget register är anslutet",
  unavailable: "registret svarar inte",
} as const;

/** How much of the car is what the register says, and when it was asked. */
function RegisterSource({ open: { response }, register, onFetch }: Omit<Props, "canEdit">) {
  if (!response) return null;
  const same = registerFields.filter(
    (name) => register?.fields[name] !== undefined && isSameValue(register.fields[name], response.car[name]),
  );
  const text =
    register === null
      ? "hämtar ur registret …"
      : register.register === "found"
        ? `${same.length} av ${Object.keys(register.fields).length} ur registret, ${register.at.slice(0, 10)}`
        : notFound[register.register];
  return (
    <>
      <span className="n">{text}</span>
      <span className="end">
        <button type="button" className="link textbtn" onClick={onFetch}>
          Hämta igen
        </button>
      </span>
    </>
  );
}
