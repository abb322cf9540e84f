import { timeField, trapField } from "../rules/robot.ts";

/** For robots alone: nobody sees it, reaches it by keyboard or hears of it. [POST-2] */
export function RobotTrap() {
  return (
    <div hidden>
      <label>
        Lämna tomt
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={timeField} />
    </div>
  );
}
