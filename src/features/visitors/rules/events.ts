/** A detail is one word of a closed list, or the name of one of our own fields. */
const fieldName = /^[a-z]{1,24}$/i;

/**
 * Everything that is told to analytics, and all that may be told with it. What is not in the table is not told: no
 * text that somebody wrote, no plate, no address, nothing that names a person.
 */
export const trackedEvents = {
  buy_click: { source: ["header", "footer"] },
  sell_click: { source: ["header", "footer"] },
  search: {},
  filter: { field: fieldName },
  view_advert: {},
  favorite_add: {},
  favorite_remove: {},
  compare_add: {},
  exit_popup: {},
  watch_click: {},
  reserve_click: {},
  test_drive_click: {},
  contact_click: { way: ["phone", "mail", "form"] },
  watch_add: {},
  reservation_made: {},
  test_drive_booked: {},
  contact_sent: {},
  valuation_start: { errand: ["sell", "valuation", "trade"] },
} as const satisfies Record<string, Record<string, readonly string[] | RegExp>>;

export type EventName = keyof typeof trackedEvents;

type Detail<Allowed> = Allowed extends readonly (infer Word)[] ? Word : string;
export type TrackedEvent = {
  [Name in EventName]: { event: Name } & {
    [Key in keyof (typeof trackedEvents)[Name]]: Detail<(typeof trackedEvents)[Name][Key]>;
  };
}[EventName];

/** Whether every detail of the event is one that its row allows. */
export function isAllowedEvent({ event, ...details }: TrackedEvent): boolean {
  const row: Record<string, readonly string[] | RegExp> = trackedEvents[event];
  const payload: Record<string, string> = details;
  const names = new Set([...Object.keys(row), ...Object.keys(payload)]);
  return [...names].every((name) => {
    const [allowed, word] = [row[name], payload[name]];
    if (allowed === undefined || word === undefined) return false;
    return allowed instanceof RegExp ? allowed.test(word) : allowed.includes(word);
  });
}
