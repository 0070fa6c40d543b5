import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import {
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  VOTE_PROGRAM,
  WRAPPED_SOL_MINT,
} from '../known-addresses.ts';
import { addressNamed, bytesOf, buildTransaction, type Described } from '../testing/build-transaction.ts';
import { ALICE, ALICE_TOKENS, BOB, BOB_TOKENS, CAROL, DEX, MINT, transferData } from '../testing/cast.ts';
import { readLogs } from '../transaction/logs.ts';
import { toRawTransaction } from '../transaction/raw-transaction.ts';
import { findUnsupported } from './check-claims.ts';
import type { Claim, NativeAct } from './claim.ts';
import { TransactionRecord } from './record.ts';

const NAMES: Readonly<Record<string, string>> = { [SYSTEM_PROGRAM]: 'System Program' };

type Moved = Extract<Claim, { kind: 'moved' }>;

function isSupported(described: Described, claim: Claim): boolean {
  const raw = toRawTransaction(buildTransaction(described));
  const logs = readLogs(raw.meta?.logMessages);
  return findUnsupported([claim], new TransactionRecord(raw, logs, (program) => NAMES[program])).length === 0;
}

const moved = (asset: string | undefined, amount: bigint, more: Partial<Moved> = {}): Claim => ({
  kind: 'moved',
  asset,
  amount,
  ...more,
});
const by = (who: string, direction: 'in' | 'out', to?: string): Partial<Moved> => ({
  party: asAddress(who),
  direction,
  ...(to !== undefined && { counterparty: asAddress(to) }),
});

/** Alice sends Bob 700 lamports; the fee is 5,000. */
const SENT: Described = {
  keys: [ALICE, BOB, CAROL, SYSTEM_PROGRAM],
  instructions: [{ program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(700n) }],
  meta: { fee: 5_000, preBalances: [10_000, 0, 9, 1], postBalances: [4_300, 700, 9, 1] },
};

const balance = (accountIndex: number, owner: string, amount: bigint, mint = MINT) => ({
  accountIndex,
  mint,
  owner,
  uiTokenAmount: { amount: String(amount), decimals: 6 },
});

/** Alice gives Bob 40 tokens of 100. */
const TOKENS: Described = {
  keys: [ALICE, ALICE_TOKENS, BOB_TOKENS, MINT, TOKEN_PROGRAM],
  instructions: [
    {
      program: TOKEN_PROGRAM,
      accounts: [ALICE_TOKENS, MINT, BOB_TOKENS, ALICE],
      data: bytesOf(12, [40n, 8], 6),
    },
  ],
  meta: {
    preTokenBalances: [balance(1, ALICE, 100n), balance(2, BOB, 0n)],
    postTokenBalances: [balance(1, ALICE, 60n), balance(2, BOB, 40n)],
  },
};

describe('a claim about SOL', () => {
  test.each<[string, Claim, boolean]>([
    ['what was sent', moved('sol', 700n), true],
    ['who sent it to whom', moved('sol', 700n, by(ALICE, 'out', BOB)), true],
    ['who received it', moved('sol', 700n, by(BOB, 'in')), true],
    ['one lamport more', moved('sol', 701n, by(ALICE, 'out')), false],
    ['the fee as if it were sent', moved('sol', 5_700n, by(ALICE, 'out')), false],
    ['another receiver', moved('sol', 700n, by(ALICE, 'out', CAROL)), false],
    ['the sender as receiver', moved('sol', 700n, by(ALICE, 'in')), false],
    ['a token of the same amount', moved(MINT, 700n), false],
  ])('holds or not: %s', (_name, claim, expected) => {
    expect(isSupported(SENT, claim)).toBe(expected);
  });

  test('counts several transfers together, and some of them', () => {
    const described: Described = {
      ...SENT,
      instructions: [300n, 250n, 150n].map((lamports) => ({
        program: SYSTEM_PROGRAM,
        accounts: [ALICE, BOB],
        data: transferData(lamports),
      })),
    };
    expect(isSupported(described, moved('sol', 700n, by(ALICE, 'out', BOB)))).toBe(true);
    expect(isSupported(described, moved('sol', 550n, by(ALICE, 'out', BOB)))).toBe(true);
    expect(isSupported(described, moved('sol', 500n, by(ALICE, 'out', BOB)))).toBe(false);
  });

  test('leaves the rent of an opened account out of what its payer spent', () => {
    const opened: Described = {
      keys: [ALICE, BOB, SYSTEM_PROGRAM, DEX],
      signers: 2,
      instructions: [
        {
          program: SYSTEM_PROGRAM,
          accounts: [ALICE, BOB],
          data: bytesOf([0n, 4], [2_000n, 8], [0n, 8], DEX),
        },
        { program: DEX, accounts: [ALICE], data: bytesOf(1) },
      ],
      meta: { fee: 10_000, preBalances: [50_000, 0, 1, 0], postBalances: [37_700, 2_000, 1, 300] },
    };
    expect(isSupported(opened, moved('sol', 300n, by(ALICE, 'out')))).toBe(true);
    expect(isSupported(opened, moved('sol', 2_300n, by(ALICE, 'out')))).toBe(false);
  });

  test('leaves the rent of an account opened by one and closed to another out of what it cost', () => {
    const between: Described = {
      keys: [ALICE, ALICE_TOKENS, BOB, SYSTEM_PROGRAM, TOKEN_PROGRAM, DEX],
      signers: 2,
      instructions: [
        {
          program: SYSTEM_PROGRAM,
          accounts: [ALICE, ALICE_TOKENS],
          data: bytesOf([0n, 4], [2_000n, 8], [165n, 8], TOKEN_PROGRAM),
        },
        { program: TOKEN_PROGRAM, accounts: [ALICE_TOKENS, BOB, ALICE], data: bytesOf(9) },
        { program: DEX, accounts: [ALICE], data: bytesOf(1) },
      ],
      meta: {
        fee: 5_000,
        preBalances: [50_000, 0, 0, 1, 1, 0],
        postBalances: [42_600, 0, 2_400, 1, 1, 0],
      },
    };
    expect(isSupported(between, moved('sol', 400n, by(ALICE, 'out')))).toBe(true);
    expect(isSupported(between, moved('sol', 2_400n, by(ALICE, 'out')))).toBe(false);
    expect(isSupported(between, moved('sol', 400n, by(BOB, 'in')))).toBe(true);
  });

  test('gives the rent of a closed account to where it went, and to nobody else', () => {
    const closed: Described = {
      keys: [ALICE, ALICE_TOKENS, BOB, TOKEN_PROGRAM, DEX],
      instructions: [
        { program: TOKEN_PROGRAM, accounts: [ALICE_TOKENS, BOB, ALICE], data: bytesOf(9) },
        { program: DEX, accounts: [ALICE], data: bytesOf(1) },
      ],
      meta: {
        fee: 5_000,
        preBalances: [9_000, 2_039_280, 0, 1, 900],
        postBalances: [4_900, 0, 2_039_280, 1, 0],
      },
    };
    expect(isSupported(closed, moved('sol', 900n, by(ALICE, 'in')))).toBe(true);
    expect(isSupported(closed, moved('sol', 2_040_180n, by(ALICE, 'in')))).toBe(false);
  });
});

describe('a claim about tokens', () => {
  test.each<[string, Claim, boolean]>([
    ['what was sent', moved(MINT, 40n, by(ALICE, 'out', BOB)), true],
    ['what was there before', moved(MINT, 100n), false],
    ['SOL of the same amount', moved('sol', 40n), false],
    ['the other direction', moved(MINT, 40n, by(BOB, 'out')), false],
    ['a mint that is not said', moved(undefined, 40n), true],
  ])('holds or not: %s', (_name, claim, expected) => {
    expect(isSupported(TOKENS, claim)).toBe(expected);
  });

  test('may be what left or what arrived where the mint withholds a fee', () => {
    const withFee: Described = {
      ...TOKENS,
      keys: [ALICE, ALICE_TOKENS, BOB_TOKENS, MINT, TOKEN_2022_PROGRAM],
      instructions: [
        {
          program: TOKEN_2022_PROGRAM,
          accounts: [ALICE_TOKENS, MINT, BOB_TOKENS, ALICE],
          data: bytesOf(26, 1, [40n, 8], 6, [3n, 8]),
        },
      ],
      meta: {
        preTokenBalances: [balance(1, ALICE, 100n), balance(2, BOB, 0n)],
        postTokenBalances: [balance(1, ALICE, 60n), balance(2, BOB, 37n)],
      },
    };
    expect(isSupported(withFee, moved(MINT, 40n, by(ALICE, 'out', BOB)))).toBe(true);
    expect(isSupported(withFee, moved(MINT, 37n, by(BOB, 'in')))).toBe(true);
    expect(isSupported(withFee, moved(MINT, 3n, by(BOB, 'in')))).toBe(false);
  });

  test('tells what was minted or burned from what was sent', () => {
    const made = (amount: bigint, who: string, direction: 'in' | 'out'): Claim =>
      moved(MINT, amount, { ...by(who, direction), isMade: true });
    expect(isSupported(TOKENS, made(40n, BOB, 'in'))).toBe(false);
    const minted: Described = {
      keys: [ALICE, ALICE_TOKENS, BOB_TOKENS, MINT, TOKEN_PROGRAM],
      instructions: [
        { program: TOKEN_PROGRAM, accounts: [MINT, BOB_TOKENS, ALICE], data: bytesOf(7, [40n, 8]) },
        { program: TOKEN_PROGRAM, accounts: [ALICE_TOKENS, MINT, ALICE], data: bytesOf(8, [5n, 8]) },
      ],
      meta: {
        preTokenBalances: [balance(1, ALICE, 100n), balance(2, BOB, 0n)],
        postTokenBalances: [balance(1, ALICE, 95n), balance(2, BOB, 40n)],
      },
    };
    expect(isSupported(minted, made(40n, BOB, 'in'))).toBe(true);
    expect(isSupported(minted, made(5n, ALICE, 'out'))).toBe(true);
    expect(isSupported(minted, made(40n, ALICE, 'in'))).toBe(false);
    expect(isSupported(minted, made(5n, ALICE, 'in'))).toBe(false);
  });

  test('counts wrapped SOL as SOL', () => {
    const wrapped: Described = {
      ...TOKENS,
      meta: {
        preTokenBalances: [balance(1, ALICE, 100n, WRAPPED_SOL_MINT), balance(2, BOB, 0n, WRAPPED_SOL_MINT)],
        postTokenBalances: [balance(1, ALICE, 60n, WRAPPED_SOL_MINT), balance(2, BOB, 40n, WRAPPED_SOL_MINT)],
      },
    };
    expect(isSupported(wrapped, moved('sol', 40n, by(ALICE, 'out', BOB)))).toBe(true);
  });

  test('follows an account that changed hands', () => {
    const handedOver: Described = {
      keys: [ALICE, ALICE_TOKENS, TOKEN_PROGRAM],
      instructions: [
        { program: TOKEN_PROGRAM, accounts: [ALICE_TOKENS, ALICE], data: bytesOf(6, 2, 1, BOB) },
      ],
      meta: { preTokenBalances: [balance(1, ALICE, 1n)], postTokenBalances: [balance(1, BOB, 1n)] },
    };
    expect(isSupported(handedOver, moved(MINT, 1n, by(BOB, 'in')))).toBe(true);
    expect(isSupported(handedOver, moved(MINT, 1n, by(ALICE, 'in')))).toBe(false);
  });
});

describe('a claim about what was asked', () => {
  const asked: Described = {
    keys: [ALICE, DEX],
    instructions: [{ program: DEX, accounts: [ALICE], data: bytesOf(7, [123_456n, 8]) }],
  };

  test('holds where an instruction carries the number', () => {
    expect(isSupported(asked, { kind: 'asked', amount: 123_456n })).toBe(true);
    expect(isSupported(asked, { kind: 'asked', amount: 123_457n })).toBe(false);
  });

  test('is no claim that anything moved', () => {
    expect(isSupported(asked, moved('sol', 123_456n))).toBe(false);
    expect(isSupported(asked, { kind: 'priced', asset: 'sol', amount: 123_456n })).toBe(true);
  });
});

describe('a claim about who and what', () => {
  const named = (address: string): Claim => ({ kind: 'named', address: asAddress(address) });
  const acted = (party: string): Claim => ({ kind: 'acted', party: asAddress(party) });

  test.each<[string, Described, Claim, boolean]>([
    ['the signer acted', SENT, acted(ALICE), true],
    ['who received without a signature', SENT, acted(BOB), true],
    ['an account that was only passed', SENT, acted(CAROL), false],
    ['an account of the transaction', SENT, named(CAROL), true],
    ['the owner of a token account', TOKENS, named(BOB), true],
    ['somebody else', SENT, named(DEX), false],
    ['the program that ran', SENT, { kind: 'called', program: asAddress(SYSTEM_PROGRAM) }, true],
    ['a program that did not', SENT, { kind: 'called', program: asAddress(DEX) }, false],
    ['a program by name', SENT, { kind: 'ran', name: 'System Program' }, true],
    ['another name', SENT, { kind: 'ran', name: 'Orca' }, false],
    ['one instruction', SENT, { kind: 'instructions', count: 1 }, true],
    ['two', SENT, { kind: 'instructions', count: 2 }, false],
    ['one transfer', SENT, { kind: 'count', of: 'transfers', count: 1, party: asAddress(ALICE) }, true],
    ['two transfers', SENT, { kind: 'count', of: 'transfers', count: 2, party: asAddress(ALICE) }, false],
  ])('holds or not: %s', (_name, described, claim, expected) => {
    expect(isSupported(described, claim)).toBe(expected);
  });

  test('of what a program logged holds for its own lines', () => {
    const logged: Described = {
      keys: [ALICE, DEX, SYSTEM_PROGRAM],
      instructions: [{ program: DEX, accounts: [ALICE], data: bytesOf(1) }],
      meta: {
        logMessages: [
          `Program ${DEX} invoke [1]`,
          'Program log: Multiplier: 0',
          `Program ${SYSTEM_PROGRAM} invoke [2]`,
          'Program log: Nothing found',
          `Program ${SYSTEM_PROGRAM} success`,
          'Program log: Multiplier: 0 of 7',
          'Program log: Multiplier: 0.5',
          `Program ${DEX} success`,
        ],
      },
    };
    const said = (text: string, count = 1, program = DEX): Claim => ({
      kind: 'logged',
      program: asAddress(program),
      text,
      count,
    });
    expect(isSupported(logged, said('Multiplier: 0', 2))).toBe(true);
    expect(isSupported(logged, said('Multiplier: 0', 3))).toBe(false);
    expect(isSupported(logged, said('Nothing found'))).toBe(false);
    expect(isSupported(logged, said('Nothing found', 1, SYSTEM_PROGRAM))).toBe(true);
  });

  test('of a name is held against what the program logs', () => {
    const logged: Described = {
      keys: [ALICE, DEX],
      instructions: [{ program: DEX, accounts: [ALICE], data: bytesOf(1) }],
      meta: { logMessages: [`Program ${DEX} invoke [1]`, 'Program log: Instruction: PlaceOrder'] },
    };
    const called = (name: string): Claim => ({ kind: 'called', program: asAddress(DEX), name });
    expect(isSupported(logged, called('placeOrder'))).toBe(true);
    expect(isSupported(logged, called('cancelOrder'))).toBe(false);
  });

  test('of a text or number holds where bytes or logs carry it', () => {
    const carrying: Described = {
      keys: [ALICE, DEX],
      instructions: [{ program: DEX, data: bytesOf(9, [70_000n, 4], new TextEncoder().encode('Gold')) }],
    };
    const carried = (value: bigint | string): Claim => ({ kind: 'carried', value });
    expect(
      [carried('Gold'), carried(70_000n), carried(9n)].map((claim) => isSupported(carrying, claim)),
    ).toEqual([true, true, true]);
    expect([carried('Silver'), carried(70_001n)].map((claim) => isSupported(carrying, claim))).toEqual([
      false,
      false,
    ]);
  });
});

describe('a claim about a native act', () => {
  /** The owner of Alice's tokens becomes Bob; the right to close them is given up. */
  const handedOver: Described = {
    keys: [ALICE, ALICE_TOKENS, TOKEN_PROGRAM],
    instructions: [{ program: TOKEN_PROGRAM, accounts: [ALICE_TOKENS, ALICE], data: bytesOf(6, 2, 1, BOB) }],
    meta: { innerInstructions: [] },
  };
  const givenUp: Described = {
    ...handedOver,
    instructions: [{ program: TOKEN_PROGRAM, accounts: [ALICE_TOKENS, ALICE], data: bytesOf(6, 3, 0) }],
  };
  const native = (
    act: NativeAct,
    account: string,
    ...others: readonly string[]
  ): Extract<Claim, { kind: 'native' }> => ({
    kind: 'native',
    act,
    account: asAddress(account),
    others: others.map(asAddress),
  });
  const closed: Described = {
    keys: [ALICE, ALICE_TOKENS, TOKEN_PROGRAM],
    instructions: [{ program: TOKEN_PROGRAM, accounts: [ALICE_TOKENS, ALICE, ALICE], data: bytesOf(9) }],
    meta: { innerInstructions: [], preBalances: [9, 2_039_280, 1], postBalances: [2_034_289, 0, 1] },
  };

  test.each<[string, Described, Claim, boolean]>([
    ['the new holder of a right', handedOver, native('hand-over', ALICE_TOKENS, BOB), true],
    ['another holder', handedOver, native('hand-over', ALICE_TOKENS, CAROL), false],
    ['a right given up', givenUp, { ...native('hand-over', ALICE_TOKENS), isGivenUp: true }, true],
    [
      'given up, where it was handed over',
      handedOver,
      { ...native('hand-over', ALICE_TOKENS), isGivenUp: true },
      false,
    ],
    ['another act on the account', handedOver, native('close', ALICE_TOKENS), false],
    ['what was closed', closed, native('close', ALICE_TOKENS), true],
    ['what was not closed', closed, native('close', ALICE), false],
    ['opened, where it was closed', closed, native('open', ALICE_TOKENS), false],
  ])('holds or not: %s', (_name, described, claim, expected) => {
    expect(isSupported(described, claim)).toBe(expected);
  });

  test('of a vote reads the last slot of its compact form', () => {
    const VOTER = addressNamed('vote-account');
    const voted: Described = {
      keys: [ALICE, VOTER, VOTE_PROGRAM],
      instructions: [
        {
          program: VOTE_PROGRAM,
          accounts: [VOTER, ALICE],
          // TowerSync: root 1,000; lockouts 5 and 200 slots on.
          data: bytesOf([14n, 4], [1_000n, 8], 2, 5, 2, 0xc8, 0x01, 1, new Uint8Array(65)),
        },
      ],
    };
    const vote = (slot: bigint): Claim => ({ kind: 'voted', account: asAddress(VOTER), slot });
    expect(isSupported(voted, vote(1_205n))).toBe(true);
    expect(isSupported(voted, vote(1_204n))).toBe(false);
  });
});
