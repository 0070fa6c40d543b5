import { expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { DecodedAccount, Value } from '#contracts/decoded';
import { toOrderbook } from './orderbook-depth.ts';

const [BASE, QUOTE] = [asAddress('Base'), asAddress('Quote')];
const toAmount = (amount: bigint): Value => ({ kind: 'amount', amount, decimals: 9 });
const toOrder = (price: bigint, isSuspended?: boolean): Value => ({
  kind: 'record',
  fields: [
    { name: 'price', value: toAmount(price) },
    { name: 'amount', value: toAmount(1n) },
    ...(isSuspended === undefined
      ? []
      : [{ name: 'isSuspended', value: { kind: 'flag', flag: isSuspended } } as const]),
  ],
});

test('leaves out orders that are suspended, and no others', () => {
  const account: Pick<DecodedAccount, 'type' | 'fields' | 'sections'> = {
    type: 'order-book',
    fields: [
      { name: 'baseMint', value: { kind: 'address', address: BASE } },
      { name: 'quoteMint', value: { kind: 'address', address: QUOTE } },
      { name: 'lotSize', value: toAmount(1n) },
      { name: 'takerFee', value: { kind: 'basis-points', basisPoints: 5n } },
    ],
    sections: [
      {
        title: 'Bids',
        fields: [
          {
            name: 'bids',
            value: { kind: 'list', items: [toOrder(3n), toOrder(2n, true), toOrder(1n, false)] },
          },
        ],
      },
    ],
  };
  expect(toOrderbook(account as DecodedAccount)).toMatchObject({
    base: BASE,
    quote: QUOTE,
    bids: [{ price: 3n }, { price: 1n }],
    asks: [],
  });
});
