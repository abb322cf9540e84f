import type { AnswerTemplate } from "#domain/case/answer-template.ts";

export const answerTemplates: readonly AnswerTemplate[] = [
  { title: "Tack för frågan", kinds: ["contact"], text: "Hej {namn}!\n\n[svar]\n\n{avsändare}" },
];
