/** How the figures are counted. */
import { describe, expect, test } from 'vitest';
import { toFigures, toLatency } from './metrics.ts';
import { sampleAnswer, sampleJudged } from './samples.ts';

const CALL = { tool: 'get_transaction', args: {} };

describe('answers by the way they are asked for', () => {
  test('are counted for each way', () => {
    const { answers, byTag } = toFigures([
      sampleJudged('tx.fee', { tags: ['page'] }),
      sampleJudged('tx.fee', { got: 'tx.time', tags: ['page', 'typo'] }),
      sampleJudged('tx.fee', { split: 'held-out', tags: ['typo'] }),
    ]);
    expect(answers).toEqual({ hits: 2, of: 3, rate: 2 / 3 });
    expect(byTag).toEqual({ page: { hits: 1, of: 2, rate: 0.5 }, typo: { hits: 1, of: 2, rate: 0.5 } });
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
      sampleJudged('refuse.foreign', { expect: { refusal: true } }),
      sampleJudged('token.price', { got: 'refuse.prediction' }),
    ]);
    expect(refusals.precision).toEqual({ hits: 2, of: 3, rate: 2 / 3 });
    expect(refusals.recall).toEqual({ hits: 2, of: 3, rate: 2 / 3 });
  });
});

test('calls are counted for each question', () => {
  const { callsPerQuestion } = toFigures([
    { ...sampleJudged('tx.fee'), got: { ...sampleAnswer([], []), calls: [CALL, CALL, CALL] } },
    { ...sampleJudged('tx.fee'), got: { ...sampleAnswer([], []), calls: [CALL, CALL] } },
  ]);
  expect(callsPerQuestion).toBe(2.5);
});

describe('answers', () => {
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
