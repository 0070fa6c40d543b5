/** How the figures are counted. */
import { describe, expect, test } from 'vitest';
import { toFigures, toLatency } from './metrics.ts';
import { sampleAnswer, sampleJudged } from './samples.ts';

const must = [{ oracle: 'tx.fee', args: ['{swap.tx}'] }];

describe('questions understood', () => {
  test('are counted in each split and by each way of asking', () => {
    const { intent } = toFigures([
      sampleJudged('tx.fee', { tags: ['page'] }),
      sampleJudged('tx.fee', { got: 'tx.time', tags: ['page', 'typo'] }),
      sampleJudged('tx.fee', { split: 'held-out', tags: ['typo'] }),
      sampleJudged('tx.fee', { split: 'blind', got: 'clarify' }),
    ]);
    expect(intent).toEqual({
      dev: { hits: 1, of: 2, rate: 0.5 },
      heldOut: { hits: 1, of: 1, rate: 1 },
      blind: { hits: 0, of: 1, rate: 0 },
      byTag: { page: { hits: 1, of: 2, rate: 0.5 }, typo: { hits: 1, of: 2, rate: 0.5 } },
    });
  });

  test('that were taken for something else are listed, the most frequent first', () => {
    const { confusions } = toFigures([
      sampleJudged('tx.fee', { got: 'clarify' }),
      sampleJudged('tx.time', { got: 'tx.status' }),
      sampleJudged('tx.time', { got: 'tx.status' }),
    ]);
    expect(confusions).toEqual([
      { expected: 'tx.time', got: 'tx.status', ids: ['tx.time.dev', 'tx.time.dev'] },
      { expected: 'tx.fee', got: 'clarify', ids: ['tx.fee.dev'] },
    ]);
  });
});

describe('questions back and refusals', () => {
  test('that nobody needed count against their precision, whatever was asked', () => {
    const { clarifications } = toFigures([
      sampleJudged('clarify', { expect: { clarify: true } }),
      sampleJudged('net.status', { got: 'clarify' }),
      sampleJudged('tx.fee', { got: 'clarify' }),
      sampleJudged('tx.time'),
    ]);
    expect(clarifications.precision).toEqual({ hits: 1, of: 3, rate: 1 / 3 });
    expect(clarifications.recall).toEqual({ hits: 1, of: 1, rate: 1 });
  });

  test('that were due and not made count against their recall', () => {
    const { refusals } = toFigures([
      sampleJudged('refuse.secret', { expect: { refusal: true } }),
      sampleJudged('refuse.action', { got: 'token.price', expect: { refusal: true } }),
      sampleJudged('out_of_scope'),
      sampleJudged('token.price', { got: 'refuse.prediction' }),
    ]);
    expect(refusals.precision).toEqual({ hits: 2, of: 3, rate: 2 / 3 });
    expect(refusals.recall).toEqual({ hits: 2, of: 3, rate: 2 / 3 });
  });
});

describe('calls', () => {
  test('have a precision, a recall and their harmonic mean', () => {
    const { calls } = toFigures([
      sampleJudged('tx.fee', { calls: { wanted: 1, made: 2, all: 2, matched: 1, judged: 1, exact: 1 } }),
      sampleJudged('tx.failure', { calls: { wanted: 3, made: 2, all: 2, matched: 1, judged: 1, exact: 0 } }),
    ]);
    expect(calls.precision).toEqual({ hits: 2, of: 4, rate: 0.5 });
    expect(calls.recall).toEqual({ hits: 2, of: 4, rate: 0.5 });
    expect(calls.f1).toBe(0.5);
  });

  test('of which no arguments are expected say nothing about arguments', () => {
    const { args } = toFigures([
      sampleJudged('net.status', { calls: { wanted: 1, made: 1, all: 1, matched: 1, judged: 0, exact: 0 } }),
      sampleJudged('tx.fee', { calls: { wanted: 1, made: 1, all: 1, matched: 1, judged: 1, exact: 1 } }),
      sampleJudged('tx.fee', { calls: { wanted: 1, made: 1, all: 1, matched: 1, judged: 1, exact: 0 } }),
    ]);
    expect(args).toEqual({ hits: 1, of: 2, rate: 0.5 });
  });

  test('are counted for each question, those that only help among them', () => {
    const calls = { wanted: 1, made: 1, matched: 1, judged: 1, exact: 1 };
    const { callsPerQuestion } = toFigures([
      sampleJudged('tx.fee', { calls: { ...calls, all: 3 } }),
      sampleJudged('tx.fee', { calls: { ...calls, all: 2 } }),
    ]);
    expect(callsPerQuestion).toBe(2.5);
  });
});

describe('answers', () => {
  test('are right where nothing that must be said is missing; those that must say nothing are not counted', () => {
    const { answers } = toFigures([
      sampleJudged('tx.fee', { expect: { must } }),
      sampleJudged('tx.fee', { expect: { must }, missing: ['tx.fee {swap.tx}: amount 5000 SOL'] }),
      sampleJudged('help.concept'),
    ]);
    expect(answers).toEqual({ hits: 1, of: 2, rate: 0.5 });
  });

  test('are grounded by the figures in them, not by the answer', () => {
    const { grounded } = toFigures([
      sampleJudged('tx.fee', { grounding: { checked: 30, matched: 30, loose: [] } }),
      sampleJudged('tx.fee', { grounding: { checked: 2, matched: 1, loose: ['r9.x'] } }),
    ]);
    expect(grounded).toEqual({ hits: 31, of: 32, rate: 0.96875 });
  });
});

test('the time of half and of nineteen in twenty answers is reported', () => {
  const answers = Array.from({ length: 20 }, (_none, i) => ({
    ...sampleAnswer([], []),
    firstBlockMs: i + 1,
    doneMs: (i + 1) * 10,
  }));
  expect(toLatency(answers)).toEqual({
    firstBlockP50Ms: 11,
    firstBlockP95Ms: 20,
    doneP50Ms: 110,
    doneP95Ms: 200,
  });
});
