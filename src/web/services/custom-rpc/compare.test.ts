import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAccount, compareTransaction, type Comparison } from './compare.ts';

const OWNER = '11111111111111111111111111111111';
const account = { exists: true, lamports: '18446744073709551615', owner: OWNER, byteLength: 165 };
const verdicts = (rows: readonly Comparison[]) => rows.map(({ what, verdict }) => `${what}: ${verdict}`);

describe('your endpoint says, of an account', () => {
  test('lamports, owner and data length, each equal', () => {
    const info = {
      context: { slot: 5 },
      value: { lamports: 1, owner: OWNER, space: 165, data: ['', 'base64'] },
    };
    expect(compareAccount(account, info, { value: 18446744073709551615n })).toEqual([
      {
        what: 'Lamports',
        page: '18,446,744,073,709,551,615',
        endpoint: '18,446,744,073,709,551,615',
        verdict: 'equal',
      },
      { what: 'Owner program', page: OWNER, endpoint: OWNER, verdict: 'equal' },
      { what: 'Data length', page: '165', endpoint: '165', verdict: 'equal' },
    ]);
  });

  test('one lamport of difference beyond 2⁵³ is seen', () => {
    const info = { value: { owner: OWNER, space: 165 } };
    expect(compareAccount(account, info, { value: 18446744073709551614n })[0]?.verdict).toBe('different');
  });

  test('other values are different', () => {
    const info = { value: { owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', space: 0 } };
    expect(verdicts(compareAccount(account, info, { value: 5 }))).toEqual([
      'Lamports: different',
      'Owner program: different',
      'Data length: different',
    ]);
  });

  test('what it does not have is not found', () => {
    expect(verdicts(compareAccount(account, { value: null }, { value: 0 }))).toEqual([
      'Lamports: different',
      'Owner program: not found',
      'Data length: not found',
    ]);
  });

  test('nothing stored on both sides is equal', () => {
    const empty = { exists: false, lamports: '0', byteLength: 0 };
    expect(verdicts(compareAccount(empty, { value: null }, { value: 0 }))).toEqual([
      'Lamports: equal',
      'Owner program: equal',
      'Data length: equal',
    ]);
    expect(verdicts(compareAccount(empty, { value: { owner: OWNER, space: 3 } }, { value: 9 }))).toEqual([
      'Lamports: different',
      'Owner program: different',
      'Data length: different',
    ]);
  });
});

describe('your endpoint says, of a transaction', () => {
  const page = {
    slot: 7,
    feeLamports: '5000',
    computeUnits: 150,
    status: { kind: 'failed', error: { name: 'SlippageToleranceExceeded', instruction: 3, code: 6001 } },
  } as const;
  const says = (err: unknown) => ({ slot: 7, meta: { fee: 5000, err, computeUnitsConsumed: 150 } });

  test('slot, fee, error and compute units, each equal', () => {
    const rows = compareTransaction(page, says({ InstructionError: [2, { Custom: 6001 }] }));
    expect(verdicts(rows)).toEqual([
      'Slot: equal',
      'Fee in lamports: equal',
      'Error: equal',
      'Compute units: equal',
    ]);
    expect(rows[2]?.endpoint).toBe('{"InstructionError":[2,{"Custom":6001}]}');
  });

  test.each([
    [null],
    ['AccountInUse'],
    [{ InstructionError: [1, { Custom: 6001 }] }],
    [{ InstructionError: [2, { Custom: 6002 }] }],
  ])('the error %j is different from it', (err) => {
    expect(compareTransaction(page, says(err))[2]?.verdict).toBe('different');
  });

  test('no error on both sides is equal', () => {
    expect(compareTransaction({ ...page, status: { kind: 'succeeded' } }, says(null))[2]).toEqual({
      what: 'Error',
      page: 'none',
      endpoint: 'none',
      verdict: 'equal',
    });
  });

  test('a transaction it does not know is not found, value by value', () => {
    expect(compareTransaction(page, null).map(({ verdict }) => verdict)).toEqual([
      'not found',
      'not found',
      'not found',
      'not found',
    ]);
  });
});

test('whatever an endpoint answers, it is compared without a fault and never shown as longer than a line', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), fc.anything(), (a, b) => {
      const rows = [
        ...compareAccount(account, a, b),
        ...compareAccount(account, { value: a }, { value: b }),
        ...compareTransaction({ status: { kind: 'succeeded' } }, a),
        ...compareTransaction(
          { slot: 1, status: { kind: 'unknown' } },
          { slot: a, meta: { fee: a, err: b } },
        ),
      ];
      for (const { endpoint } of rows) expect(endpoint.length).toBeLessThanOrEqual(170);
    }),
  );
});
