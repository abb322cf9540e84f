import {
  type AdvertFacts,
  type FixedAt,
  type QualityRule,
  type QualityRuleName,
  qualityRules,
} from "./advert-quality-rules.ts";

export type QualityRow = {
  name: QualityRuleName;
  isSatisfied: boolean;
  text: string;
  points: number;
  at: FixedAt;
};
export type AdvertQuality = {
  /** 0 to 100. */
  score: number;
  /** What is missing first, what is worth most on top. */
  rows: QualityRow[];
};

const rules = Object.entries(qualityRules) as [QualityRuleName, QualityRule][];

/** How complete an advert is, and what it lacks. */
export function advertQuality(advert: AdvertFacts): AdvertQuality {
  const rows = rules.map(([name, { points, isSatisfied, done, missing, at }]): QualityRow => {
    const satisfied = isSatisfied(advert);
    return { name, isSatisfied: satisfied, text: satisfied ? done : missing, points, at };
  });
  return {
    score: rows.reduce((sum, row) => sum + (row.isSatisfied ? row.points : 0), 0),
    rows: rows.toSorted((a, b) => Number(a.isSatisfied) - Number(b.isSatisfied) || b.points - a.points),
  };
}
