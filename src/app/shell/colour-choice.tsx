import { colourSchemes, colourSelectId } from "#features/visitors/rules/colour-scheme.ts";
import { Select } from "#ui/select.tsx";

/** Its change is heard by static-clicks.tsx. Without JavaScript the colours are the device's. */
export function ColourChoice() {
  return (
    <span className="flex items-center gap-2 noscript:hidden">
      <label htmlFor={colourSelectId}>Utseende</label>
      <Select id={colourSelectId} size="sm" defaultValue="system" autoComplete="off">
        {Object.entries(colourSchemes).map(([scheme, name]) => (
          <option key={scheme} value={scheme}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}
