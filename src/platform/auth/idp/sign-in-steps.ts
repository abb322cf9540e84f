import type { IncomingMessage } from "node:http";
import * as z from "zod";
import type { Database } from "#platform/db/database.ts";
import { TooMany } from "#platform/http/turns.ts";
import { type AttemptCounter, claimAttempt, refundAttempts } from "./attempts.ts";
import type { knownBrowsers } from "./known-browser.ts";
import { isPassword } from "./password.ts";
import type { SecondFactors } from "./second-factors.ts";
import type { StaffUser } from "./staff-users.ts";

/** Whose password was right, and what is left to do; kept with the sign-in that is under way. */
export const passedPart = z.object({
  accountId: z.string(),
  step: z.enum(["code", "enrol", "saved"]),
  /** The secret that is being enrolled, sealed. */
  begun: z.string().optional(),
});
export type PassedSteps = z.infer<typeof passedPart>;

export type SignInOutcome =
  | { kind: "refused"; status: 401 | 429 | 503; problem: string; waitMs: number }
  | { kind: "next"; passed: PassedSteps; codes?: readonly string[] }
  | { kind: "done"; user: StaffUser; amr: readonly string[] };

/** Null where there is no such account: what was typed may be a password. */
export type RecordSignIn = (user: StaffUser | null, isRight: boolean, note?: string) => Promise<void>;

export type SignInContext = {
  db: Database;
  clock: () => Date;
  users: readonly StaffUser[];
  factors: SecondFactors;
  browsers: ReturnType<typeof knownBrowsers>;
  networkOf: (request: IncomingMessage) => string;
  recordSignIn: RecordSignIn;
};

const wrong = (problem: string) => ({ kind: "refused", status: 401, problem, waitMs: 0 }) as const;

/** What becomes of a password, and of a code after it: each is counted before it is looked at. */
export function signInSteps({ db, clock, users, factors, browsers, networkOf, recordSignIn }: SignInContext) {
  async function password(form: URLSearchParams, request: IncomingMessage): Promise<SignInOutcome> {
    const username = form.get("username")?.trim().toLowerCase() ?? "";
    const user = users.find((one) => one.username.toLowerCase() === username);
    const browser = user ? browsers.find(user, request) : null;
    const counters: AttemptCounter[] =
      browser === null
        ? [
            { limit: "network", name: networkOf(request) },
            { limit: "user", name: username },
          ]
        : [{ limit: "browser", name: browser }];
    const isRight = await counting(counters, () => isPassword(form.get("password") ?? "", user?.password));
    if (typeof isRight !== "boolean") return isRight;
    if (!user || !isRight) {
      await recordSignIn(user ?? null, false);
      return wrong("Fel e-post eller lösenord.");
    }
    if (await factors.hasOne(user.id)) return { kind: "next", passed: { accountId: user.id, step: "code" } };
    if (user.needsSecondFactor)
      return {
        kind: "next",
        passed: { accountId: user.id, step: "enrol", begun: factors.begin(user.id) },
      };
    return done(user, ["pwd"]);
  }

  /** A code of the app, or one of those that were written down. */
  async function code(
    user: StaffUser,
    form: URLSearchParams,
    request: IncomingMessage,
  ): Promise<SignInOutcome> {
    const recovery = form.get("recovery");
    const name = browsers.find(user, request) ?? `user ${user.id}`;
    const isRight = await counting([{ limit: "code", name }], () =>
      recovery === null
        ? factors.consumeCode(user.id, form.get("code") ?? "")
        : factors.consumeRecoveryCode(user.id, recovery),
    );
    if (typeof isRight !== "boolean") return isRight;
    if (isRight) return done(user, ["pwd", "otp", "mfa"], recovery === null ? undefined : "med reservkod");
    await recordSignIn(user, false, recovery === null ? "fel engångskod" : "fel reservkod");
    return wrong(
      recovery === null
        ? "Koden stämmer inte, eller är redan använd. Vänta på nästa kod i appen."
        : "Reservkoden stämmer inte, eller är redan använd.",
    );
  }

  async function enrol(
    user: StaffUser,
    { begun = "" }: PassedSteps,
    form: URLSearchParams,
  ): Promise<SignInOutcome> {
    if (await factors.hasOne(user.id)) return { kind: "next", passed: { accountId: user.id, step: "code" } };
    const codes = await factors.enrol(user.id, begun, form.get("code") ?? "");
    if (codes === null)
      return wrong(
        "Koden stämmer inte. Kontrollera att klockan i telefonen går rätt, och skriv koden som visas nu.",
      );
    return { kind: "next", passed: { accountId: user.id, step: "saved" }, codes };
  }

  const saved = (user: StaffUser) => done(user, ["pwd", "otp", "mfa"], "ställde in tvåstegsinloggning");

  async function done(user: StaffUser, amr: readonly string[], note?: string): Promise<SignInOutcome> {
    await recordSignIn(user, true, note);
    return { kind: "done", user, amr };
  }

  async function counting(
    counters: readonly AttemptCounter[],
    work: () => Promise<boolean>,
  ): Promise<boolean | SignInOutcome> {
    const claim = await claimAttempt(db, counters, clock());
    if (!("at" in claim)) return tooOften(claim.waitMs);
    try {
      const isRight = await work();
      if (isRight) await refundAttempts(db, counters, claim.at);
      return isRight;
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      const problem = "Många loggar in just nu. Vänta några sekunder och försök igen.";
      return { kind: "refused", status: 503, problem, waitMs: 5_000 };
    }
  }

  return { password, code, enrol, saved };
}

function tooOften(waitMs: number): SignInOutcome {
  const seconds = Math.ceil(waitMs / 1_000);
  const wait =
    seconds > 90 ? `${Math.ceil(seconds / 60)} minuter` : seconds === 1 ? "en sekund" : `${seconds} sekunder`;
  return {
    kind: "refused",
    status: 429,
    problem: `Det har blivit flera fel i rad. Vänta ${wait} och försök igen.`,
    waitMs,
  };
}
