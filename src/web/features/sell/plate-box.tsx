import { Panel } from "#ui/panel.tsx";
import { PlateForm } from "./plate-form.tsx";
import { PlateReceived } from "./plate-received.tsx";
import type { PlateErrand, PlateStart } from "./plate-start.ts";

type PlateBoxProps = {
  errand: PlateErrand;
  start: PlateStart;
  /** The page that takes the plate. */
  action: string;
};

/** Where selling and trading in begin. What came of the plate is read out when it arrives. */
export function PlateBox({ errand, start, action }: PlateBoxProps) {
  return (
    <div role="status">
      <Panel>
        {start.state === "received" ? (
          <PlateReceived plate={start} again={action} />
        ) : (
          <PlateForm
            errand={errand}
            action={action}
            invalid={start.state === "invalid" ? start.written : undefined}
          />
        )}
      </Panel>
    </div>
  );
}
