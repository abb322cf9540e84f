import { memo } from "react";
import { formatNumber } from "#core/text/number.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Radio } from "#ui/radio.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Switch } from "#ui/switch.tsx";
import { ColourOptions } from "./colour-options.tsx";
import { isSwitchedOff, Option } from "./filter-group-option.tsx";
import type { FilterGroupView, OptionView, SwitchView } from "./filter-group-view.ts";
import { MakeOptions } from "./make-options.tsx";
import { RangeFields } from "./range-fields.tsx";

/** A click changes few of the groups; the others are not rerendered. */
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
    case "segments":
      return <Segments group={group} />;
    case "rows":
      return <Rows group={group} />;
    case "switches":
      return group.switches.map((one) => <YesNo key={one.name} {...one} />);
    case "parts":
      return group.parts.map((part) => <Part key={part.title} part={part} />);
    case "range":
      return <RangeFields range={group} />;
  }
}

/** A switch has its title as its label; segments have it above them, and as a legend for screen readers. */
function Part({ part }: { part: FilterGroupView }) {
  return (
    <div className="mb-3">
      {part.kind !== "switches" && (
        <p aria-hidden="true" className="mb-1.5 text-sm text-ink-2">
          {part.title}
        </p>
      )}
      <Controls group={part} />
    </div>
  );
}

type OneOf = Extract<FilterGroupView, { kind: "segments" | "rows" }>;

/** With "Alla", which clears the choice and shows the count of all. */
const choicesOf = ({ options, all }: OneOf): OptionView[] => [
  { value: "", label: "Alla", count: all, isChosen: !options.some(({ isChosen }) => isChosen) },
  ...options,
];

function Segments({ group }: { group: OneOf }) {
  const choices = choicesOf(group);
  return (
    <Segmented
      label={group.title}
      name={group.name}
      block
      defaultValue={choices.find(({ isChosen }) => isChosen)?.value ?? ""}
      options={choices.map((choice) => ({
        ...choice,
        count: formatNumber(choice.count),
        disabled: isSwitchedOff(choice),
      }))}
    />
  );
}

/** A choice of one, with the number of cars for each option. */
function Rows({ group }: { group: OneOf }) {
  return choicesOf(group).map((choice) => (
    <Option key={choice.value} name={group.name} option={choice} as={Radio} />
  ));
}

/** "Utan dragkrok" can only be searched for in words; the switch is then off, and switching it on filters for cars with one. */
function YesNo({ name, label, count, value }: SwitchView) {
  return (
    <>
      <Switch
        name={name}
        value="true"
        defaultChecked={value === true}
        count={formatNumber(count)}
        disabled={isSwitchedOff({ value: "true", count, isChosen: value === true })}
      >
        {label}
      </Switch>
      {value === false && <input type="hidden" name={name} value="false" />}
    </>
  );
}
