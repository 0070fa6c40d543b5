import { expect, test } from 'vitest';
import type { Field } from '#contracts/decoded';
import { findProtocol } from '../protocol-registry.ts';

const PYTH = 'FsJ3A3u2vn5cTVofAjvy6y5kwABJAqYWpe4975bi2epH';
const layout = findProtocol(PYTH)?.definition.instructions.find(({ name }) => name === 'updPrice');

const say = (status: string, price: number): string | undefined => {
  const fields: readonly Field[] = [
    { name: 'status', value: { kind: 'choice', choice: status } },
    { name: 'price', value: { kind: 'integer', integer: price } },
  ];
  return layout?.describe?.(fields).sentence;
};

test('a publisher that knows no price publishes none', () => {
  expect(say('Unknown', 0)).toBe(
    'Report no price (status unknown) as one publisher of the feed {priceAccount}',
  );
  expect(say('Unknown', 91_762)).toBeUndefined();
  expect(say('Trading', 0)).toBeUndefined();
});

test('a price that the feed may drop is submitted, not published', () => {
  const sentenceOf = (name: string): string | undefined =>
    findProtocol(PYTH)?.definition.instructions.find((one) => one.name === name)?.sentence;
  expect(sentenceOf('updPrice')).toBe(
    'Publish the raw price {price} as one publisher of the feed {priceAccount}',
  );
  expect(sentenceOf('updPriceNoFailOnError')).toBe(
    'Submit the raw price {price} as one publisher of the feed {priceAccount}',
  );
});
