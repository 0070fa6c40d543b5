import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddressValue } from './address.tsx';

const markOf = (address: string) =>
  /<svg.*<\/svg>/.exec(renderToStaticMarkup(<AddressValue address={address} bare />))?.[0] ?? '';

test('the mark of an address is always the same, mirrored, and another for a look-alike with equal ends', () => {
  const mark = markOf('DySeyJ9V1ZXhJNo1kAacbcBDwax7u6qQtB7iSzNqszbM');
  expect(mark).toBe(markOf('DySeyJ9V1ZXhJNo1kAacbcBDwax7u6qQtB7iSzNqszbM'));
  expect(mark).not.toBe(markOf('DySeyJ9V1ZXhJNo1kAacbcBDwax7u6qQtB7iSzNqszbN'));
  expect(mark).not.toBe(markOf('DySeyJ9V1ZXhJNo1kBacbcBDwax7u6qQtB7iSzNqszbM'));
  const cells = [...mark.matchAll(/M(\d) (\d)h1/g)].map(([, x, y]) => `${x} ${y}`);
  expect(cells.toSorted()).toEqual(cells.map((cell) => `${4 - Number(cell[0])}${cell.slice(1)}`).toSorted());
});

test('of a thousand addresses no two have the same mark', () => {
  const marks = Array.from({ length: 1_000 }, (_, i) => markOf(`${i}`.padStart(44, 'DySeyJ9V1ZXhJNo1')));
  expect(new Set(marks).size).toBe(1_000);
});
