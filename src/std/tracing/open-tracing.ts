/** Spans to a collector by OTLP over HTTP. Loaded by `import()` alone, and only where a collector is named. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import * as otel from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { isAppError } from '../errors.ts';
import type { Log } from '../log.ts';
import { parseTraceParent } from './trace-parent.ts';
import { setTracer, type Span, type SpanFields, type SpanKind, type SpanStart } from './trace.ts';
import type { TracingSettings } from './tracing-settings.ts';
import { watchExporter } from './watch-exporter.ts';

/** Spans that wait to be sent; those beyond are dropped, so that a collector that is away costs no more than this. */
const WAITING_SPANS = 4_096;
const SENT_TOGETHER = 512;
const EVERY_MS = 2_000;
/** The end of a process waits no longer for what is still to be sent. */
const LAST_MS = 1_000;
const TEXT_LENGTH = 256;

const KINDS: Readonly<Record<SpanKind, otel.SpanKind>> = {
  internal: otel.SpanKind.INTERNAL,
  server: otel.SpanKind.SERVER,
  client: otel.SpanKind.CLIENT,
};

export interface Tracing {
  /** Sends what is left, for a second at most, and notes nothing more. */
  readonly close: () => Promise<void>;
}

/** Notes spans of this process from now on and sends them. */
export function openTracing(settings: TracingSettings, log: Log): Tracing {
  const exporter = new OTLPTraceExporter({
    url: settings.url,
    headers: settings.headers,
    timeoutMillis: settings.timeoutMs,
    compression: (settings.isCompressed ? 'gzip' : 'none') as never, // the enum of its values is not exported
    httpAgentOptions: { keepAlive: true, maxSockets: 4 },
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(settings.resource)),
    sampler: toSampler(settings),
    spanLimits: { attributeValueLengthLimit: TEXT_LENGTH },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watchExporter(exporter, new URL(settings.url).host, log),
        maxQueueSize: WAITING_SPANS,
        maxExportBatchSize: SENT_TOGETHER,
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: settings.timeoutMs,
      }),
    ],
  });
  setTracer(createTracer(provider.getTracer('osvm')));
  return {
    async close() {
      setTracer(undefined);
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(LAST_MS, undefined, { ref: false }),
      ]);
    },
  };
}

function toSampler({ sampler, ratio }: TracingSettings): Sampler {
  const own = sampler.endsWith('ratio')
    ? new TraceIdRatioBasedSampler(ratio)
    : sampler.endsWith('off')
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root: own }) : own;
}

/** A span under way. Once it has ended it holds nothing: timers that were started inside it may outlive it by days. */
class OpenSpan implements Span {
  readonly traceId: string;
  readonly #source: otel.Tracer;
  #span: otel.Span | undefined;
  #isEnded = false;

  constructor(source: otel.Tracer, span: otel.Span) {
    this.#source = source;
    this.traceId = span.spanContext().traceId;
    // One that the sampler left out is noted for its trace id alone.
    this.#span = span.isRecording() ? span : undefined;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  get context(): otel.SpanContext | undefined {
    return this.#span?.spanContext();
  }

  rename(name: string): void {
    this.#span?.updateName(name);
  }

  set(fields: SpanFields): void {
    this.#span?.setAttributes(fields);
  }

  link(other: Span): void {
    const context = other instanceof OpenSpan ? other.context : undefined;
    if (context !== undefined) this.#span?.addLink({ context });
  }

  begin(name: string, kind: SpanKind = 'internal'): Span | undefined {
    if (this.#span === undefined) return undefined;
    const parent = otel.trace.setSpan(otel.ROOT_CONTEXT, this.#span);
    return new OpenSpan(this.#source, this.#source.startSpan(name, { kind: KINDS[kind] }, parent));
  }

  end(error?: unknown): void {
    if (error !== undefined) {
      this.fail(toErrorType(error));
      return;
    }
    this.#span?.end();
    this.#isEnded = true;
    this.#span = undefined;
  }

  fail(type: string): void {
    this.#span?.setAttribute('error.type', type);
    this.#span?.setStatus({ code: otel.SpanStatusCode.ERROR });
    this.end();
  }
}

/** Messages of errors may hold what nobody else may read. */
function toErrorType(error: unknown): string {
  if (isAppError(error)) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

function createTracer(source: otel.Tracer) {
  const open = new AsyncLocalStorage<OpenSpan>();
  const current = (): OpenSpan | undefined => {
    const span = open.getStore();
    return span?.isEnded === false ? span : undefined;
  };
  return {
    current,
    begin(name: string, { kind = 'internal', begins = 'never', traceparent }: SpanStart) {
      const around = current();
      if (around !== undefined && begins !== 'always') return around.begin(name, kind);
      if (begins === 'never') return undefined;
      const link = around?.context;
      const options = {
        kind: KINDS[kind],
        ...(link !== undefined && { links: [{ context: link }] }),
      };
      return new OpenSpan(source, source.startSpan(name, options, toContext(traceparent)));
    },
    within: <T>(span: Span, work: () => T): T => (span instanceof OpenSpan ? open.run(span, work) : work()),
  };
}

function toContext(traceparent: string | undefined): otel.Context {
  const parent = traceparent === undefined ? undefined : parseTraceParent(traceparent);
  if (parent === undefined) return otel.ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  return otel.trace.setSpanContext(otel.ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? otel.TraceFlags.SAMPLED : otel.TraceFlags.NONE,
    isRemote: true,
  });
}
