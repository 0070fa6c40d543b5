import { describe, expect, test } from 'vitest';
import { toFlowPicture } from './flow-layout.ts';
import type { Flow } from './to-flows.ts';

const flow = (from: string, to: string, amount = '1'): Flow => ({
  from,
  to,
  asset: { kind: 'sol' },
  amount,
  paths: ['1'],
});
const draw = (flows: readonly Flow[], start = 'alice') => toFlowPicture(flows, start, () => undefined, 6);

describe('the picture of flows', () => {
  test('nothing that moved is no picture', () => {
    expect(draw([])).toEqual({
      boxes: [],
      lanes: [],
      columns: 0,
      hasBeside: false,
      height: 0,
      hidden: 0,
    });
  });

  test('one transfer is two boxes and a straight line', () => {
    const { boxes, lanes, columns } = draw([flow('alice', 'bob')]);
    expect(columns).toBe(2);
    expect(boxes.map(({ address, column }) => [address, column])).toEqual([
      ['alice', 0],
      ['bob', 1],
    ]);
    expect(lanes).toMatchObject([{ course: 'onward', column: 0, from: 26, to: 26, label: 26 }]);
  });

  test('a swap goes there and back between the same two boxes, each on a line of its own', () => {
    const { boxes, lanes } = draw([flow('alice', 'pool'), flow('pool', 'alice')]);
    expect(boxes.map(({ height }) => height)).toEqual([84, 84]);
    expect(lanes.map(({ course, from, to }) => [course, from, to])).toEqual([
      ['onward', 21, 21],
      ['back', 63, 63],
    ]);
  });

  test('who deals with many reaches as far as they do, and the lines to them are straight', () => {
    const { boxes, lanes, height } = draw([flow('alice', 'b'), flow('alice', 'c'), flow('d', 'alice')]);
    expect(boxes[0]).toMatchObject({ address: 'alice', top: 0, height });
    for (const { from, to } of lanes) expect(from).toBe(to);
    expect(new Set(lanes.map(({ label }) => label)).size).toBe(3);
  });

  test('pools that pay each other stand in one column, and the line runs behind it', () => {
    const { lanes, hasBeside } = draw([flow('alice', 'p'), flow('p', 'q'), flow('q', 'alice')]);
    expect(hasBeside).toBe(true);
    expect(lanes.map(({ course }) => course)).toEqual(['onward', 'beside', 'back']);
  });

  test('of more than can be read those of the first owner are drawn, the dearest first, and the rest is counted', () => {
    const many = Array.from({ length: 40 }, (_unused, i) => flow('alice', `friend ${i}`, String(i)));
    const picture = toFlowPicture(
      [flow('x', 'y', '999'), ...many],
      'alice',
      ({ amount }) => BigInt(amount),
      6,
    );
    expect(picture.lanes.map(({ flow: { to } }) => to)).toEqual(
      [34, 35, 36, 37, 38, 39].map((i) => `friend ${i}`),
    );
    expect(picture.hidden).toBe(35);
  });

  test('no two boxes of a column and no two amounts of a gap stand over each other', () => {
    const picture = draw([
      flow('alice', 'p'),
      flow('p', 'alice'),
      flow('alice', 'q'),
      flow('q', 'fees'),
      flow('p', 'fees'),
      flow('z', 'y'),
    ]);
    for (const [i, box] of picture.boxes.entries())
      for (const other of picture.boxes.slice(i + 1))
        if (other.column === box.column) expect(other.top).toBeGreaterThanOrEqual(box.top + box.height);
    const labels = picture.lanes.map(({ column, label }) => `${column} ${label}`);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('what an owner sends itself is not drawn', () => {
    expect(draw([flow('alice', 'alice')])).toMatchObject({ boxes: [], lanes: [], columns: 0, hidden: 1 });
  });
});
