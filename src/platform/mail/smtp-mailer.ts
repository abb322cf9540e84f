import { EmailRefused, type Mailer } from "./mailer.ts";

type Limits = { connectMs: number; responseMs: number };
/** nodemailer waits for minutes by itself; an e-mail that hangs holds up those behind it. */
const usualLimits: Limits = { connectMs: 10_000, responseMs: 30_000 };

/**
 * Hands e-mails to the SMTP server at `url` over a few connections that are kept open while there is something to send.
 * Encrypted (STARTTLS, or `smtps:` from the first byte), but for a relay on this machine that cannot.
 */
export function smtpMailer(url: string, { connectMs, responseMs }: Limits = usualLimits): Mailer {
  const transport = lazily(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      ...serverOf(url),
      pool: true,
      maxConnections: 5,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: responseMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return {
    send: async ({ from, to }, message) => {
      try {
        await (await transport.get()).sendMail({ envelope: { from, to: [to] }, raw: message });
      } catch (error) {
        throw asRefusal(error) ?? error;
      }
    },
    close: () => void transport.made()?.then((one) => one.close()),
  };
}

function lazily<Thing>(make: () => Promise<Thing>) {
  let made: Promise<Thing> | null = null;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    made: () => made,
  };
}

/** A relay of this machine, which nobody else can listen to. */
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * `smtp://user:password@host:587`; user and password are percent-encoded where they need it, and never go over a line that
 * is not encrypted.
 */
function serverOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const server = { host: hostname, port: Number(port || (isSecure ? 465 : 587)), secure: isSecure };
  const isHere = loopback.has(hostname);
  if (username === "") return { ...server, requireTLS: !isSecure && !isHere };
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return { ...server, auth, requireTLS: !isSecure };
}

type SmtpError = { responseCode?: number; command?: string; response?: string };

/**
 * A final no (5xx) to the receiver, the sender or the e-mail. To the receiver, 550, 551 and 553 mean that nobody has the
 * address; others (a full mailbox, a policy) say nothing about it. All else may go better later.
 */
function asRefusal(error: unknown): EmailRefused | null {
  const { responseCode = 0, command = "", response = "" } = error as SmtpError;
  const isAboutEmail = /^(RCPT TO|DATA|MAIL FROM)/.test(command);
  if (responseCode < 500 || !isAboutEmail) return null;
  const isAddressUnknown = command.startsWith("RCPT TO") && [550, 551, 553].includes(responseCode);
  return new EmailRefused(response || `${responseCode} to ${command}`, isAddressUnknown);
}
