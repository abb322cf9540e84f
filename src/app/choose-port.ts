import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { StartRefused } from "#platform/log/run-or-explain.ts";

export type Address = { port: number; host: string | undefined };

const problems: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `port ${port} is taken. Choose another with PORT=…`,
  EACCES: (port) => `this user may not open port ${port}. Choose one above 1023 with PORT=…`,
  EADDRNOTAVAIL: () => "HOST is not an address of this machine",
  ENOTFOUND: () => "HOST is not an address of this machine",
};

/** An error in one line where the operator can fix it, such as a port in use; other errors are thrown as they are. */
export function listenProblem(error: unknown, port: number): unknown {
  const problem = problems[(error as NodeJS.ErrnoException).code ?? ""];
  return problem ? new StartRefused(problem(port)) : error;
}

/**
 * Where to listen later: a port that is free now, any for 0. It is asked for by knocking, never by listening, since a proxy
 * that knocks in that moment would be let in and cut off.
 */
export async function choosePort({ port, host }: Address): Promise<number> {
  const probe = createServer();
  try {
    await once(probe.listen({ port: 0, host }), "listening");
  } catch (error) {
    throw listenProblem(error, port);
  }
  const free = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, "close");
  if (port === 0) return free;
  const isTaken = await answers({ port, host });
  if (isTaken) throw listenProblem({ code: "EADDRINUSE" }, port);
  return port;
}

async function answers({ port, host = "localhost" }: Address): Promise<boolean> {
  const socket = connect({ port, host });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
