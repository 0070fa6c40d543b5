import { expect, test } from 'vitest';
import type { CatchUp } from '#contracts/operation/monitoring';
import { createCatchUps } from './catch-ups.ts';

const AT: CatchUp = {
  fromSlot: 1_000,
  slot: 7_201,
  toSlot: 11_000,
  slotsPerSecond: 97.25,
  secondsLeft: 78,
  calls: 6_240,
  blockCalls: 6_201,
  archivedBlocks: 0,
};

test('an index that is behind has a line every fifteen seconds, and its newest state can be asked for', () => {
  const lines: string[] = [];
  let nowMs = 0;
  const catchUps = createCatchUps(
    (line) => lines.push(line),
    () => nowMs,
  );
  const note = (seconds: number, catchUp: CatchUp | undefined) => {
    nowMs = seconds * 1_000;
    catchUps.note('mainnet', catchUp);
  };
  note(0, AT);
  note(14, AT);
  expect(lines).toEqual([]);
  note(15, AT);
  note(16, { ...AT, slot: 7_300 });
  expect(lines).toEqual([
    '  Index     Mainnet is 62 % through 10,000 slots, 3,799 to go, 97.3 slots/s, about 1 min 18 s left, 6,240 calls of the node, 0 blocks from the archive',
  ]);
  expect(catchUps.find('mainnet')?.slot).toBe(7_300);
  expect(catchUps.find('localnet')).toBeUndefined();
  note(17, undefined);
  expect(catchUps.find('mainnet')).toBeUndefined();
  note(40, { ...AT, slotsPerSecond: undefined, secondsLeft: undefined });
  expect(lines).toHaveLength(1);
  note(55, { ...AT, slot: 11_000, slotsPerSecond: 1, secondsLeft: undefined });
  expect(lines.at(-1)).toContain(
    'Mainnet is 99 % through 10,000 slots, 0 to go, 1.0 slots/s, no end in sight',
  );
});
