/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0, by section. */
const sections = [
  "1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6",
  "3.5:1-5 3.7:1-2 4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12",
  "6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2",
  "8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2",
  "10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1",
  "13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1",
  "16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2",
].join(" ");

export const requirements: readonly string[] = sections.split(" ").flatMap((section) => {
  const [name = "", ranges = ""] = section.split(":");
  return ranges.split(",").flatMap((range) => {
    const [first = "", last = first] = range.split("-");
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `V${name}.${Number(first) + at}`,
    );
  });
});

/** How a requirement stands; of what it does not apply to the row says why. */
const states = ["yes", "part", "no", "operator", "n/a"] as const;
const row = /^\| (V\d+\.\d+\.\d+) \|([^|\n]*)\|([^|\n]*)\|([^|\n]*)\|$/gm;
const ruleId = /\b[A-Z]{2,}-\d+\b/g;

/** What is wrong with the checklist: a requirement that is missing or twice, a state or a rule that there is none of, a claim without proof. */
export function checklistComplaints(checklist: string, rules: ReadonlySet<string>): string[] {
  const rows = [...checklist.matchAll(row)].map(([, id = "", state = "", how = "", where = ""]) => ({
    id,
    state: state.trim(),
    how: how.trim(),
    where: where.trim(),
  }));
  const ids = rows.map(({ id }) => id);
  return [
    ...requirements.filter((id) => !ids.includes(id)).map((id) => `missing: ${id}`),
    ...ids.filter((id) => !requirements.includes(id)).map((id) => `no requirement: ${id}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice: ${id}`),
    ...rows.flatMap(({ id, state, how, where }) => [
      ...(states.some((one) => one === state) ? [] : [`${id}: no state "${state}"`]),
      ...(state !== "yes" && how === "" ? [`${id}: nothing said`] : []),
      ...(state === "yes" && where === "" ? [`${id}: no rule and no file`] : []),
      ...(where.match(ruleId) ?? [])
        .filter((rule) => !rules.has(rule))
        .map((rule) => `${id}: no rule ${rule}`),
    ]),
  ];
}
