import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SentenceView } from './sentence-view.tsx';
import { ValueView } from './value-view.tsx';

const market = { kind: 'choice', choice: 'the JUP-PERP market' } as const;

test('a name is spelled as it is in a sentence, and is a title by itself', () => {
  const sentence = { template: 'Place an order in {market}', fields: [{ name: 'market', value: market }] };
  const text = (markup: string): string => markup.replaceAll(/<[^<>]*>/g, '');
  expect(text(renderToStaticMarkup(<SentenceView sentence={sentence} />))).toBe(
    'Place an order in the JUP-PERP market',
  );
  expect(text(renderToStaticMarkup(<ValueView value={market} />))).toBe('The jup perp market');
});

test('records of one kind line up under common titles, others stand one under the other', () => {
  const record = (...fields: readonly (readonly [string, string])[]) => ({
    kind: 'record' as const,
    fields: fields.map(([name, text]) => ({ name, value: { kind: 'text' as const, text } })),
  });
  const draw = (...items: readonly ReturnType<typeof record>[]): string =>
    renderToStaticMarkup(<ValueView value={{ kind: 'list', items }} />);
  const rows = draw(
    record(['price', '33'], ['owner', 'one']),
    record(['price', '34'], ['owner', 'two'], ['isSuspended', 'yes']),
  );
  expect([...rows.matchAll(/<th [^<>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'Price',
    'Owner',
    'Is suspended',
  ]);
  expect([...rows.matchAll(/<tr>/g)]).toHaveLength(3);
  expect(draw(record(['price', '33']))).not.toContain('<table');
  const wide = record(...Array.from({ length: 7 }, (_none, i): [string, string] => [`field${i}`, 'x']));
  expect(draw(wide, wide)).not.toContain('<table');
});
