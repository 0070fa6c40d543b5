import { describe, expect, test } from 'vitest';
import { decodeTransaction } from '../decode-transaction.ts';
import { SYSTEM_PROGRAM } from '../known-addresses.ts';
import { addressNamed, buildTransaction, bytesOf } from '../testing/build-transaction.ts';
import { ALICE, BOB, say, transferData } from '../testing/cast.ts';
import { readOne } from '../testing/readings.ts';

const LIGHTHOUSE = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95';

describe('Lighthouse', () => {
  test('checks of a token account are read one by one', () => {
    const data = bytesOf(10, 4, 2, 2, [500n, 8], 4, 1, addressNamed('alice'), 0);
    expect(readOne(LIGHTHOUSE, ['tokens'], data)).toMatchObject({
      says: 'Require that the token account tokens is as expected',
      fields: {
        logLevel: 'FailedPlaintextMessage',
        assertions:
          '[variant Amount value 500 operator GreaterThanOrEqual, variant Owner value alice operator Equal]',
      },
    });
  });

  test('a transfer with a check behind it is a transfer', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, BOB, SYSTEM_PROGRAM, LIGHTHOUSE],
        instructions: [
          { program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(7n) },
          { program: LIGHTHOUSE, accounts: [ALICE], data: bytesOf(5, 4, 0, [1n, 8], 4) },
        ],
      }),
    );
    expect(say(decoded.summary)).toBe('Alice sent 7 lamports to Bob');
  });
});
