import { paths } from "#core/paths.ts";
import { type FormState, FormView } from "#features/forms/pages/form-view.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { askToJoinWaitingList, stepField, waitingListForm } from "../rules/reservation-form.ts";

type WaitPanelProps = { plate: string; state: FormState; rules: string; isWaiting: boolean };

/** "Säg till när den blir ledig", and what the line is. */
export function WaitingListPanel({ plate, state, rules, isWaiting }: WaitPanelProps) {
  return (
    <div id="ko">
      <Panel>
        <h2 className="mb-3 text-h3">Säg till när den blir ledig</h2>
        {isWaiting ? (
          <Notice>Du står i kön. Din plats står i mejlet vi har skickat, och där lämnar du kön.</Notice>
        ) : (
          <FormView
            form={waitingListForm}
            action={`${paths.reserve()}?${stepField}=${askToJoinWaitingList}`}
            state={state}
            fixed={{ licenseplate: plate }}
          />
        )}
        <p className="mt-4 max-w-160 text-sm text-ink-2">{rules}</p>
      </Panel>
    </div>
  );
}
