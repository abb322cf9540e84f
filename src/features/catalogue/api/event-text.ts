type ServerEvent = { id: string; event?: string; data?: unknown };

/** One event as server-sent events are written. Without data it only tells the browser how far it has read. */
export function eventText({ id, event, data }: ServerEvent): string {
  const lines = [`id: ${id}`];
  if (event !== undefined) lines.push(`event: ${event}`);
  // JSON has no line breaks of its own, so that one line is enough; an event without any is not delivered.
  if (data !== undefined) lines.push(`data: ${JSON.stringify(data)}`);
  return `${lines.join("\n")}\n\n`;
}
