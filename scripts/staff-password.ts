import { text } from "node:stream/consumers";
import { hashedPassword } from "#platform/auth/idp/password.ts";
import { runOrExplain, StartRefused } from "#platform/log/run-or-explain.ts";

const fewest = 12;

/** A password on stdin becomes what AUTH_USERS_FILE holds; nothing of it is in a history or a list of processes. */
await runOrExplain(async () => {
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  if (password.length < fewest) throw new StartRefused(`a password has at least ${fewest} signs`);
  process.stdout.write(`${await hashedPassword(password)}\n`);
}, "The password could not be hashed");
