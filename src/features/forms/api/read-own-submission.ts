import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SubmittedForm } from "#platform/http/site-variables.ts";
import type { SentFields } from "../rules/form.ts";
import { botSignal } from "../rules/robot.ts";
import { crossSiteMessage, maxFormBytes, readSubmission, textOnly } from "./read-submission.ts";

/** What every form of ours asks first: from our own page, readable, by a person? With what was typed in these fields. */
export async function readOwnSubmission(
  request: Request,
  publicOrigin: string,
  names: readonly string[],
): Promise<{ sent: SentFields; values: Record<string, string> } | { refused: SubmittedForm }> {
  const refused = (status: number, notice: string, values: Record<string, string> = {}) => ({
    refused: { status, errors: [], notice, values },
  });
  if (!isFromSameOrigin(originHeadersOf(request.headers), publicOrigin))
    return refused(403, crossSiteMessage);
  const reading = await readSubmission(request, textOnly);
  if (!("sent" in reading)) return refused(reading.status, reading.message);
  const { sent } = reading;
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = sent[name];
      return typeof value === "string" && value.length <= maxFormBytes ? [[name, value]] : [];
    }),
  );
  const robot = botSignal(sent);
  return robot === null ? { sent, values } : refused(422, robot, values);
}
