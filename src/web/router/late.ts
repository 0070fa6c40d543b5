/** What came of the slow part of a page. */
export type Settled<Part> =
  | { readonly kind: 'loaded'; readonly part: Part }
  | { readonly kind: 'failed'; readonly message: string };

/** The slow part of a page: asked for with the rest, waited for by nobody but the place that shows it. */
export interface Late<Part = unknown> {
  /** The same promise at every call; it never rejects. */
  readonly settle: () => Promise<Settled<Part>>;
  /** Whether the server sends it behind the page and leaves it there for the browser to read. */
  readonly isStreamed: boolean;
}

/** One that is asked for when it is first looked at; `toMessage` says what a failure tells the reader. */
export function toLate<Part>(ask: () => Promise<Part>, toMessage: (error: unknown) => string): Late<Part> {
  let settled: Promise<Settled<Part>> | undefined;
  return {
    settle: () =>
      (settled ??= ask().then(
        (part) => ({ kind: 'loaded', part }),
        (error: unknown) => ({ kind: 'failed', message: toMessage(error) }),
      )),
    isStreamed: false,
  };
}

/** One that is there already: React's `use` reads it without waiting. */
export function toSettledLate<Part>(value: Settled<Part>, isStreamed = false): Late<Part> {
  const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  return { settle: () => promise, isStreamed };
}
