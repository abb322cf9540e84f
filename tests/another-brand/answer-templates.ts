export const answerTemplates = [
  { title: "Tack för frågan", kinds: ["contact"], text: "Hej {namn}!\n\n[svar]\n\n{avsändare}" },
] as const;
