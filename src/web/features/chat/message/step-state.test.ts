import { describe, expect, test } from 'vitest';
import type { ReplyCall } from '#contracts/assistant/chat';
import { toStepState } from './step-state.ts';

const call = (state: ReplyCall['state'], callId = 'r1'): ReplyCall => ({
  callId,
  tool: 'get_network',
  args: {},
  stepId: 's1',
  state,
});

describe('a step of a plan', () => {
  test('is as far as its calls', () => {
    expect(toStepState({ calls: [call('running')], outcome: undefined }, 's1')).toBe('running');
    expect(toStepState({ calls: [call('running'), call('done', 'r2')], outcome: undefined }, 's1')).toBe(
      'running',
    );
    expect(toStepState({ calls: [call('done')], outcome: 'completed' }, 's1')).toBe('done');
    expect(toStepState({ calls: [call('failed')], outcome: 'completed' }, 's1')).toBe('failed');
  });

  test('without a call it waits while the turn goes on, and was never done once it is over', () => {
    const states = ([undefined, 'completed', 'failed', 'timed-out', 'deadlocked', 'cancelled'] as const).map(
      (outcome) => toStepState({ calls: [call('done')], outcome }, 's2'),
    );
    expect(states).toEqual(['waiting', 'not-run', 'not-run', 'not-run', 'not-run', 'cancelled']);
  });

  test('that was on its way when the turn was cancelled is cancelled, not failed', () => {
    expect(toStepState({ calls: [call('failed')], outcome: 'cancelled' }, 's1')).toBe('cancelled');
    expect(toStepState({ calls: [call('failed')], outcome: 'timed-out' }, 's1')).toBe('failed');
  });
});
