import { expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { DecodedTransaction } from '#contracts/decoded';
import { toClosing } from './find-closing.ts';

const GONE = asAddress('4J7qN4KxmaGotUWqbjXXenpYpe521BAqAamkmDUAe1yr');
const OWNER = asAddress('BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc');
const OTHER = asAddress('8Mnpj42t8aM6AkifbeioGgPLjDD7wVYdrcnwkGE5SjGi');
const ROW = { signature: '5'.repeat(88), slot: 7, blockTime: 1_790_800_000 };

function close(after: bigint, balances: readonly [address: typeof GONE, pre: bigint, post: bigint][]) {
  const accounts = [[GONE, 2_000n, after] as const, ...balances].map(
    ([address, preLamports, postLamports]) => ({
      address,
      signer: false,
      writable: true,
      preLamports,
      postLamports,
    }),
  );
  // Only what is read of a transaction here.
  const transaction = { accounts, feePayer: OWNER, feeLamports: 500n } as unknown as DecodedTransaction;
  return toClosing(transaction, GONE, ROW);
}

test('what stood in an account went to whoever gained most, the fee aside', () => {
  expect(
    close(0n, [
      [OWNER, 10_000n, 11_500n],
      [OTHER, 0n, 1n],
    ]),
  ).toMatchObject({ lamports: 2_000n, to: OWNER, by: OWNER, slot: 7 });
});

test('an account that still holds something was not closed', () => {
  expect(close(1n, [[OWNER, 10_000n, 11_499n]])).toBeUndefined();
});

test('where nobody gained nobody is named', () => {
  expect(close(0n, [[OWNER, 10_000n, 9_500n]])?.to).toBeUndefined();
});
