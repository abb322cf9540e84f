/** What `/api/staff/toolbox/:plate` answers: in words, so that the toolbox shares no rule with the page beside it. */
export type ToolboxFacts = {
  rows: (readonly [label: string, text: string])[];
  pictures: { name: string; count: number; url: string }[];
  stores: Record<string, string>;
};
