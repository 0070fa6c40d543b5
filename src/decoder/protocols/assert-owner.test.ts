import { expect, test } from 'vitest';
import { decodeTransaction } from '../decode-transaction.ts';
import { SYSTEM_PROGRAM } from '../known-addresses.ts';
import { buildTransaction, bytesOf } from '../testing/build-transaction.ts';
import { ALICE, BOB, say, transferData } from '../testing/cast.ts';
import { readOne } from '../testing/readings.ts';

const ASSERT_OWNER = 'DeJBGdMFa1uynnnKiwrVioatTuHmNLpyFKnmB5kaFdzQ';
const SYSTEM_AS_OWNER = bytesOf([0n, 32]);

test('a check of who owns an account names the account and the program', () => {
  expect(readOne(ASSERT_OWNER, ['receiver'], SYSTEM_AS_OWNER)).toMatchObject({
    name: 'check',
    says: `Require that receiver is owned by the program ${SYSTEM_PROGRAM}`,
  });
});

test('a transfer with such a check before it is a transfer', () => {
  const decoded = decodeTransaction(
    buildTransaction({
      keys: [ALICE, BOB, SYSTEM_PROGRAM, ASSERT_OWNER],
      instructions: [
        { program: ASSERT_OWNER, accounts: [BOB], data: SYSTEM_AS_OWNER },
        { program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(7n) },
      ],
    }),
  );
  expect(say(decoded.summary)).toBe('Alice sent 7 lamports to Bob');
});
