import type { InputHTMLAttributes } from "react";
import { honeypotField, timeField } from "../rules/robot.ts";

/** Said to whoever fills in for a person: 1Password, LastPass, Bitwarden, Dashlane. */
const notForManagers = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
} as InputHTMLAttributes<HTMLInputElement>;

/** For robots alone: nobody sees it, reaches it by keyboard or hears of it. */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        Lämna tomt
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" {...notForManagers} />
      </label>
      <input type="hidden" name={timeField} />
    </div>
  );
}
