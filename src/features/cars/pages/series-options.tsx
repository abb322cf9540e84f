import { makes } from "../rules/makes.ts";

/** The options of a select of models, make by make. */
export function SeriesOptions() {
  return Object.entries(makes).map(([make, { label, series }]) => (
    <optgroup key={make} label={label}>
      {Object.entries(series).map(([value, name]) => (
        <option key={value} value={value}>
          {label} {name}
        </option>
      ))}
    </optgroup>
  ));
}
