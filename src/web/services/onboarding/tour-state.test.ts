import { describe, expect, test } from 'vitest';
import { createRandom } from '#std/seeded-random';
import { FLOWS } from './flows.ts';
import type { OnboardingFlow, OnboardingStep } from './onboarding.ts';
import { findStep, IDLE, toNextTour, type TourEvent, type TourState } from './tour-state.ts';

const step = (id: string, skippable = true): OnboardingStep => ({
  id,
  title: id,
  content: id,
  page: { route: '/' },
  target: 'main',
  position: 'bottom',
  skippable,
});
const flow = (id: string, ...steps: readonly OnboardingStep[]): OnboardingFlow => ({
  id,
  title: id,
  description: id,
  category: 'Test',
  estimatedTime: 1,
  difficulty: 'beginner',
  prerequisites: [],
  steps,
});
const ABC = flow('abc', step('a'), step('b'), step('c'));
const FIXED = flow('fixed', step('x', false), step('y'));
const TWO = [ABC, FIXED];
const START: TourEvent = { kind: 'start', flowId: 'abc' };
type Short = TourEvent | Exclude<TourEvent['kind'], 'start' | 'resume' | 'reset'>;
const after = (...events: readonly Short[]): TourState =>
  events
    .map((event): TourEvent => (typeof event === 'string' ? { kind: event } : event))
    .reduce((state, event, i) => toNextTour(state, event, TWO, 1000 + i), IDLE);
const at = (state: TourState) => [state.active, state.progress['abc']?.currentStepIndex];

describe('a tour', () => {
  test('starts at step 0 and active', () => {
    expect(after(START)).toEqual({
      active: { flowId: 'abc', paused: false },
      progress: {
        abc: {
          flowId: 'abc',
          currentStepIndex: 0,
          completedSteps: [],
          startedAt: 1000,
          lastActiveAt: 1000,
          completed: false,
        },
      },
    });
  });

  test('next advances and completes the step that was open', () => {
    const state = after(START, 'next');
    expect(findStep(state, TWO)?.step.id).toBe('b');
    expect(state.progress['abc']).toMatchObject({
      completedSteps: ['a'],
      lastActiveAt: 1001,
      startedAt: 1000,
    });
  });

  test('moving past the last step marks the flow completed and closes it', () => {
    const state = after(START, 'next', 'next', 'next');
    expect(state.active).toBeUndefined();
    expect(state.progress['abc']).toMatchObject({
      completed: true,
      currentStepIndex: 2,
      completedSteps: ['a', 'b', 'c'],
    });
  });

  test('previous goes back, and stays at step 0', () => {
    expect(at(after(START, 'next', 'next', 'previous'))[1]).toBe(1);
    expect(at(after(START, 'previous'))[1]).toBe(0);
  });

  test('skip acts like next', () => {
    expect(after(START, 'skip', 'skip')).toEqual(after(START, 'next', 'next'));
    expect(after(START, 'skip', 'skip', 'skip')).toEqual(after(START, 'next', 'next', 'next'));
  });

  test('a step that is not skippable is not skipped', () => {
    const fixed: TourEvent = { kind: 'start', flowId: 'fixed' };
    expect(after(fixed, 'skip').progress['fixed']?.currentStepIndex).toBe(0);
    expect(after(fixed, 'next', 'skip').active).toBeUndefined();
  });

  test('pause holds it where it is until resume', () => {
    const paused = after(START, 'next', 'pause');
    expect(at(paused)).toEqual([{ flowId: 'abc', paused: true }, 1]);
    expect(at(after(START, 'next', 'pause', 'next', 'skip', 'previous'))[1]).toBe(1);
    expect(at(after(START, 'next', 'pause', { kind: 'resume', flowId: 'abc' }, 'next'))).toEqual([
      { flowId: 'abc', paused: false },
      2,
    ]);
  });

  test('reset goes to step 0 and clears the progress', () => {
    const open = after(START, 'next', 'next', { kind: 'reset', flowId: 'abc' });
    expect(open.active).toEqual({ flowId: 'abc', paused: false });
    expect(open.progress['abc']).toMatchObject({ currentStepIndex: 0, completedSteps: [], completed: false });
    const closed = after(START, 'next', 'next', 'next', { kind: 'reset', flowId: 'abc' });
    expect(closed).toEqual({ active: undefined, progress: {} });
  });

  test('complete marks it completed and closes it at any step', () => {
    const state = after(START, 'complete');
    expect(state.active).toBeUndefined();
    expect(state.progress['abc']).toMatchObject({ completed: true, currentStepIndex: 0 });
  });

  test('dismiss closes it, keeps the progress, and resume goes on there', () => {
    const state = after(START, 'next', 'dismiss');
    expect(state.active).toBeUndefined();
    expect(state.progress['abc']).toMatchObject({ completed: false, currentStepIndex: 1 });
    expect(at(after(START, 'next', 'dismiss', { kind: 'resume', flowId: 'abc' }))).toEqual([
      { flowId: 'abc', paused: false },
      1,
    ]);
  });

  test('resume starts what was never started and leaves closed what is completed', () => {
    const resume: TourEvent = { kind: 'resume', flowId: 'abc' };
    expect(after(resume)).toEqual(after(START));
    expect(after(START, 'complete', resume).active).toBeUndefined();
  });

  test('that was completed stays so when it is started again', () => {
    const state = after(START, 'next', 'next', 'next', START);
    expect(at(state)).toEqual([{ flowId: 'abc', paused: false }, 0]);
    expect(state.progress['abc']).toMatchObject({ completed: true, completedSteps: ['a', 'b', 'c'] });
  });

  test('of an unknown flow, and events without an open flow, change nothing', () => {
    expect(after({ kind: 'start', flowId: '__proto__' })).toBe(IDLE);
    expect(after('next', 'previous', 'skip', 'pause', 'complete', 'dismiss')).toBe(IDLE);
  });
});

test('whatever happens in whatever order, the state is a possible one', () => {
  let completions = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const random = createRandom(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    let state = IDLE;
    for (let i = 0; i < 80; i++) {
      const flowId = pick(FLOWS).id;
      const event: TourEvent = pick([
        { kind: 'start', flowId },
        { kind: 'resume', flowId },
        { kind: 'reset', flowId },
        ...(
          [
            'next',
            'next',
            'next',
            'next',
            'next',
            'previous',
            'skip',
            'pause',
            'complete',
            'dismiss',
          ] as const
        ).map((kind) => ({ kind })),
      ]);
      const before = state;
      state = toNextTour(before, event, FLOWS, i);
      for (const [id, progress] of Object.entries(state.progress)) {
        const steps = FLOWS.find((one) => one.id === id)!.steps;
        expect(progress.flowId).toBe(id);
        expect(steps[progress.currentStepIndex], `seed ${seed} event ${i}`).toBeDefined();
        expect(progress.completedSteps.every((done) => steps.some((one) => one.id === done))).toBe(true);
        expect(new Set(progress.completedSteps).size).toBe(progress.completedSteps.length);
        expect(progress.startedAt).toBeLessThanOrEqual(progress.lastActiveAt);
        if (before.progress[id]?.completed === true && event.kind !== 'reset')
          expect(progress.completed).toBe(true);
        if (progress.completed && before.progress[id]?.completed !== true) {
          completions++;
          expect(state.active).toBeUndefined();
        }
      }
      // An open flow always has a step, and only one flow changes at a time.
      expect(state.active === undefined || findStep(state, FLOWS) !== undefined).toBe(true);
      const changed = FLOWS.filter(({ id }) => state.progress[id] !== before.progress[id]);
      expect(changed.length).toBeLessThanOrEqual(1);
    }
  }
  expect(completions).toBeGreaterThan(100);
});
