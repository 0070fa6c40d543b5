import { expect, test } from 'vitest';
import { createLimitedLog } from './limited-log.ts';
import { createLog } from './log.ts';

function create() {
  const lines: Record<string, unknown>[] = [];
  const now = { ms: 0 };
  const written = createLog('warn', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const log = createLimitedLog(
    written,
    (error) => (error instanceof Error && error.message.startsWith('full') ? 'full' : undefined),
    () => now.ms,
  );
  return { lines, now, log };
}

test('lines about the same failure are written once a minute, with how many were left out', () => {
  const { lines, now, log } = create();
  const people = log.child('people');
  for (let i = 0; i < 500; i++) people.warn('not looked at', { error: new Error('full') });
  expect(lines).toMatchObject([{ component: 'people', event: 'not looked at' }]);
  now.ms = 60_000;
  people.warn('not looked at', { error: new Error('full') });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ leftOut: 499, error: { message: 'full' } });
});

test('other failures, other events and other parts are written as they come', () => {
  const { lines, log } = create();
  for (const child of ['a', 'b']) log.child(child).error('failed', { error: new Error('full') });
  log.child('a').error('ended', { error: new Error('full') });
  for (let i = 0; i < 3; i++) log.error('failed', { error: new Error('another') });
  for (let i = 0; i < 3; i++) log.warn('stopping');
  expect(lines).toHaveLength(9);
});

test('the same failure of one file after the other is one failure', () => {
  const { lines, log } = create();
  for (let i = 0; i < 500; i++) log.warn('failed', { error: new Error(`full: ${i}.json`) });
  expect(lines).toHaveLength(1);
});
