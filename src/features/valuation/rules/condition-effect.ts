/**
 * What the visitor tells of the car beyond its facts. Sold cars have been put in order before they are sold, so their
 * prices cannot teach this: the shares are the chain's own, each in one place, and said to be rules of thumb.
 */
export const conditionEffects = {
  wear: {
    label: "Skick",
    answers: {
      "like-new": { label: "Som ny", share: 0.02 },
      normal: { label: "Normalt för åldern", share: 0 },
      worn: { label: "Slitet", share: -0.05 },
    },
  },
  damage: {
    label: "Skador",
    answers: {
      none: { label: "Inga", share: 0 },
      small: { label: "Små repor eller bucklor", share: -0.02 },
      large: { label: "Skador som behöver lagas", share: -0.08 },
    },
  },
  service: {
    label: "Service",
    answers: {
      full: { label: "Fullständig servicebok", share: 0 },
      partly: { label: "Delvis servad", share: -0.02 },
      unknown: { label: "Ingen servicebok", share: -0.04 },
    },
  },
  tyres: {
    label: "Däck",
    answers: {
      two: { label: "Sommar- och vinterdäck i gott skick", share: 0.01 },
      one: { label: "En uppsättning i gott skick", share: 0 },
      worn: { label: "Slitna däck", share: -0.02 },
    },
  },
  battery: {
    label: "Batteriets hälsa",
    answers: {
      high: { label: "Över 95 %", share: 0.01 },
      usual: { label: "85–95 %", share: 0 },
      low: { label: "Under 85 %", share: -0.06 },
    },
  },
  cable: {
    label: "Laddkabel",
    answers: {
      yes: { label: "Följer med", share: 0 },
      no: { label: "Följer inte med", share: -0.01 },
    },
  },
  heatPump: {
    label: "Värmepump",
    answers: {
      yes: { label: "Finns", share: 0.01 },
      no: { label: "Finns inte", share: 0 },
    },
  },
} as const;

export type ConditionQuestion = keyof typeof conditionEffects;
export const conditionQuestions = Object.keys(conditionEffects) as ConditionQuestion[];

/** Questions that were not answered change nothing. */
export type ConditionAnswers = {
  readonly [Question in ConditionQuestion]?: keyof (typeof conditionEffects)[Question]["answers"];
};

type Answer = { label: string; share: number };

/** The answers that change the price, in the order of the questions. An unknown answer is none. */
export function conditionChanges(
  answers: ConditionAnswers,
): { question: ConditionQuestion; answer: string; share: number }[] {
  return conditionQuestions.flatMap((question) => {
    const effects: Readonly<Record<string, Answer>> = conditionEffects[question].answers;
    const answer = answers[question];
    if (answer === undefined || !Object.hasOwn(effects, answer)) return [];
    const { label, share } = effects[answer] as Answer;
    return share === 0 ? [] : [{ question, answer: label, share }];
  });
}

/** What the answers do to both ends of a range; one that is still to come may turn out either way. */
export function conditionFactors(
  answers: ConditionAnswers,
  open: readonly ConditionQuestion[],
): { low: number; high: number } {
  let [low, high] = [1, 1];
  for (const question of conditionQuestions) {
    const effects: Readonly<Record<string, Answer>> = conditionEffects[question].answers;
    const shares = Object.values(effects).map(({ share }) => share);
    const answered = effects[answers[question] ?? ""]?.share ?? 0;
    const isOpen = open.includes(question);
    low *= 1 + (isOpen ? Math.min(...shares) : answered);
    high *= 1 + (isOpen ? Math.max(...shares) : answered);
  }
  return { low, high };
}
