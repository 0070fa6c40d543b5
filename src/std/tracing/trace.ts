/**
 * Steps of work as spans of a trace. Every folder may begin some; nothing happens, and nothing is allocated, until a
 * process has set a tracer, which only one that was given a collector does (`open-tracing.ts`).
 *
 * What a span says leaves this machine: names of ours, counts and outcomes. No address of the chain, text of a question,
 * id of a user, network address, path as it was asked, key or message of an error.
 */
export type SpanFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Who is at the other end of a step: who asks (`server`), who is asked (`client`), nobody. */
export type SpanKind = 'internal' | 'server' | 'client';

export interface SpanStart {
  readonly kind?: SpanKind;
  /**
   * Whether it may be the first of a trace: `never`, so that without a trace under way nothing is noted; `alone`, where
   * none is under way; or `always`, with a link to the trace it was begun in.
   */
  readonly begins?: 'never' | 'alone' | 'always';
  /** What the caller said in `traceparent`, where it is believed. */
  readonly traceparent?: string | undefined;
}

export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  rename(name: string): void;
  set(fields: SpanFields): void;
  /** Points at a span that did the work for this one. */
  link(other: Span): void;
  /** Begins a part of it, from wherever it is called; `undefined` once it has ended or where its trace is left out. */
  begin(name: string, kind?: SpanKind): Span | undefined;
  /** Ends it; only the first call has an effect. Of an error its code or name goes out. */
  end(error?: unknown): void;
  /** Ends it as failed; `type` is a word of ours. */
  fail(type: string): void;
}

export interface Tracer {
  /** `undefined` for a part of nothing, or of a trace that is left out. */
  begin(name: string, start: SpanStart): Span | undefined;
  /** Runs `work` so that what it begins, then and later, is a part of `span`. */
  within<T>(span: Span, work: () => T): T;
  /** The span that is under way. */
  current(): Span | undefined;
}

const PART: SpanStart = {};
let tracer: Tracer | undefined;

/** Sets what spans go to, for the whole process; `undefined` for nothing. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

/** Whether there is anything to note spans for. */
export const isTracing = (): boolean => tracer !== undefined;

/** Begins a span that whoever calls ends. What is begun meanwhile is no part of it, unless in `within`. */
export const beginSpan = (name: string, start: SpanStart = PART): Span | undefined =>
  tracer?.begin(name, start);

/** Runs `work` inside `span`. */
export const within = <T>(span: Span | undefined, work: () => T): T =>
  span === undefined || tracer === undefined ? work() : tracer.within(span, work);

/** The span under way, to say more of it. */
export const currentSpan = (): Span | undefined => tracer?.current();

/** The trace under way, for lines of a log. */
export const currentTraceId = (): string | undefined => tracer?.current()?.traceId;

/** Runs `work` as a span that ends with it, or with the promise it gives. Its errors pass through. */
export const traced = <T>(name: string, work: (span: Span | undefined) => T, start: SpanStart = PART): T =>
  tracer === undefined ? work(undefined) : trace(tracer, name, work, start);

function trace<T>(to: Tracer, name: string, work: (span: Span | undefined) => T, start: SpanStart): T {
  const span = to.begin(name, start);
  if (span === undefined) return work(undefined);
  let result: T;
  try {
    result = to.within(span, () => work(span));
  } catch (error) {
    span.end(error);
    throw error;
  }
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  return result.then(
    (value: unknown) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      span.end(error);
      throw error;
    },
  ) as T; // a promise of what `work` promised
}
