import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RUN_OUTCOMES, type PlanStage, type RunOutcome } from '#contracts/assistant/agent';
import { createTurnedTimers } from '../testing/turned-timers.ts';
import { createPlanLifecycle } from './plan-lifecycle.ts';

function open() {
  const timers = createTurnedTimers();
  const stages: PlanStage[] = [];
  const ends: RunOutcome[] = [];
  let forced = 0;
  const lifecycle = createPlanLifecycle(
    'plan',
    {
      onStage: (stage) => stages.push(stage),
      onEnd: (outcome) => ends.push(outcome),
      onForced: () => forced++,
    },
    timers,
  );
  return { timers, stages, ends, lifecycle, forced: () => forced };
}

describe('the life of a plan', () => {
  test('its stages are started, generated, executing, completed', () => {
    const { lifecycle, stages, ends } = open();
    lifecycle.generate();
    lifecycle.execute();
    lifecycle.end('completed');
    expect(stages).toEqual(['started', 'generated', 'executing', 'completed']);
    expect(ends).toEqual(['completed']);
  });

  test('execution is forced one second after the plan is generated, when it has not begun', () => {
    const late = open();
    late.lifecycle.generate();
    late.timers.turn(999);
    expect(late.forced()).toBe(0);
    late.timers.turn(1);
    expect(late.forced()).toBe(1);

    const begun = open();
    begun.lifecycle.generate();
    begun.lifecycle.execute();
    begun.timers.turn(5_000);
    expect(begun.forced()).toBe(0);
  });

  test('stuck in planning is generated but not executing after more than five seconds', () => {
    const { lifecycle, timers } = open();
    lifecycle.generate();
    timers.turn(5_000);
    expect(lifecycle.isStuck).toBe(false);
    timers.turn(1);
    expect(lifecycle.isStuck).toBe(true);
  });

  test('the deadlock check at 5.4 s completes it with the partial reason execution_deadlock', () => {
    const { lifecycle, timers, ends } = open();
    timers.turn(200);
    lifecycle.generate();
    timers.turn(5_399);
    expect(ends).toEqual([]);
    timers.turn(1);
    expect(ends).toEqual(['deadlocked']);
    expect(lifecycle.state.partialReason).toBe('execution_deadlock');
  });

  test('it times out after thirty seconds', () => {
    const { lifecycle, timers, ends } = open();
    lifecycle.generate();
    lifecycle.execute();
    timers.turn(29_999);
    expect(ends).toEqual([]);
    timers.turn(1);
    expect(ends).toEqual(['timed-out']);
    expect(lifecycle.state.partialReason).toBe('execution_timeout');
  });

  test('every run ends in exactly one terminal state, however its events and timers fall', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constantFrom('generate', 'execute', 'attempt', 'note', 'retry') }),
      fc.record({ kind: fc.constant('end'), outcome: fc.constantFrom(...RUN_OUTCOMES) }),
      fc.record({ kind: fc.constant('turn'), ms: fc.integer({ min: 0, max: 12_000 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const { lifecycle, timers, ends, stages } = open();
        for (const one of acts) {
          if (one.kind === 'turn') timers.turn('ms' in one ? one.ms : 0);
          else if (one.kind === 'end') lifecycle.end('outcome' in one ? one.outcome : 'failed');
          else if (one.kind === 'generate') lifecycle.generate();
          else if (one.kind === 'execute') lifecycle.execute();
          else if (one.kind === 'attempt') lifecycle.attempt('get_block');
          else if (one.kind === 'note') lifecycle.note('no');
          else lifecycle.retry();
        }
        timers.turn(30_000);
        expect(ends).toHaveLength(1);
        expect(lifecycle.state.outcome).toBe(ends[0]);
        expect(stages.filter((stage) => stage === 'completed')).toHaveLength(1);
        expect(stages.at(-1)).toBe('completed');
      }),
      { numRuns: 5_000, seed: 6 },
    );
  });
});
