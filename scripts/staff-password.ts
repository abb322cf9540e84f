import { text } from "node:stream/consumers";
import { hashedPassword } from "#platform/auth/idp/password.ts";
import { isBreached, passwordProblem } from "#platform/auth/idp/password-choice.ts";
import { runOrExplain, StartRefused } from "#platform/log/run-or-explain.ts";

/** A password on stdin becomes what AUTH_USERS_FILE holds; nothing of it is in a history or a list of processes. */
await runOrExplain(async () => {
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  const problem = passwordProblem(password);
  if (problem !== null) throw new StartRefused(problem);
  const isKnown = await isBreached(password);
  if (isKnown) throw new StartRefused("it is among those that have been stolen somewhere: choose another");
  if (isKnown === null)
    process.stderr.write("It was not held against stolen passwords: they cannot be asked from here.\n");
  process.stdout.write(`${await hashedPassword(password)}\n`);
}, "The password could not be hashed");
