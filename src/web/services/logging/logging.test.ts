import { describe, expect, test } from 'vitest';
import type { LogBatch } from '#contracts/operation/log-entries';
import { log, setLogSink, type LoggedEvent } from './client-log.ts';
import { createLogQueue, toErrorText } from './log-queue.ts';
import { createLogSender } from './log-sender.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const eventOf = (message: string, more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  level: 'warn',
  message,
  component: 'test',
  atMs: NOON,
  ...more,
});
const fill = (count: number, message = 'm') => {
  const queue = createLogQueue();
  for (let i = 0; i < count; i++) queue.add(eventOf(`${message} ${i}`));
  return queue;
};

describe('the queue of log entries', () => {
  test('an entry has level, message, timestamp, component, metadata and trace', () => {
    const queue = createLogQueue();
    queue.add(eventOf('slow', { metadata: { requestId: 'r1' }, trace: 'at x' }), {
      url: '/tx/a?b=c',
      sessionId: 's1',
    });
    expect(queue.takeBatch(NOON + 1_000)).toEqual({
      logs: [
        {
          level: 'warn',
          message: 'slow',
          timestamp: '2026-11-21T12:00:00.000Z',
          component: 'test',
          metadata: { sessionId: 's1', requestId: 'r1', url: '/tx/a' },
          trace: 'at x',
        },
      ],
      batchSize: 1,
      timestamp: '2026-11-21T12:00:01.000Z',
    });
    expect(queue.takeBatch(NOON)).toBeUndefined();
  });

  test('secrets are taken out before anything is queued', () => {
    const queue = createLogQueue();
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    queue.add(eventOf(phrase, { trace: `Cookie: sid=${phrase}`, component: `api-key=${'a'.repeat(30)}` }));
    const text = JSON.stringify(queue.takeBatch(NOON));
    expect(text).not.toMatch(/sausage|aaaa/);
  });

  test('at most 1,000 entries wait; the oldest are dropped', () => {
    expect(fill(999).size).toBe(999);
    expect(fill(1_000).size).toBe(1_000);
    const full = fill(1_001);
    expect(full.size).toBe(1_000);
    expect(full.takeBatch(NOON)?.logs[0]?.message).toBe('m 1');
  });

  test('a batch holds at most 100 entries and fits in its bytes', () => {
    const queue = fill(250);
    expect(
      [queue.takeBatch(NOON), queue.takeBatch(NOON), queue.takeBatch(NOON)].map((batch) => batch?.batchSize),
    ).toEqual([100, 100, 50]);
    const long = fill(100, 'é '.repeat(2_000));
    const batch = long.takeBatch(NOON);
    expect(batch!.batchSize).toBeLessThan(100);
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThanOrEqual(256 * 1_024);
    expect(long.size + batch!.batchSize).toBe(100);
  });

  test('a message is cut to 4 KiB and a trace to 8 KiB, between characters', () => {
    const queue = createLogQueue();
    queue.add(eventOf(`a${'é '.repeat(3_000)}`, { trace: '€ '.repeat(5_000) }));
    const entry = queue.takeBatch(NOON)!.logs[0]!;
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    expect([bytes(entry.message), bytes(entry.trace!)]).toEqual([4_096, 8_192]);
    expect(entry.message).not.toContain('\ufffd');
  });

  test('anything can be thrown', () => {
    expect(toErrorText(new TypeError('no')).message).toBe('TypeError: no');
    expect(toErrorText('text')).toEqual({ message: 'text', trace: undefined });
    expect(toErrorText(undefined).message).toBe('thrown: undefined');
    expect(toErrorText({ password: 'x' }).message).toBe('thrown: object');
  });
});

describe('sending the log', () => {
  const create = (count: number, post: (batch: LogBatch, keepalive: boolean) => Promise<void>) => {
    const complaints: unknown[] = [];
    const queue = fill(count);
    const complain = (error: unknown) => complaints.push(error);
    return { queue, complaints, sender: createLogSender({ queue, post, complain, nowMs: () => NOON }) };
  };

  test('99 entries wait for their minute, 100 are sent at once', async () => {
    const sent: number[] = [];
    const { queue, sender } = create(99, (batch) => Promise.resolve(void sent.push(batch.batchSize)));
    sender.noticed();
    expect([sent, queue.size]).toEqual([[], 99]);
    queue.add(eventOf('the hundredth'));
    sender.noticed();
    expect([sent, queue.size]).toEqual([[100], 0]);
  });

  test('after a minute whatever waits is sent, one batch after the other', async () => {
    const sent: number[] = [];
    const { sender } = create(230, (batch) => Promise.resolve(void sent.push(batch.batchSize)));
    await sender.flush();
    expect(sent).toEqual([100, 100, 30]);
    await sender.flush();
    expect(sent).toHaveLength(3);
  });

  test('a failure is only logged: nothing is thrown, nothing sent again, the next minute goes on', async () => {
    let isDown = true;
    const sent: number[] = [];
    const { queue, complaints, sender } = create(150, (batch) => {
      if (isDown) return Promise.reject(new Error('down'));
      sent.push(batch.batchSize);
      return Promise.resolve();
    });
    await expect(sender.flush()).resolves.toBeUndefined();
    expect([complaints.length, queue.size]).toEqual([1, 50]);
    isDown = false;
    await sender.flush();
    expect(sent).toEqual([50]);
  });

  test('a page that goes sends what a browser still takes, and lets it live on', async () => {
    const sent: [number, boolean][] = [];
    const { sender } = create(3, (batch, keepalive) =>
      Promise.resolve(void sent.push([batch.batchSize, keepalive])),
    );
    sender.leave();
    sender.leave();
    expect(sent).toEqual([[3, true]]);
  });
});

describe('log(level, message, component, metadata)', () => {
  test('keeps a hundred events until someone takes them, then gives each at once', () => {
    for (let i = 0; i < 101; i++) log('info', `early ${i}`, 'test', { requestId: String(i) });
    const taken: LoggedEvent[] = [];
    setLogSink((event) => taken.push(event));
    expect(taken).toHaveLength(100);
    log('error', 'late', 'test');
    expect(taken.at(-1)).toMatchObject({ level: 'error', message: 'late', component: 'test' });
    setLogSink(() => {});
    log('error', 'dropped', 'test');
    expect(taken).toHaveLength(101);
  });
});
