import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { mailingListOfLink } from "#features/newsletter/service/leave-mailing-list.ts";
import { findDeadJobs } from "#platform/jobs/job-runs.ts";
import { startJobs } from "#platform/jobs/start-jobs.ts";
import { signedLinks } from "#platform/links/signed-links.ts";
import { anEmail } from "#tests/an-email.ts";
import { startSmtpServer } from "#tests/smtp-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { addToOutbox } from "./add-to-outbox.ts";
import { mailJob } from "./deliver-mail.ts";
import type { Email } from "./email.ts";
import { fileMailer } from "./file-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { mails } from "./mails.table.ts";
import { leaveTopic } from "./mails.ts";
import { reviveDead } from "./revive-jobs.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const links = signedLinks([{ id: "a", secret: Buffer.alloc(32, 7) }]);
const surroundings = {
  publicOrigin: "https://bilar.example",
  from: { name: "Milstolpen", address: "hej@bilar.example" },
  links,
};

onBothDatabases((database) => {
  function deliverTo(mailer: Mailer) {
    const { background } = database();
    const mail = mailJob({ db: background.db, mailer, surroundings });
    const jobs = startJobs({
      database: background,
      // The pauses are the table's own in number, and none in length.
      groups: [{ kinds: { mail: { ...mail, pausesS: mail.pausesS.map(() => 0) } }, atOnce: 2 }],
      clock: () => new Date(),
      pollEveryMs: 50,
      onFailure: () => {},
      onDead: () => {},
    });
    onTestFinished(async () => {
      await jobs.stop();
      mailer.close();
    });
  }
  const send = (email: Email) => database().db.transaction((tx) => addToOutbox(tx, email));
  const stateOf = async (key: string) => {
    const [mail] = await database().db.select().from(mails).where(eq(mails.messageKey, key));
    return mail?.state;
  };
  async function startServer() {
    const server = await startSmtpServer();
    onTestFinished(server.stop);
    return server;
  }
  const limits = { connectMs: 1_000, responseMs: 1_500 };

  test("[MAIL-3] without an SMTP server an e-mail is a file that a mail program reads, and only what was committed", async () => {
    const folder = join(temporaryFolder(), "mail");
    deliverTo(fileMailer(folder));
    const content = new TextEncoder().encode("BEGIN:VCALENDAR");
    const sent = await send(
      anEmail("a", {
        attachments: [{ name: "provkörning.ics", type: "text/calendar", content }],
        fromName: "Milstolpen Uppsala",
      }),
    );
    expect(await send(anEmail("a"))).toBe("known");
    await expect.poll(() => stateOf("a")).toBe("sent");
    const [file, ...more] = readdirSync(folder);
    expect([file, more]).toEqual([`${sent !== "known" && sent.id}.eml`, []]);
    const mail = await PostalMime.parse(readFileSync(join(folder, file ?? "")));
    expect(mail).toMatchObject({
      subject: "Ärende 48 29 71 K: vi har fått din fråga",
      from: { name: "Milstolpen Uppsala", address: "hej@bilar.example" },
      to: [{ address: "asa@example.se" }],
      messageId: `<${sent !== "known" && sent.id}@bilar.example>`,
      attachments: [{ filename: "provkörning.ics", mimeType: "text/calendar" }],
    });
    expect(mail.text).toContain("https://bilar.example/arende/?t=abc");
    expect(mail.html).toContain("48 29 71 K");
    expect(mail.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  });

  test("[MAIL-3] an e-mail that was taken but not confirmed goes out again as the very same letter", async () => {
    const server = await startServer();
    server.be("cut after the letter");
    deliverTo(smtpMailer(server.url, limits));
    await send(anEmail("a"));
    await expect.poll(() => server.taken.length).toBeGreaterThan(1);
    server.be("take");
    await expect.poll(() => stateOf("a")).toBe("sent");
    expect(new Set(server.taken).size).toBe(1);
  });

  test("[MAIL-5] an address that nobody has is noted: the e-mail is dead at once, and the next is held", async () => {
    const server = await startServer();
    server.be("refuse");
    deliverTo(smtpMailer(server.url, limits));
    await send(anEmail("a"));
    const waiting = await send(anEmail("other", { to: "bo@example.se" }));
    expect(waiting).toMatchObject({ held: null });
    await expect.poll(() => stateOf("a")).toBe("dead");
    expect(await send(anEmail("b"))).toMatchObject({ held: "bounced" });
    expect(server.taken).toEqual([]);
  });

  test("[MAIL-10] dead letters can be sent again, whatever was said about their address", async () => {
    const { db } = database();
    const server = await startServer();
    server.be("refuse");
    deliverTo(smtpMailer(server.url, limits));
    await send(anEmail("a"));
    await expect.poll(() => stateOf("a")).toBe("dead");
    expect(await findDeadJobs(db, 10)).toMatchObject([
      { kind: "mail", lastError: expect.stringContaining("No such user") },
    ]);
    server.be("take");
    expect(await reviveDead(db, "all")).toBe(1);
    await expect.poll(() => stateOf("a")).toBe("sent");
    expect(await send(anEmail("b"))).toMatchObject({ held: null });
  });

  test("[MAIL-6] a list is left by the link of its letter, also by letters that are on their way", async () => {
    const { db } = database();
    const server = await startServer();
    server.be("later");
    deliverTo(smtpMailer(server.url, limits));
    await send(anEmail("news", { unsubscribe: "newsletter" }));
    await leaveTopic(db, "asa@example.se", "newsletter");
    await expect.poll(() => stateOf("news")).toBe("held");
    expect(server.taken).toEqual([]);
  });

  test("[MAIL-7] what can be left says so in its head, for one click, and says where in its text", async () => {
    const server = await startServer();
    deliverTo(smtpMailer(server.url, limits));
    await send(anEmail("news", { unsubscribe: "newsletter" }));
    await expect.poll(() => stateOf("news")).toBe("sent");
    const mail = await PostalMime.parse(server.taken[0] ?? "");
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    const url = headers.get("list-unsubscribe")?.slice(1, -1) ?? "";
    expect(mail.text).toContain(url);
    const token = new URL(url).searchParams.get("t") ?? "";
    expect(mailingListOfLink(links, token, new Date())).toEqual({
      topic: "newsletter",
      address: "asa@example.se",
    });
    expect(
      mailingListOfLink(
        links,
        links.sign("case", "newsletter asa@example.se", new Date("2100-01-01")),
        new Date(),
      ),
    ).toBeNull();
    expect(
      mailingListOfLink(links, links.sign("unsubscribe", "anything", new Date("2100-01-01")), new Date()),
    ).toBeNull();
  });
});
