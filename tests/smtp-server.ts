import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** What the server does with a letter. */
export type SmtpMood =
  | "take"
  | "refuse"
  | "full"
  | "later"
  | "silent"
  | "cut in the letter"
  | "cut after the letter";

const refusals: Partial<Record<SmtpMood, [code: number, text: string]>> = {
  refuse: [550, "No such user here"],
  full: [552, "Mailbox full"],
  later: [451, "Try again later"],
};

/** A real SMTP server that refuses, falls silent and hangs up as it is told; `taken` are the letters it has got whole. */
export async function startSmtpServer() {
  const taken: string[] = [];
  let mood: SmtpMood = "take";
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      const [code, text] = refusals[mood] ?? [];
      done(code === undefined ? null : Object.assign(new Error(text), { responseCode: code }));
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => {
        parts.push(part);
        if (mood === "cut in the letter") hangUp();
      });
      stream.on("end", () => {
        if (mood === "cut in the letter" || mood === "silent") return;
        taken.push(Buffer.concat(parts).toString());
        if (mood === "cut after the letter") hangUp();
        else done();
      });
    },
  });
  // A client that is cut off is an error to the server, and an error that nobody hears ends the process.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    be: (next: SmtpMood) => {
      mood = next;
    },
    stop: () => {
      hangUp();
      return new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

/** Something that takes the connection and never says a word. */
export async function startSilentServer() {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => void server.close() };
}
