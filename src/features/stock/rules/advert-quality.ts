import {
  type AdvertFacts,
  type MendedAt,
  type QualityRule,
  type QualityRuleName,
  qualityRules,
} from "./advert-quality-rules.ts";

export type QualityRow = {
  name: QualityRuleName;
  isMet: boolean;
  text: string;
  points: number;
  at: MendedAt;
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
  const rows = rules.map(([name, { points, isMet, done, missing, at }]): QualityRow => {
    const met = isMet(advert);
    return { name, isMet: met, text: met ? done : missing, points, at };
  });
  return {
    score: rows.reduce((sum, row) => sum + (row.isMet ? row.points : 0), 0),
    rows: rows.toSorted((a, b) => Number(a.isMet) - Number(b.isMet) || b.points - a.points),
  };
}
