import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeSizes, moveBorder, togglePanel, toInitialLayout } from './panel-layout.ts';
import { parseStoredLayout, toStoredLayout } from './stored-layout.ts';

const initial = toInitialLayout([
  {
    width: 0.75,
    panels: [
      { key: 'a', height: 0.5 },
      { key: 'b', height: 0.5 },
    ],
  },
  { width: 0.25, panels: [{ key: 'c', height: 1 }] },
]);
const moved = togglePanel(
  changeSizes(initial, { kind: 'columns', at: 0 }, (sizes) => moveBorder(sizes, 0, -0.25, 0.1)),
  'b',
);
const stored = {
  version: 1,
  widths: [0.5, 0.5],
  panels: [
    [
      ['a', 0.5],
      ['b', 0.5],
    ],
    [['c', 1]],
  ],
  hidden: ['b'],
};

describe('a stored layout', () => {
  test('is written in its version and read as it was', () => {
    expect(toStoredLayout(moved)).toEqual(stored);
    expect(parseStoredLayout(JSON.parse(JSON.stringify(stored)), initial)).toEqual(moved);
  });

  test('that does not fit what there is now is the initial one', () => {
    for (const junk of [
      undefined,
      'text',
      { ...stored, version: 2 },
      { ...stored, widths: [1] },
      { ...stored, widths: [0.5, '0.5'] },
      { ...stored, widths: [0.5, -1] },
      { ...stored, widths: [Number.NaN, 0.5] },
      {
        ...stored,
        panels: [
          [
            ['a', 0.5],
            ['x', 0.5],
          ],
          [['c', 1]],
        ],
      },
      { ...stored, panels: [[['a', 0.5]], [['c', 1]]] },
      { ...stored, panels: [null, [['c', 1]]] },
      { ...stored, hidden: 'b' },
      { ...stored, hidden: ['a', 'b', 'c'] },
    ])
      expect(parseStoredLayout(junk, initial)).toBe(initial);
  });

  test('unknown hidden panels are passed over, sizes are made to sum to 1', () => {
    expect(parseStoredLayout({ ...stored, hidden: ['gone', 7, 'b'], widths: [0.2, 0.2] }, initial)).toEqual(
      moved,
    );
  });

  test('junk never throws', () => {
    const part = fc.oneof(fc.anything(), fc.array(fc.anything()), fc.array(fc.double()));
    const shaped = fc.record({ version: fc.constant(1), widths: part, panels: part, hidden: part });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shaped), (junk) => {
        expect(parseStoredLayout(junk, initial).columns.length).toBe(2);
      }),
    );
  });
});
