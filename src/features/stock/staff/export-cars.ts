import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { callStaff } from "#platform/staff/staff-api.ts";

/** As many as the call takes. */
const atATime = 1_000;
/** Without it Excel takes UTF-8 for something else. */
const byteOrderMark = "\ufeff";

/** These cars as a file of our own import, some at a time. */
export async function exportCars(ids: readonly number[]): Promise<void> {
  const parts: string[] = [];
  for (let at = 0; at < ids.length; at += atATime) {
    const body = { ids: ids.slice(at, at + atATime) };
    const { header, lines } = await callStaff<{ header: string; lines: string[] }>("/api/staff/cars/export", {
      body,
    });
    if (at === 0) parts.push(byteOrderMark, header, "\r\n");
    parts.push(lines.join("\r\n"), "\r\n");
  }
  const address = URL.createObjectURL(new Blob(parts, { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `lager-${stockholmDay(new Date())}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
