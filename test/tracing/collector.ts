/** A collector: takes traces by OTLP over HTTP as JSON, and says what it was sent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { vi } from 'vitest';

/** A span as it arrived, with what its resource says. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** 1 internal, 2 server, 3 client. */
  readonly kind: number;
  readonly startNs: bigint;
  readonly endNs: bigint;
  /** 2 where it failed. */
  readonly status: number;
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  readonly links: readonly string[];
  readonly resource: Readonly<Record<string, string | number | boolean>>;
}

export interface Collector {
  readonly url: string;
  /** All that has arrived. */
  spans(): readonly ReceivedSpan[];
  /** Resolves to the first span that fits, once it is there. */
  span(fits: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan>;
  /** Everything it was sent, headers too. */
  raw(): string;
  readonly requests: () => number;
  /** Answers with this status from now on, or takes what comes and never answers. */
  answer(status: number | 'never'): void;
  close(): Promise<void>;
}

const PATIENCE = { timeout: 20_000, interval: 50 } as const;

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}
interface OtlpPair {
  readonly key: string;
  readonly value: OtlpValue;
}
interface OtlpBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly OtlpPair[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
        readonly kind: number;
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
        readonly attributes?: readonly OtlpPair[];
        readonly links?: readonly { readonly spanId: string }[];
        readonly status?: { readonly code?: number };
      }[];
    }[];
  }[];
}

const toFields = (pairs: readonly OtlpPair[] = []): ReceivedSpan['fields'] =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );

const toSpans = ({ resourceSpans }: OtlpBody): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId === '' ? undefined : span.parentSpanId,
        name: span.name,
        kind: span.kind,
        startNs: BigInt(span.startTimeUnixNano),
        endNs: BigInt(span.endTimeUnixNano),
        status: span.status?.code ?? 0,
        fields: toFields(span.attributes),
        links: (span.links ?? []).map(({ spanId }) => spanId),
        resource: toFields(resource.attributes),
      })),
    ),
  );

export async function startCollector(): Promise<Collector> {
  const received: ReceivedSpan[] = [];
  let raw = '';
  let requests = 0;
  let status: number | 'never' = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests++;
      const bytes = Buffer.concat(chunks);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
      raw += `${request.method} ${request.url} ${JSON.stringify(request.headers)}\n${text}\n`;
      if (status === 200 && request.url === '/v1/traces')
        received.push(...toSpans(JSON.parse(text) as OtlpBody));
      if (status === 'never') return;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server listens on an address, never a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => received,
    span: (fits) =>
      vi.waitFor(() => {
        const found = received.find(fits);
        if (found === undefined)
          throw new Error(`no such span among ${received.map(({ name }) => name).join(', ')}`);
        return found;
      }, PATIENCE),
    raw: () => raw,
    requests: () => requests,
    answer: (next) => (status = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
