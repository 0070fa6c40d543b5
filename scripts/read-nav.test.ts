import { expect, test } from 'vitest';
import { readNav } from './read-nav.ts';

test('a page’s place is read wherever its definition stands', () => {
  const page = `export default definePage<Wire<A>>({ nav: { text: 'Blocks', menus: [{ menu: 'Explore', order: 30 }] }, View: () => <p /> });`;
  expect(readNav('a.tsx', page)).toEqual({ text: 'Blocks', menus: [{ menu: 'Explore', order: 30 }] });
  expect(readNav('a.tsx', `export default defineDefiPage({ category: 'x', nav: { use: 'defi' } });`)).toEqual(
    {
      use: 'defi',
    },
  );
  expect(readNav('a.tsx', 'export default definePage({ View: () => <p /> });')).toBeUndefined();
});

test.each(['nav: { text: TITLE }', 'nav', 'nav: makeNav()', 'nav: { text: `${a}` }', 'nav: { ...shared }'])(
  '%s is refused: it cannot be read without running the page',
  (nav) => {
    expect(() => readNav('a.tsx', `export default definePage({ ${nav} });`)).toThrow(
      'write nav out as plain data',
    );
  },
);
