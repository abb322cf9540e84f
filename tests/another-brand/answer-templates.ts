import type { AnswerTemplate } from "#features/cases/rules/answer-template.ts";

export const answerTemplates: readonly AnswerTemplate[] = [
  { title: "Tack för frågan", kinds: ["contact"], text: "Hej {namn}!\n\n[svar]\n\n{avsändare}" },
];
