import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "./mailer.ts";

/**
 * Where no SMTP server is set: each e-mail is a file that any mail program opens. Written beside and renamed, under the
 * id of its row, so that an e-mail that is sent twice is one file.
 */
export function fileMailer(folder: string): Mailer {
  return {
    send: async ({ id }, message) => {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${id}.eml`);
      const unfinished = `${path}.unfinished`;
      const file = await open(unfinished, "w", 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    close: () => {},
  };
}
