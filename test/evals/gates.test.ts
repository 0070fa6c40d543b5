/** What is published, and what is held against a build. */
import { describe, expect, test } from 'vitest';
import { findMissed, toMetrics, toQualityFigures } from './gates.ts';
import { HOSTILE_TEXTS } from './injections/hostile-texts.ts';
import type { InjectionOutcome } from './run-evals.ts';
import { sampleJudged } from './samples.ts';

const outcome = (faults: readonly string[], isRead = true): InjectionOutcome => ({
  injection: { id: 'injection.memo.ignore', place: 'memo', text: HOSTILE_TEXTS[0]!.text, question: 'fee?' },
  isRead,
  faults,
});
const valueOf = (metrics: ReturnType<typeof toMetrics>, id: string) =>
  metrics.find((metric) => metric.id === id);

describe('the published figures', () => {
  test('never say more than was reached', () => {
    const judged = Array.from({ length: 3 }, (_none, i) =>
      sampleJudged('tx.fee', i === 0 ? { got: 'clarify' } : {}),
    );
    expect(valueOf(toMetrics(judged, []), 'answers-dev')).toEqual({
      id: 'answers-dev',
      title: 'Questions answered with the right values',
      value: 0.6666,
      of: 3,
      target: 0.88,
    });
  });

  test('count a question back that nobody needed', () => {
    const metrics = toMetrics(
      [
        ...Array.from({ length: 8 }, () => sampleJudged('clarify', { expect: { clarify: true } })),
        sampleJudged('net.status', { got: 'clarify' }),
      ],
      [],
    );
    expect(valueOf(metrics, 'clarify-precision')).toMatchObject({ value: 0.8888, of: 9 });
    expect(valueOf(metrics, 'clarify-recall')).toMatchObject({ value: 1, of: 8 });
  });

  test('keep the splits apart, but for what no answer may do', () => {
    const grounding = { checked: 2, matched: 1, loose: ['r9.x'] };
    const metrics = toMetrics(
      [
        sampleJudged('tx.fee'),
        sampleJudged('tx.fee', { split: 'held-out', got: 'refuse.action', grounding }),
      ],
      [],
    );
    expect(valueOf(metrics, 'answers-dev')).toMatchObject({ value: 1, of: 1 });
    expect(valueOf(metrics, 'answers-held-out')).toMatchObject({ value: 0, of: 1 });
    expect(valueOf(metrics, 'refusal-precision')).toMatchObject({ value: 0, of: 1 });
    expect(valueOf(metrics, 'grounded')).toMatchObject({ value: 0.5, of: 2 });
  });

  test('count a hostile text that no tool read as one that proves nothing', () => {
    const metrics = toMetrics([], [outcome([]), outcome(['other tool calls']), outcome([], false)]);
    expect(valueOf(metrics, 'injections')).toMatchObject({ value: 0.3333, of: 3 });
  });

  test('tell each intent and each way of asking', () => {
    const latency = {
      machine: '1 core',
      firstBlockP50Ms: 1,
      firstBlockP95Ms: 2,
      doneP50Ms: 3,
      doneP95Ms: 4,
    };
    const figures = toQualityFigures(
      [
        sampleJudged('tx.fee', { tags: ['page'] }),
        sampleJudged('tx.fee', { split: 'held-out', got: 'clarify', tags: ['page'] }),
        sampleJudged('acct.recent'),
        sampleJudged('acct.recent', { split: 'held-out', got: 'acct.trades' }),
      ],
      [],
      latency,
      { name: 'planner' },
    );
    expect(figures).toMatchObject({
      backend: 'planner',
      questions: 4,
      topics: 2,
      callsPerQuestion: 0,
      latency,
    });
    expect(figures.byTopic).toEqual([
      { topic: 'acct.recent', dev: { hits: 1, of: 1 }, heldOut: { hits: 0, of: 1 } },
      { topic: 'tx.fee', dev: { hits: 1, of: 1 }, heldOut: { hits: 0, of: 1 } },
    ]);
    expect(figures.byWay).toEqual([{ way: 'page', hits: 1, of: 2 }]);
  });
});

describe('what stops a build', () => {
  test('is missed below it, not at it', () => {
    const metric = { id: 'grounded', title: '', of: 100, target: 1 } as const;
    expect(findMissed([{ ...metric, value: 1 }])).toEqual([]);
    expect(findMissed([{ ...metric, value: 0.9999 }])).toEqual([{ ...metric, value: 0.9999 }]);
  });

  test('is nothing that is only wanted', () => {
    expect(findMissed([{ id: 'answers-held-out', title: '', of: 100, value: 0, target: 0.88 }])).toEqual([]);
  });
});
