/** Measured before, on the same split: gradient boosting (HistGradientBoosting), in percent. Bars are what ours may not exceed. */
type Known = { mape: number; medianApe: number; within10: number; mapeBar: number };

const known: Readonly<Record<string, Known>> = {
  uk_100k: { mape: 7.6, medianApe: 5.9, within10: 73, mapeBar: 7.5 },
  de_autoscout24: { mape: 10.1, medianApe: 7.6, within10: 61, mapeBar: 9.6 },
  se_blocket_goteborg: { mape: 13.3, medianApe: 8.8, within10: 56, mapeBar: 12.6 },
  se_blocket_private: { mape: 16.1, medianApe: 10.7, within10: 48, mapeBar: 15.6 },
  se_blocket_all: { mape: 14.5, medianApe: 9.6, within10: 51, mapeBar: 14.5 },
};

/** Null for a set that nobody has measured with it. */
export function findDigest(file: string): Known | null {
  return Object.entries(known).find(([name]) => file.startsWith(name))?.[1] ?? null;
}
