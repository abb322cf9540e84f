import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type SmtpMood, startSilentServer, startSmtpServer } from "#tests/smtp-server.ts";
import { EmailRefused } from "./mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const limits = { connectMs: 1_000, responseMs: 1_500 };
const envelope = { id: "1", from: "hej@example.se", to: "asa@example.se" };
const message = Buffer.from("Subject: Hej\r\nMessage-ID: <1@example.se>\r\n\r\nHej!\r\n");

let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.stop());

function send(mood: SmtpMood, url = server.url) {
  server.be(mood);
  const mailer = smtpMailer(url, limits);
  onTestFinished(mailer.close);
  return mailer.send(envelope, message);
}

test("[MAIL-3] an e-mail is handed over as it is", async () => {
  const before = server.taken.length;
  await send("take");
  expect(server.taken.slice(before)).toEqual([message.toString()]);
});

test("[MAIL-5] a receiver that nobody has is told apart from an e-mail that is not taken", async () => {
  await expect(send("refuse")).rejects.toMatchObject({ name: "EmailRefused", isAddressUnknown: true });
  await expect(send("full")).rejects.toMatchObject({ name: "EmailRefused", isAddressUnknown: false });
});

test.each(["later", "silent", "cut in the letter", "cut after the letter"] as const)(
  "[MAIL-3] %s: the e-mail may go better later",
  async (mood) => {
    const failure = await send(mood).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(EmailRefused);
  },
);

test("[MAIL-3] a server that says nothing, or is not there, is a failure that passes", async () => {
  const silent = await startSilentServer();
  onTestFinished(silent.stop);
  for (const url of [silent.url, "smtp://127.0.0.1:9"]) {
    const failure = await send("take", url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(EmailRefused);
  }
});

test("[MAIL-3] after a connection that was cut the next letter gets a new one", async () => {
  server.be("cut in the letter");
  const mailer = smtpMailer(server.url, limits);
  onTestFinished(mailer.close);
  await expect(mailer.send(envelope, message)).rejects.toThrow();
  server.be("take");
  await mailer.send(envelope, message);
});

test("[MAIL-3] a password is not told to a server that cannot encrypt", async () => {
  const before = server.taken.length;
  const failure = await send("take", server.url.replace("smtp://", "smtp://me:hush@")).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toMatch(/TLS/);
  expect(server.taken).toHaveLength(before);
});

test("[SMTPTLS-1] a server on another machine that offers no encryption gets no letter", async () => {
  const told: string[] = [];
  const plain = createServer((socket) => {
    socket.write("220 post\r\n");
    socket.on("data", (bytes) => {
      told.push(String(bytes).slice(0, 4));
      socket.write(String(bytes).startsWith("EHLO") ? "250 post\r\n" : "502 no\r\n");
    });
  });
  plain.listen(0, "127.0.0.2");
  await once(plain, "listening");
  onTestFinished(() => void plain.close());
  const { port } = plain.address() as AddressInfo;
  await expect(send("take", `smtp://127.0.0.2:${port}`)).rejects.toThrow();
  expect(told).toContain("STAR");
  expect(told).not.toContain("MAIL");
});
