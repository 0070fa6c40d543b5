import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NamesProvider } from '../../values/names.ts';
import { FlowPicture } from './flow-picture.tsx';

const transfer = (from: string, to: string, amount: string) => ({
  kind: 'transfer',
  asset: { kind: 'sol' },
  amount,
  from,
  to,
});
const draw = (effects: object[]) =>
  renderToStaticMarkup(
    <NamesProvider
      value={{ labels: { Pool: { name: 'Some pool', kind: 'account', source: 'built in' } }, tokens: {} }}
    >
      <FlowPicture
        transaction={
          {
            feePayer: 'Alice',
            trades: [],
            accounts: [],
            balanceChanges: [],
            instructions: [{ path: '1', effects, accounts: [], accountNames: [], inner: [] }],
          } as unknown as Parameters<typeof FlowPicture>[0]['transaction'] // what the picture reads of one
        }
        prices={undefined}
        most={6}
        fundsHref="/funds"
      />
    </NamesProvider>,
  );
const toText = (html: string) => html.replaceAll(/<[^<>]{0,2000}>/g, '');

test('each line says in words who gave what to whom', () => {
  const html = draw([transfer('Alice', 'Pool', '1500000000')]);
  expect(html).toContain('aria-label="Who gave what to whom"');
  expect(toText(html)).toContain('Alice gave 1.5 SOL to Some pool');
  expect(toText(html)).toContain('Fee payer');
  expect(html).not.toContain('more transfer');
});

test('what is not drawn is counted, with the way to it', () => {
  const html = draw(Array.from({ length: 8 }, (_unused, i) => transfer('Alice', `Friend${i}`, '1')));
  expect(html).toContain('<a href="/funds">2 more transfers</a>');
});

test('where nothing moved there is no picture', () => {
  expect(draw([])).toBe('');
});
