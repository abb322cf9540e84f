import { memo } from "react";
import { Accordion } from "#ui/accordion.tsx";
import { Radio } from "#ui/radio.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Switch } from "#ui/switch.tsx";
import { ColourOptions } from "./colour-options.tsx";
import { Option } from "./filter-group-option.tsx";
import type { FilterGroupView, OptionView, SwitchView } from "./filter-group-view.ts";
import { MakeOptions } from "./make-options.tsx";
import { RangeFields } from "./range-fields.tsx";

/** Of all the groups a click changes few: the others are left as they are. */
export const FilterGroup = memo(Group, (before, now) => JSON.stringify(before) === JSON.stringify(now));

function Group({ group }: { group: FilterGroupView }) {
  return (
    <Accordion
      title={group.title}
      {...(group.chosen !== null && { value: group.chosen })}
      isOpen={group.isOpen}
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{group.title}</legend>
        <Controls group={group} />
      </fieldset>
    </Accordion>
  );
}

function Controls({ group }: { group: FilterGroupView }) {
  switch (group.kind) {
    case "makes":
      return <MakeOptions makes={group.makes} more={group.more} />;
    case "options":
      return group.options.map((option) => <Option key={option.value} name={group.name} option={option} />);
    case "colours":
      return <ColourOptions name={group.name} options={group.options} />;
    case "one":
      return <OneOf title={group.title} name={group.name} options={group.options} />;
    case "radios":
      return <Radios name={group.name} options={group.options} />;
    case "switches":
      return group.switches.map((one) => <YesNo key={one.name} {...one} />);
    case "range":
      return <RangeFields range={group} />;
  }
}

function OneOf({ title, name, options }: { title: string; name: string; options: OptionView[] }) {
  return (
    <Segmented
      label={title}
      name={name}
      block
      defaultValue={options.find(({ isChosen }) => isChosen)?.value ?? ""}
      options={[
        { value: "", label: "Alla" },
        ...options.map(({ value, label, count, isChosen }) => ({
          value,
          label,
          disabled: count === 0 && !isChosen,
        })),
      ]}
    />
  );
}

/** One of several, with the cars that each would give; "Alla" takes the choice back. [LISTING-3] */
function Radios({ name, options }: { name: string; options: OptionView[] }) {
  return (
    <>
      <Radio name={name} value="" defaultChecked={!options.some(({ isChosen }) => isChosen)}>
        Alla
      </Radio>
      {options.map((option) => (
        <Option key={option.value} name={name} option={option} as={Radio} />
      ))}
    </>
  );
}

/** "Utan dragkrok" can only be asked in words; the switch then stands off, and switched on it is the first answer. */
function YesNo({ name, label, count, value }: SwitchView) {
  return (
    <>
      <Switch
        name={name}
        value="true"
        defaultChecked={value === true}
        disabled={count === 0 && value !== true}
      >
        {label}
      </Switch>
      {value === false && <input type="hidden" name={name} value="false" />}
    </>
  );
}
