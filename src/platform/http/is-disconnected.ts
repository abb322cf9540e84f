/** Whoever sent the request is gone in its middle: Node says so with the code of a connection that was lost. */
export function isDisconnected(error: unknown): boolean {
  return (
    error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
  );
}
