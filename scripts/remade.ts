export type Remade<Value> = { get: () => Promise<Value>; close: () => Promise<void> };

/**
 * Something made of parts that may be exchanged while the program runs, as modules are in development: made
 * once, and anew as soon as one of its parts is another. What it replaces is closed first.
 */
export function remade<Parts extends unknown[], Value>(
  load: () => Promise<Parts>,
  make: (...parts: Parts) => Value | Promise<Value>,
  close: (value: Value) => unknown,
): Remade<Value> {
  let made: { parts: Parts; value: Value } | null = null;
  /** One at a time: requests come side by side. */
  let turn: Promise<unknown> = Promise.resolve();

  const closeIt = async () => {
    const old = made;
    made = null;
    if (old) await close(old.value);
  };
  const current = async () => {
    const parts = await load();
    if (made?.parts.every((part, at) => part === parts[at])) return made.value;
    await closeIt();
    made = { parts, value: await make(...parts) };
    return made.value;
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };
  return { get: () => inTurn(current), close: () => inTurn(closeIt) };
}
