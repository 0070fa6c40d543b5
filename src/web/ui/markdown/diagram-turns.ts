/** Diagrams are drawn one after the other: they share a process, and one that takes long would fail the others. */
let last: Promise<void> = Promise.resolve();

export interface Turn {
  /** Resolves when all that asked before are done. */
  readonly begun: Promise<void>;
  /** Lets the next begin; has to be called, drawn or not. */
  readonly done: () => void;
}

export function takeTurn(): Turn {
  let done = () => {};
  const isDone = new Promise<void>((resolve) => (done = resolve));
  const begun = last;
  last = begun.then(() => isDone);
  return { begun, done };
}
