import { Button } from "#ui/button.tsx";
import { skipped } from "../rules/flow/flow-fields.ts";
import type { Question } from "../rules/flow/flow-step.ts";
import { answerMeanings, answersTo } from "../rules/flow/flow-texts.ts";
import { answerDrawings, type Drawing } from "./answer-drawings.ts";

type ChoiceCardsProps = {
  question: Question;
  name: string;
  /** What was answered before, where it is asked again. */
  chosen: string;
};

/** Each answer as a drawing and its words; one click answers and goes on. */
export function ChoiceCards({ question, name, chosen }: ChoiceCardsProps) {
  const drawings = answerDrawings[question];
  const meanings = answerMeanings[question];
  const answers = answersTo(question);
  return (
    <>
      <div className="value-cards" data-cards={answers.length}>
        {answers.map(({ value, label }, at) => (
          <button key={value} type="submit" name={name} value={value} className="value-card">
            {drawings[at] && <AnswerDrawing drawing={drawings[at]} />}
            <span className="value-card-words">
              <b>{label}</b>
              {meanings?.[at] && <small>{meanings[at]}</small>}
              {value === chosen && <small className="value-card-chosen">Ditt svar nu</small>}
            </span>
          </button>
        ))}
      </div>
      <div className="mt-3 -ml-3.5">
        <Button type="submit" variant="ghost" name={name} value={skipped}>
          Vet inte, hoppa över
        </Button>
      </div>
    </>
  );
}

function AnswerDrawing({ drawing: { line, fill, faint, mark } }: { drawing: Drawing }) {
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true" className="value-drawing">
      {fill && <path d={fill} className="is-fill" />}
      {faint && <path d={faint} className="is-faint" />}
      {line && <path d={line} />}
      {mark && <path d={mark} className="is-mark" />}
    </svg>
  );
}
