import { expect, test } from 'vitest';
import { nextDiagramState, type DiagramEvent, type DiagramState } from './diagram-state.ts';

const after = (...events: readonly DiagramEvent[]): DiagramState =>
  events.reduce(nextDiagramState, { kind: 'waiting' } as DiagramState);
const seen: DiagramEvent = { kind: 'seen' };
const says = (kind: 'drawing' | 'drawn' | 'failed', id = 1): DiagramEvent => ({
  kind: 'message',
  message: { kind, id },
});

test('a diagram that is not in sight is not loaded', () => {
  expect(after()).toEqual({ kind: 'waiting' });
  expect(after(says('drawn'))).toEqual({ kind: 'waiting' });
});

test('in sight it is loaded, drawn and shown', () => {
  expect(after(seen)).toEqual({ kind: 'loading', id: 1 });
  expect(after(seen, says('drawing'))).toEqual({ kind: 'drawing', id: 1 });
  expect(after(seen, says('drawing'), says('drawn'))).toEqual({ kind: 'drawn', id: 1 });
});

test('on an error or a time-out its source stays, for good', () => {
  expect(after(seen, says('failed'))).toEqual({ kind: 'failed' });
  expect(after(seen, { kind: 'timed-out' })).toEqual({ kind: 'failed' });
  expect(after(seen, says('drawing'), { kind: 'timed-out' }, says('drawn'))).toEqual({ kind: 'failed' });
});

test('a time-out that comes after the picture changes nothing', () => {
  expect(after(seen, says('drawing'), says('drawn'), { kind: 'timed-out' })).toEqual({
    kind: 'drawn',
    id: 1,
  });
});

test('another theme draws it again, and an answer to the old question is not taken', () => {
  const again = [seen, says('drawing'), says('drawn'), { kind: 'recoloured' } as const];
  expect(after(...again)).toEqual({ kind: 'loading', id: 2 });
  expect(after(...again, says('drawing', 1))).toEqual({ kind: 'loading', id: 2 });
  expect(after(...again, says('drawing', 2), says('drawn', 2))).toEqual({ kind: 'drawn', id: 2 });
});
