import { describe, expect, test } from 'vitest';
import { SOL_MINT } from '#contracts/chain';
import { toOwnerGroups, type BalancedTransaction } from './balance-groups.ts';

const SOL = { kind: 'sol' };
const token = (mint: string) => ({ kind: 'token', mint, decimals: 6 });
const change = (owner: string, asset: object, before: string, after: string, accounts = [owner]) => ({
  owner,
  asset,
  change: String(BigInt(after) - BigInt(before)),
  before,
  after,
  accounts,
});
const account = (address: string, preLamports: string, postLamports: string) => ({
  address,
  preLamports,
  postLamports,
});
const read = (parts: object) =>
  toOwnerGroups({
    accounts: [],
    balanceChanges: [],
    feePayer: 'alice',
    feeLamports: '5000',
    instructions: [],
    missing: [],
    trades: [],
    ...parts,
  } as unknown as BalancedTransaction); // addresses are texts on the wire

describe('balance changes by owner', () => {
  test('the fee stands by itself, and alone where nothing else moved', () => {
    const [only] = read({ balanceChanges: [change('alice', SOL, '10000', '5000')] });
    expect(only).toMatchObject({ owner: 'alice', roles: ['Fee payer'] });
    expect(only!.rows.map(({ subject, change: units }) => [subject.kind, units])).toEqual([['fee', '-5000']]);
    const [more] = read({ balanceChanges: [change('alice', SOL, '100000', '5000')] });
    expect(more!.rows.map(({ subject, change: units, isPart }) => [subject.kind, units, isPart])).toEqual([
      ['balance', '-95000', undefined],
      ['fee', '-5000', true],
      ['other', '-90000', true],
    ]);
  });

  test('the rent of a new token account is with the wallet it belongs to, on both sides', () => {
    const groups = read({
      accounts: [account('alice', '3000000', '955720'), account('ata', '0', '2039280')],
      balanceChanges: [
        change('alice', SOL, '3000000', '955720'),
        change('ata', SOL, '0', '2039280'),
        change('bob', token('meme'), '0', '7', ['ata']),
      ],
      instructions: [
        {
          effects: [{ kind: 'create-account', account: 'ata', payer: 'alice' }],
          accounts: [],
          accountNames: [],
          inner: [],
        },
      ],
    });
    expect(groups.map(({ owner }) => owner)).toEqual(['alice', 'bob']);
    expect(groups[0]!.rows.slice(1)).toMatchObject([
      { subject: { kind: 'fee' }, change: '-5000' },
      { subject: { kind: 'rent', mint: 'meme', count: 1 }, change: '-2039280' },
    ]);
    expect(groups[1]!.rows).toMatchObject([
      { subject: { kind: 'rent', mint: 'meme', isOver: false }, change: '2039280' },
      { subject: { kind: 'balance' }, change: '7' },
    ]);
  });

  test('a pool is named by its venue and its accounts are vaults', () => {
    const groups = read({
      balanceChanges: [
        change('alice', token('cat'), '5', '0', ['a1']),
        change('pool', token('cat'), '0', '5', ['v1']),
      ],
      trades: [{ trader: 'alice', swaps: [{ pool: 'pool', venue: 'Some AMM' }] }],
    });
    expect(groups.map(({ roles }) => roles)).toEqual([['Fee payer', 'Trader'], ['Pool on Some AMM']]);
    expect(groups[1]!.rows[0]!.subject).toEqual({ kind: 'vault', mint: 'cat', ofPool: true });
  });

  test('a bonding curve that trades is called one', () => {
    const groups = read({
      balanceChanges: [
        change('alice', token('cat'), '5', '0', ['a1']),
        change('curve', token('cat'), '0', '5', ['v1']),
      ],
      accounts: [account('curve', '1', '1')],
      instructions: [{ program: 'p', effects: [], accounts: [0], accountNames: ['bondingCurve'], inner: [] }],
      trades: [{ trader: 'alice', swaps: [{ pool: 'curve', venue: 'Some launchpad' }] }],
    });
    expect(groups[1]!.roles).toEqual(['Bonding curve on Some launchpad']);
  });

  test('names that instructions give accounts are roles, save those that say nothing and those of core programs', () => {
    const named = (program: string, programName: string, accountNames: string[]) => ({
      program,
      programName,
      accountNames,
      accounts: accountNames.map((_name, i) => i),
      effects: [],
      inner: [],
    });
    const groups = read({
      accounts: ['curve', 'payee', 'bob'].map((address) => account(address, '0', '1')),
      balanceChanges: ['curve', 'payee', 'bob'].map((owner) => change(owner, SOL, '0', '1')),
      instructions: [
        named('11111111111111111111111111111111', 'System Program', ['stranger', 'stranger2', 'stranger3']),
        named('pump', 'Token Pump', ['bondingCurve', 'feeRecipient', 'authority']),
      ],
    });
    expect(groups.map(({ roles }) => roles)).toEqual([['Bonding curve'], ['Fee recipient'], []]);
  });

  test('SOL behind wrapped SOL is counted once and is no rent', () => {
    const groups = read({
      accounts: [account('vault', '2039280', '9039280')],
      balanceChanges: [
        change('vault', SOL, '2039280', '9039280'),
        change('pool', token(SOL_MINT), '0', '7000000', ['vault']),
      ],
    });
    expect(groups).toHaveLength(1);
    expect(groups[0]!.rows.map(({ subject, isCounted }) => [subject.kind, isCounted])).toEqual([
      ['wrapped', true],
      ['balance', undefined],
    ]);
  });

  test('parts of a change add up to it', () => {
    const [alice] = read({
      accounts: [account('alice', '10000000', '9000000'), account('old', '2039280', '0')],
      balanceChanges: [change('alice', SOL, '10000000', '9000000')],
      instructions: [
        {
          effects: [{ kind: 'close-account', account: 'old', destination: 'alice' }],
          accounts: [],
          accountNames: [],
          inner: [],
        },
      ],
    });
    const parts = alice!.rows.filter(({ isPart }) => isPart);
    expect(parts.map(({ subject }) => subject.kind)).toEqual(['fee', 'closed-accounts', 'other']);
    expect(parts.reduce((sum, { change: units }) => sum + BigInt(units), 0n)).toBe(-1_000_000n);
  });
});
