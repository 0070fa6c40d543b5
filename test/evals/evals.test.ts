/** The assistant against the whole evaluation. Speed is no matter here: see `bench/agent`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QualityFigures } from '#contracts/agent-quality';
import { planner } from '../../src/server/agent/index.ts';
import { findMissed, toMetrics, toQualityFigures } from './gates.ts';
import { PLACES } from './injections/places.ts';
import type { Judged } from './judge.ts';
import { toLatency } from './metrics.ts';
import { openBrain } from './planner.ts';
import { readQuestions } from './question.ts';
import { openStage, runInjections, runRows, type InjectionOutcome, type Stage } from './run-evals.ts';

const FIGURES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/server/agent/quality/figures.gen.json'), 'utf8'),
) as QualityFigures; // written by `npm run eval`

let stage: Stage;
let judged: readonly Judged[];
let injections: readonly InjectionOutcome[];

beforeAll(async () => {
  stage = await openStage();
  judged = await runRows(stage, openBrain(planner), readQuestions());
  injections = await runInjections(stage, openBrain(planner));
}, 300_000);

afterAll(() => stage.close());

describe('the planner', () => {
  test('reaches every gate', () => {
    const missed = findMissed(toMetrics(judged, injections));
    expect(missed.map(({ id, value, target }) => `${id}: ${value} of ${target}`)).toEqual([]);
  });

  test('has the figures the page of quality shows; npm run eval writes them', () => {
    const { latency: _shown, ...shown } = FIGURES;
    const latency = { machine: '', ...toLatency([]) };
    const { latency: _taken, ...taken } = toQualityFigures(judged, injections, latency, {
      name: planner.name,
      gate: 'planner',
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

  test('reads what strangers wrote at every place', () => {
    const read = new Set(injections.flatMap(({ injection, isRead }) => (isRead ? [injection.place] : [])));
    expect(PLACES.filter((place) => !read.has(place))).toEqual([]);
  });

  test('answers alike whatever strangers wrote on the chain', () => {
    const changed = injections.filter(({ faults }) => faults.length > 0);
    expect(changed.map(({ injection, faults }) => `${injection.id}: ${faults.join(', ')}`)).toEqual([]);
  });
});
