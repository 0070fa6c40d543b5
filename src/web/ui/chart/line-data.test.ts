import { describe, expect, test } from 'vitest';
import {
  countPoints,
  findNewest,
  isEmpty,
  toLayers,
  toLonePoints,
  toPartNote,
  type LineData,
} from './line-data.ts';

const times = [0, 60, 120, 180];
const data = (more: Partial<LineData>): LineData => ({
  times,
  kind: 'line',
  hidden: new Set(),
  series: [
    { name: 'a', values: [1, undefined, 3, 4] },
    { name: 'b', values: [10, 20, Number.NaN, 40] },
  ],
  ...more,
});

describe('series over time', () => {
  test('what is missing stays a gap', () => {
    expect(toLayers(data({}))).toEqual([
      { series: 0, filling: false, values: [1, null, 3, 4] },
      { series: 1, filling: false, values: [10, 20, null, 40] },
    ]);
  });

  test('a series shorter than the times ends in a gap', () => {
    const [layer] = toLayers(data({ series: [{ name: 'a', values: [1] }] }));
    expect(layer!.values).toEqual([1, null, null, null]);
  });

  test('buckets that still fill are a curve of their own, joined to the full one', () => {
    expect(toLayers(data({ hidden: new Set(['b']), incompleteFrom: 130 }))).toEqual([
      { series: 0, filling: false, values: [1, null, 3, null] },
      { series: 0, filling: true, values: [null, null, 3, 4] },
    ]);
  });

  test('a bar that still fills stands alone', () => {
    const layers = toLayers(data({ kind: 'bars', hidden: new Set(['b']), incompleteFrom: 180 }));
    expect(layers.map(({ values }) => values)).toEqual([
      [1, null, 3, null],
      [null, null, null, 4],
    ]);
  });

  test('a bar that begins before anything is known is a part, and said to be', () => {
    const young = data({ kind: 'bars', hidden: new Set(['b']), coveredFrom: 30 });
    expect(toLayers(young).map(({ filling, values }) => [filling, values])).toEqual([
      [false, [null, null, 3, 4]],
      [true, [1, null, null, null]],
    ]);
    expect(toPartNote(young)).toBe('Lighter: covered in part');
    const both = { ...young, incompleteFrom: 180 };
    expect(toLayers(both)[1]!.values).toEqual([1, null, null, 4]);
    expect(toPartNote(both)).toBe('Lighter: covered in part');
  });

  test('bars that begin with what is known, or after it, are whole', () => {
    const whole = data({ kind: 'bars', coveredFrom: 0 });
    expect(toLayers(whole).some(({ filling }) => filling)).toBe(false);
    expect(toPartNote(whole)).toBeUndefined();
    expect(toPartNote({ ...whole, incompleteFrom: 180 })).toBe('Lighter: period not over');
  });

  test('a point of a line is no part of a time: only its newest still changes', () => {
    const line = data({ coveredFrom: 30 });
    expect(toLayers(line).some(({ filling }) => filling)).toBe(false);
    expect(toPartNote(line)).toBeUndefined();
    expect(toPartNote({ ...line, incompleteFrom: 180 })).toBe('Dashed: period not over');
  });

  test('stacked series stand on the shown ones before them, and a gap adds nothing', () => {
    expect(toLayers(data({ kind: 'stacked' }))).toEqual([
      { series: 1, filling: false, values: [11, 20, null, 44] },
      { series: 0, filling: false, values: [1, null, 3, 4] },
    ]);
    expect(toLayers(data({ kind: 'stacked', hidden: new Set(['a']) }))).toEqual([
      { series: 1, filling: false, values: [10, 20, null, 40] },
    ]);
  });

  test('a stacked bar that still fills stands alone as well', () => {
    const layers = toLayers(data({ kind: 'stacked', hidden: new Set(['b']), incompleteFrom: 180 }));
    expect(layers.toReversed().map(({ values }) => values)).toEqual([
      [1, null, 3, null],
      [null, null, null, 4],
    ]);
  });

  test('points are the times at which some series has a value', () => {
    const series = [
      { name: 'a', values: [undefined, 2, undefined, undefined] },
      { name: 'b', values: [undefined, 5, Number.NaN, 6] },
    ];
    expect(countPoints({ times, series })).toBe(2);
    expect(findNewest(times, series[0]!)).toEqual({ time: 60, value: 2 });
    expect(findNewest(times, series[1]!)).toEqual({ time: 180, value: 6 });
    expect(findNewest(times, { values: [undefined] })).toBeUndefined();
  });

  test('a point between two gaps is found, so that it is drawn as a dot', () => {
    expect(toLonePoints([1, null, 3, null, 5, 6])).toEqual([0, 2]);
    expect(toLonePoints([undefined, 0, undefined])).toEqual([1]);
  });

  test('no times, no series and nothing but gaps are no data', () => {
    expect(isEmpty({ times: [], series: [] })).toBe(true);
    expect(isEmpty({ times, series: [{ name: 'a', values: [undefined, Number.NaN] }] })).toBe(true);
    expect(isEmpty({ times, series: [{ name: 'a', values: [undefined, 0] }] })).toBe(false);
  });
});
