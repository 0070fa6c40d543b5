/** What a process notes and sends, with a collector that takes OTLP over HTTP. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chainError } from '../../src/chain/errors.ts';
import { createLog, silentLog } from '#std/log';
import { openTracing, type Tracing } from '#std/tracing/open-tracing';
import { beginSpan, currentTraceId, isTracing, traced, within } from '#std/tracing/trace';
import type { TracingSettings } from '#std/tracing/tracing-settings';
import { startCollector, type Collector } from './collector.ts';

let collector: Collector;
let tracing: Tracing | undefined;
const open = (more: Partial<TracingSettings> = {}, log = silentLog): Tracing =>
  (tracing = openTracing(
    {
      url: `${collector.url}/v1/traces`,
      headers: {},
      timeoutMs: 1_000,
      isCompressed: false,
      sampler: 'parentbased_always_on',
      ratio: 1,
      resource: { 'service.name': 'test' },
      ...more,
    },
    log,
  ));

beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  await tracing?.close();
  tracing = undefined;
  await collector.close();
});

const named = (name: string) => collector.spans().find((span) => span.name === name)!;
const ROOT = { begins: 'always' } as const;
const SAMPLED = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const LEFT_OUT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

describe('spans', () => {
  test('are parts of one another through awaits, and sent when the process ends', async () => {
    const { close } = open();
    const given = await traced(
      'outer',
      async (span) => {
        span?.set({ a: 1, b: 'two', c: true, d: undefined });
        await new Promise((resolve) => setImmediate(resolve));
        return traced('inner', () => 'result', { kind: 'client' });
      },
      { ...ROOT, kind: 'server' },
    );
    expect(given).toBe('result');
    await close();
    const [outer, inner] = [named('outer'), named('inner')];
    expect(inner.parentSpanId).toBe(outer.spanId);
    expect(inner.traceId).toBe(outer.traceId);
    expect([outer.parentSpanId, outer.kind, inner.kind]).toEqual([undefined, 2, 3]);
    expect(outer.fields).toEqual({ a: 1, b: 'two', c: true });
    expect(outer.resource).toMatchObject({ 'service.name': 'test' });
    expect(isTracing()).toBe(false);
  });

  test('say of an error its code and never its words', async () => {
    const { close } = open();
    const failing = traced(
      'outer',
      () => {
        expect(() =>
          traced('plain', () => {
            throw new TypeError('key=s3cret');
          }),
        ).toThrow('s3cret');
        return Promise.reject(chainError('timeout', { cause: new Error('https://rpc.example/s3cret') }));
      },
      ROOT,
    );
    await expect(failing).rejects.toThrow();
    await close();
    expect(named('outer')).toMatchObject({ status: 2, fields: { 'error.type': 'chain/timeout' } });
    expect(named('plain')).toMatchObject({ status: 2, fields: { 'error.type': 'TypeError' } });
    expect(collector.raw()).not.toContain('s3cret');
  });

  test('that are parts of nothing are not noted, nor those of one that has ended', async () => {
    const { close } = open();
    expect(beginSpan('alone')).toBeUndefined();
    const outer = beginSpan('outer', ROOT)!;
    // A timer that was started inside goes on for as long as the process.
    const inOuter = within(
      outer,
      () => new Promise<boolean>((resolve) => setTimeout(() => resolve(noted()), 5)),
    );
    const noted = () => beginSpan('late') !== undefined || currentTraceId() !== undefined;
    outer.end();
    expect(await inOuter).toBe(false);
    expect(outer.begin('later')).toBeUndefined();
    await close();
    expect(collector.spans().map(({ name }) => name)).toEqual(['outer']);
  });

  test('that begin a trace of their own point at the one they were begun in', async () => {
    const { close } = open();
    traced(
      'request',
      () => {
        traced('job', () => undefined, { begins: 'alone' });
        traced('delivery', () => undefined, { begins: 'always' });
      },
      ROOT,
    );
    traced('job by itself', () => undefined, { begins: 'alone' });
    await close();
    const request = named('request');
    expect(named('job').parentSpanId).toBe(request.spanId);
    expect(named('delivery').traceId).not.toBe(request.traceId);
    expect(named('delivery').links).toEqual([request.spanId]);
    expect(named('job by itself').parentSpanId).toBeUndefined();
  });

  test('go on with the trace of a caller that is believed, who then decides whether it is sent', async () => {
    const { close } = open({ sampler: 'parentbased_always_off' });
    traced('asked for', () => undefined, { ...ROOT, traceparent: SAMPLED });
    traced('left out', () => traced('part', () => undefined), { ...ROOT, traceparent: LEFT_OUT });
    traced('of nobody', () => undefined, ROOT);
    traced('malformed', () => undefined, { ...ROOT, traceparent: `${SAMPLED}-more` });
    await close();
    expect(collector.spans().map(({ name }) => name)).toEqual(['asked for']);
    expect(named('asked for')).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    });
  });

  test('of a trace that is left out have its id in the log all the same, and no parts', async () => {
    const { close } = open({ sampler: 'traceidratio', ratio: 0 });
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line));
    traced(
      'outer',
      () => {
        expect(beginSpan('part')).toBeUndefined();
        log.info('inside');
      },
      ROOT,
    );
    log.info('outside');
    await close();
    expect(collector.requests()).toBe(0);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ event: 'inside', traceId: expect.stringMatching(/^[\da-f]{32}$/) }),
      expect.not.objectContaining({ traceId: expect.anything() }),
    ]);
  });

  test('are sent with the headers that are set, packed where that is wished', async () => {
    const { close } = open({ headers: { 'x-key': 'abc' }, isCompressed: true });
    traced('one', () => undefined, ROOT);
    await close();
    expect(named('one').name).toBe('one');
    expect(collector.raw()).toContain('"x-key":"abc"');
    expect(collector.raw()).toContain('"content-encoding":"gzip"');
  });
});

describe('a collector that is away', () => {
  test('is spoken of once, and again when it takes traces', async () => {
    const lines: { readonly event: string }[] = [];
    const log = createLog('info', (line) => lines.push(JSON.parse(line) as { event: string }));
    open({}, log);
    collector.answer(400);
    for (const name of ['a', 'b']) traced(name, () => undefined, ROOT);
    await vi.waitFor(() => expect(collector.requests()).toBeGreaterThan(0), { timeout: 10_000 });
    for (let i = 0; i < 600; i++) traced('more', () => undefined, ROOT);
    await vi.waitFor(() => expect(collector.requests()).toBeGreaterThan(1), { timeout: 10_000 });
    collector.answer(200);
    traced('delivered', () => undefined, ROOT);
    await collector.span(({ name }) => name === 'delivered');
    await vi.waitFor(() => expect(lines.length).toBe(2));
    expect(lines).toMatchObject([
      { level: 'warn', event: 'traces are not delivered', reason: '400', host: new URL(collector.url).host },
      { level: 'info', event: 'traces are delivered again' },
    ]);
  }, 30_000);

  test('holds nothing up at the end, though it takes spans and never answers', async () => {
    collector.answer('never');
    const { close } = open({ timeoutMs: 300_000 });
    traced('lost', () => undefined, ROOT);
    await vi.waitFor(() => expect(collector.requests()).toBe(1), { timeout: 20_000 });
    traced('left', () => undefined, ROOT);
    await close();
    expect(collector.spans()).toEqual([]);
  }, 60_000);
});
