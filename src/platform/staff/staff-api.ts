import { messages } from "#core/text/messages.ts";
import { isWithinClockSkew } from "#platform/auth/token-lifetime.ts";
import { type CallOutcome, createClient } from "#platform/browser/client.ts";
import { apiToken, endSession, needsSignIn, signInErrorCode } from "./sign-in/session.ts";
import { signInText } from "./sign-in/sign-in-texts.ts";

type Problem = {
  status: number;
  title?: string;
  errors?: { field: string; message: string }[];
  clashes?: unknown[];
};

/** What a staff call was refused with; the title is shown as it is. */
export class StaffCallFailed extends Error {
  readonly status: number;
  readonly errors: readonly { field: string; message: string }[];
  /** What somebody else has changed meanwhile, where a call says so. */
  readonly clashes: readonly unknown[];

  constructor({ status, title = messages.default, errors = [], clashes = [] }: Problem) {
    super(title);
    this.status = status;
    this.errors = errors;
    this.clashes = clashes;
  }
}

/** How far this machine's clock is off, as the last answer says. */
let isClockRight = true;
export const hasRightClock = () => isClockRight;

type Call = {
  body?: object;
  signal?: AbortSignal;
  /** Asked again and again while somebody works: the token of the last call does, and nothing is searched for it. */
  isPoll?: boolean;
};

const client = createClient(async (address, init) => {
  const response = await fetch(address, init);
  readServerClock(response);
  return response;
});

let last: { token: string; at: number } | null = null;
const pollsForMs = 4 * 60_000;

/** A call with the token of whoever is signed in; a token that is no good any more is renewed once. */
export async function callStaff<Answer>(
  path: string,
  { body, signal, isPoll = false }: Call = {},
): Promise<Answer> {
  const ask = async (forceRefresh: boolean) => {
    const options = { bearer: await tokenFor(isPoll, forceRefresh), ...(signal ? { signal } : {}) };
    return body === undefined
      ? client.get(path, options)
      : client.write("POST", path, body as Readonly<Record<string, unknown>>, options);
  };
  let outcome = await ask(false);
  if (isUnauthorized(outcome)) outcome = await ask(true);
  if (outcome.status === "success") return (outcome.data as { json: Answer }).json;
  if (outcome.code === 0) throw new Error(outcome.message);
  if (isUnauthorized(outcome)) end(isClockRight ? "invalid_grant" : "token_not_yet_valid");
  throw new StaffCallFailed({ ...(outcome.body as Partial<Problem> | null), status: outcome.code });
}

const isUnauthorized = (outcome: CallOutcome) => outcome.status !== "success" && outcome.code === 401;

function end(error: string): void {
  last = null;
  endSession(error);
}

async function tokenFor(isPoll: boolean, forceRefresh: boolean): Promise<string> {
  if (isPoll && !forceRefresh && last && Date.now() - last.at < pollsForMs) return last.token;
  const token = await tokenOr(forceRefresh);
  last = { token, at: Date.now() };
  return token;
}

async function tokenOr(forceRefresh: boolean): Promise<string> {
  try {
    return await apiToken({ forceRefresh });
  } catch (error) {
    const ended = await needsSignIn(error);
    if (ended !== null) {
      end(ended);
      throw new StaffCallFailed({ status: 401, title: messages.unauthorized });
    }
    const { title, text } = signInText(await signInErrorCode(error));
    throw new StaffCallFailed({ status: 503, title: `${title}. ${text}` });
  }
}

function readServerClock(response: Response): void {
  const date = response.headers.get("date");
  if (date !== null) isClockRight = isWithinClockSkew(new Date(date), new Date());
}
