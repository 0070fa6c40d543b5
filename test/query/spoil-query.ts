import fc from 'fast-check';
import type { Draw } from './make-query.ts';

/** Texts somebody would try, and numbers at the ends of what is counted with. */
const HOSTILE: readonly unknown[] = [
  "'; DROP TABLE swaps; --",
  '1) UNION SELECT sql FROM sqlite_master --',
  'time; DELETE FROM blocks',
  '$v0',
  '__proto__',
  'constructor',
  'toString',
  'count_time',
  'sum_',
  '',
  '\u0000',
  '\uD800',
  '١٢٣',
  'a'.repeat(300),
  '9'.repeat(39),
  '-1',
  '0x10',
  '1e5',
  -1,
  0.5,
  1e308,
  2 ** 53,
  9_007_199_254_740_991,
  true,
  null,
  [],
  {},
  [[]],
];

/** The query with something else in one to three of its places. */
export function spoil(draw: Draw, query: unknown): unknown {
  const copy = structuredClone(query);
  for (let i = draw(fc.nat, { max: 2 }); i >= 0; i--) spoilOnce(draw, copy);
  return copy;
}

function spoilOnce(draw: Draw, root: unknown): void {
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push([value as Record<string, unknown>, key]); // arrays are written by their places too
      visit(inner);
    }
  };
  visit(root);
  if (places.length === 0) return;
  const [holder, key] = places[draw(fc.nat, { max: places.length - 1 })]!;
  const others = places.map(([from, name]) => from[name]);
  const choice = draw(fc.nat, { max: 3 });
  if (choice === 0) holder[key] = draw(fc.jsonValue as () => fc.Arbitrary<unknown>);
  else if (choice === 1) holder[key] = structuredClone(others[draw(fc.nat, { max: others.length - 1 })]);
  else if (choice === 2) delete holder[key];
  else holder[key] = structuredClone(HOSTILE[draw(fc.nat, { max: HOSTILE.length - 1 })]);
}
