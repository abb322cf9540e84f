/** Why an answer could not be used; `isPassing` where the same question may well be answered a moment later. */
export class RegisterFailure extends Error {
  readonly isPassing: boolean;
  constructor(message: string, isPassing = false) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** More than any vehicle has to say: the sample of the documentation is a kilobyte. */
const bytesAtMost = 64 * 1_024;

/** 404 is an answer: there is no such vehicle. What says 5xx may be back in a moment. */
export async function readAnswer(answer: Response): Promise<unknown> {
  if (answer.status === 404) {
    await answer.body?.cancel();
    return null;
  }
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new RegisterFailure(`the register answered ${answer.status}`, answer.status >= 500);
  }
  const text = await boundedText(answer);
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
    if (length > bytesAtMost)
      throw new RegisterFailure(`the register answered with over ${bytesAtMost} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
