/** Why an answer could not be used; `isPassing` where the same question may well be answered a moment later. */
export class RegisterFailure extends Error {
  readonly isPassing: boolean;
  constructor(message: string, isPassing = false) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** More than any vehicle has to say: the sample of the documentation is a kilobyte. */
const maxBytes = 64 * 1_024;

/** 404 is an answer: there is no such vehicle. What says 5xx may be back in a moment. */
export async function readResponse(response: Response): Promise<unknown> {
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new RegisterFailure(`the register answered ${response.status}`, response.status >= 500);
  }
  const text = await boundedText(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new RegisterFailure("the register did not answer with JSON");
  }
}

/** Counted as it comes: what an answer says of its own length may be wrong. */
async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new RegisterFailure(`the register answered with over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
