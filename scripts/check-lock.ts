import { lockComplaints, readLockFile } from "./lock-file.ts";

/** The lock file alone must be enough on every machine that we support: see the rules LOCK-1 to LOCK-3. */
const complaints = lockComplaints(readLockFile("."));
for (const complaint of complaints) process.stdout.write(`package-lock.json: ${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
