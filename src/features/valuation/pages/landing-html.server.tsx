import { renderToStaticMarkup } from "react-dom/server";
import type { ContentView } from "#features/content/pages/content-view.ts";
import { NextSteps } from "#features/content/pages/next-steps.tsx";
import { withoutSections } from "#features/content/rules/split-sections.ts";
import type { EstimateScore } from "../rules/estimate-score.ts";
import type { ExampleView } from "./example-view.ts";
import { LandingBelow } from "./landing-below.tsx";
import { ExampleAnswer, ExampleCard } from "./landing-example.tsx";
import type { Landing } from "./landing-texts.ts";
import { ScorePanel } from "./score-panel.tsx";

/** Shown as steps and as questions that open. */
const shownOtherwise = [
  "sa-gar-det-till",
  "sa-gar-ett-byte-till",
  "sa-fungerar-varderingen",
  "vanliga-fragor",
];

type Below = {
  landing: Landing;
  stores: number;
  view: ContentView;
  questions: { question: string; answer: string }[];
  score: { score: EstimateScore; on: string } | null;
  example: ExampleView | null;
};

/** The example beside the plate. */
export function exampleHtml(example: ExampleView): string {
  return renderToStaticMarkup(<ExampleCard example={example} isFirst />);
}

/** What stands below the plate costs no script: see content-html.server.tsx. */
export function landingHtml({ landing, stores, view, questions, score, example }: Below): string {
  return renderToStaticMarkup(
    <>
      <LandingBelow
        landing={landing}
        stores={stores}
        html={withoutSections(view.html, shownOtherwise)}
        questions={questions}
        reviewed={{ on: view.reviewedOn, text: view.reviewed }}
        score={score && <ScorePanel {...score} />}
        example={example && <ExampleAnswer example={example} />}
      />
      <div className="page-width -mt-(--ms-section) pb-(--ms-section)">
        <NextSteps steps={view.next} />
      </div>
    </>,
  );
}
