/** Vendors over both wire protocols: busy ones, and replies as they stream them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#std/log';
import type { TurnEvent } from '../../src/server/assistant/index.ts';
import type { Timers } from '../../src/server/assistant/runs/plan-lifecycle.ts';
import { writeDraft } from './draft-writer.ts';
import {
  HURRIED,
  LIMITS,
  PROTOCOLS,
  call,
  notesOf,
  say,
  toText,
  toolsOf,
  useModelStage,
} from './model-stage.ts';
import { CALLS, FAILURES, TEXTS } from './recorded/replies.ts';

const on = useModelStage();
const { ask, odd } = on;
let tx: string;
beforeAll(() => {
  tx = on.tx;
});

describe.each(PROTOCOLS)('a vendor that speaks as %s and is busy', (protocol) => {
  const text = () => `what was the fee of ${tx}`;
  const progressOf = (events: readonly TurnEvent[]) =>
    events.flatMap((event) => (event.type === 'progress' ? [event.text] : []));

  test.each([[429], [500], [503], [529]])(
    'with %i is asked again, and its answer is shown',
    async (status) => {
      const lines: string[] = [];
      const asked = await ask(
        protocol,
        (request, count) => (count < 3 ? { status, message: 'later' } : writeDraft(request)),
        { text: text(), log: createLog('info', (line) => lines.push(line)) },
      );
      expect(asked.double.asks.length).toBe(3);
      expect(notesOf(asked)).toEqual([]);
      expect(progressOf(asked.events)).toContain('The model is busy; it is asked again…');
      const line: unknown = JSON.parse(lines.find((one) => one.includes('a model answered')) ?? '{}');
      expect(line).toMatchObject({ rounds: 3, inputTokens: 100, outputTokens: 20 });
    },
  );

  test('is asked four times and no more', async () => {
    const asked = await ask(protocol, () => ({ status: 500, message: 'oops' }), { text: text() });
    expect(asked.double.asks.length).toBe(4);
    expect(notesOf(asked).at(-1)).toBe('Written without the model: it answered with an error.');
  });

  test.each([[400], [401], [404]])('is not asked again after %i', async (status) => {
    const asked = await ask(protocol, () => ({ status, message: 'no' }), { text: text() });
    expect(asked.double.asks.length).toBe(1);
  });

  test('is waited for as long as it says', async () => {
    const waits: number[] = [];
    const timers: Timers = {
      nowMs: () => 0,
      after(ms, act) {
        if (ms < LIMITS.timeoutMs) waits.push(ms);
        return HURRIED.after(ms, act);
      },
    };
    await ask(
      protocol,
      (request, count) =>
        count === 1 ? { status: 429, headers: { 'Retry-After': '3' } } : writeDraft(request),
      { text: text(), options: { timers } },
    );
    expect(waits).toEqual([3_000]);
  });

  test('is not waited for when it asks for more than the question has left', async () => {
    const asked = await ask(
      protocol,
      () => ({ status: 429, headers: { 'Retry-After': '20' }, message: 'later' }),
      { text: text() },
    );
    expect(asked.double.asks.length).toBe(1);
    expect(notesOf(asked).at(-1)).toBe('Written without the model: it is asked too much at the moment.');
  });

  test('is left when the question is cancelled while it is waited for', async () => {
    const gone = new AbortController();
    const timers: Timers = {
      nowMs: () => 0,
      after(ms) {
        if (ms < LIMITS.timeoutMs)
          setImmediate(() => gone.abort(new DOMException('cancelled', 'AbortError')));
        return () => {};
      },
    };
    const asking = ask(protocol, () => ({ status: 429, message: 'later' }), {
      text: text(),
      signal: gone.signal,
      options: { timers },
    });
    await expect(asking).rejects.toThrow('cancelled');
    expect(on.double?.asks.length).toBe(1);
  });

  test('is not asked again once it has said something', async () => {
    const asked = await ask(
      protocol,
      () => ({
        steps: [
          { kind: 'text', text: 'The fee was ⟦r1.fee⟧.' },
          { kind: 'error', message: 'overloaded' },
        ],
      }),
      { text: text() },
    );
    expect(asked.double.asks.length).toBe(1);
  });

  test('that has sent no byte yet is left when the question is cancelled', async () => {
    const gone = new AbortController();
    const asking = ask(
      protocol,
      () => {
        gone.abort(new DOMException('cancelled', 'AbortError'));
        return { isSilent: true };
      },
      { text: text(), signal: gone.signal },
    );
    await expect(asking).rejects.toThrow('cancelled');
    await on.double?.left;
  });
});

describe.each(PROTOCOLS)('a reply as vendors that speak %s stream it', (protocol) => {
  test.each(Object.entries(TEXTS[protocol]))(
    'of %s is read, and only what was said in it',
    async (_vendor, toRaw) => {
      for (const chunkBytes of [undefined, 17]) {
        const asked = await ask(
          protocol,
          () => ({
            raw: toRaw('The fee was ⟦r1.fee⟧, paid by ⟦r1.feePayer⟧.'),
            ...(chunkBytes !== undefined && { chunkBytes }),
          }),
          { text: `what was the fee of ${tx}` },
        );
        expect(notesOf(asked)).toEqual([]);
        expect(asked.answer.grounding).toMatchObject({ replaced: 0 });
        expect(toText(asked)).toMatch(/^The fee was .*, paid by /);
        expect(toText(asked)).not.toContain('12345');
      }
    },
  );

  test.each(Object.entries(CALLS[protocol]))('of %s calls the tool it names', async (_vendor, toRaw) => {
    const asked = await ask(
      protocol,
      ({ toolTurns }) =>
        toolTurns === 0
          ? { raw: toRaw('get_transaction', JSON.stringify({ signature: tx })), chunkBytes: 23 }
          : say('The fee was ⟦r1.fee⟧.'),
      { text: odd() },
    );
    expect(toolsOf(asked.results)).toEqual(['get_transaction']);
    expect(toText(asked)).toMatch(/^The fee was /);
    expect(notesOf(asked)).toEqual([]);
  });

  test.each(Object.entries(CALLS[protocol]))(
    'of %s whose arguments are cut is answered so, and may be mended',
    async (_vendor, toRaw) => {
      const asked = await ask(
        protocol,
        ({ toolTurns }) =>
          [{ raw: toRaw('get_transaction', '{"signature": "5') }, call('get_transaction', { signature: tx })][
            toolTurns
          ] ?? say('The fee was ⟦r1.fee⟧.'),
        { text: odd() },
      );
      expect(asked.double.asks[1]?.text).toContain('refused');
      expect(toolsOf(asked.results)).toEqual(['get_transaction']);
      expect(toText(asked)).toMatch(/^The fee was /);
    },
  );

  test.each(Object.entries(FAILURES[protocol]))(
    'that is %s leaves the answer to the planner',
    async (_what, [raw, why]) => {
      const asked = await ask(protocol, () => ({ raw }), { text: odd() });
      expect(notesOf(asked).at(-1)).toBe(`Written without the model: ${why}`);
      expect(asked.double.asks.length).toBe(1);
    },
  );
});
