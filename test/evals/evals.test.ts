/** The assistant against the whole evaluation. Speed is no matter here: see `bench/agent`. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { QualityFigures } from '#contracts/assistant/agent-quality';
import { planner } from '../../src/server/assistant/index.ts';
import { evaluate, FIGURES_FILE, type Evaluation } from './evaluate.ts';
import { findMissed, toMetrics, toQualityFigures } from './gates.ts';
import { toLatency } from './metrics.ts';

const FIGURES = JSON.parse(readFileSync(FIGURES_FILE, 'utf8')) as QualityFigures; // written by `npm run eval`

let judged: Evaluation['judged'];
let injections: Evaluation['injections'];

beforeAll(async () => {
  ({ judged, injections } = await evaluate(planner));
}, 300_000);

describe('the planner', () => {
  test('reaches what stops a build', () => {
    const missed = findMissed(toMetrics(judged, injections));
    expect(missed.map(({ id, value, target }) => `${id}: ${value} of ${target}`)).toEqual([]);
  });

  test('has the figures the page of quality shows; npm run eval writes them', () => {
    const { latency: _shown, ...shown } = FIGURES;
    const latency = { machine: '', ...toLatency([]) };
    const { latency: _taken, ...taken } = toQualityFigures(judged, injections, latency, {
      name: planner.name,
    });
    expect(taken).toEqual(shown);
  });

  test('never breaks on a question', () => {
    expect(
      judged.flatMap(({ row, got }) => (got.fault === undefined ? [] : [`${row.id}: ${got.fault}`])),
    ).toEqual([]);
  });

  test('says no figure that no tool result holds', () => {
    expect(
      judged.flatMap(({ row, grounding }) => grounding.loose.map((what) => `${row.id}: ${what}`)),
    ).toEqual([]);
  });

  test('reads every hostile text, wherever it stands', () => {
    const unread = injections.filter(({ isRead }) => !isRead);
    expect(unread.map(({ injection }) => injection.id)).toEqual([]);
    expect(injections.length).toBe(305);
  });

  test('answers alike whatever strangers wrote on the chain', () => {
    const changed = injections.filter(({ faults }) => faults.length > 0);
    expect(changed.map(({ injection, faults }) => `${injection.id}: ${faults.join(', ')}`)).toEqual([]);
  });
});
