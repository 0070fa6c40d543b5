import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { silentLog } from '#std/log';
import { ByteWriter } from '../../testing/byte-writer.ts';
import { ALICE, BOB } from '../../testing/recorded-answers.ts';
import { createScriptedClusters, type Script } from '../../testing/scripted-cluster.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import { composeAnswers } from '../../compose.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
/** Where wallets look for what Alice holds of the mint. Source: @solana-program/token, findAssociatedTokenPda. */
const ASSOCIATED = 'HDaXaf6Su3mjbEE99QQ6DfFE4komk6ijeXNBUdnT65Pe';
const OTHER = encodeBase58(new Uint8Array(32).fill(51));
const LOCKED = encodeBase58(new Uint8Array(32).fill(52));

interface Made {
  readonly amount: bigint;
  readonly delegate?: string;
  readonly frozen?: boolean;
  readonly closeAuthority?: string;
}

const tokenAccount = ({ amount, delegate, frozen, closeAuthority }: Made): object => {
  const bytes = new ByteWriter().key(MINT).key(ALICE).u64(amount);
  if (delegate === undefined) bytes.zeros(36);
  else bytes.u32(1).key(delegate);
  bytes
    .u8(frozen === true ? 2 : 1)
    .zeros(12)
    .u64(delegate === undefined ? 0n : 5n);
  if (closeAuthority === undefined) bytes.zeros(36);
  else bytes.u32(1).key(closeAuthority);
  return {
    lamports: 2_039_280,
    owner: TOKEN_PROGRAM,
    executable: false,
    data: [toBase64(bytes.take()), 'base64'],
  };
};
const mint = {
  lamports: 1_461_600,
  owner: TOKEN_PROGRAM,
  executable: false,
  data: [
    toBase64(new ByteWriter().u32(0).zeros(32).u64(9_000_000n).u8(6).u8(1).u32(0).zeros(32).take()),
    'base64',
  ],
};

const node: Script = {
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as string[]).map((address) => (address === MINT ? mint : null)),
  }),
  getTokenAccountsByOwner: ([owner, filter]) => ({
    context: { slot: 60 },
    value:
      owner === ALICE && (filter as { programId: string }).programId === TOKEN_PROGRAM
        ? [
            { pubkey: OTHER, account: tokenAccount({ amount: 0n }) },
            { pubkey: LOCKED, account: tokenAccount({ amount: 0n, frozen: true, closeAuthority: BOB }) },
            { pubkey: ASSOCIATED, account: tokenAccount({ amount: 1_500_000n, delegate: BOB }) },
          ]
        : [],
  }),
};
const clusters = createScriptedClusters({ mainnet: node, devnet: {} });
const call = createToolCaller(
  () => ({ ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 1_750_000_000_000 }),
  'mainnet',
);

describe('get_token_accounts', () => {
  test('counts every account, and what closing the empty ones gives back to who may close them', async () => {
    const { raw, result } = await call('get_token_accounts', { owner: ALICE });
    expect(result.source).toMatchObject({ slot: '60' });
    expect(raw('tokenAccounts')).toBe('3');
    expect(raw('mints')).toBe('1');
    expect(raw('empty')).toBe('2');
    expect(raw('closable')).toBe('1');
    expect(raw('rentToReclaim')).toBe('2039280');
    expect(raw('rent')).toBe('6117840');
    expect(raw('frozen')).toBe('1');
    expect(raw('delegated')).toBe('1');
  });

  test('the account derived from wallet and mint is the associated one, the others are not', async () => {
    const { raw } = await call('get_token_accounts', { owner: ALICE });
    expect(raw('accounts.0.account')).toBe(ASSOCIATED);
    expect(raw('accounts.0.associated')).toBe('yes');
    expect(raw('accounts.0.delegate')).toBe(BOB);
    expect(raw('accounts.0.delegatedAmount')).toBe('5');
    expect(raw('accounts.1.associated')).toBe('no');
    expect(raw('notAssociated')).toBe('2');
  });

  test.each([
    ['empty', [OTHER, LOCKED]],
    ['not empty', [ASSOCIATED]],
    ['frozen', [LOCKED]],
    ['delegated', [ASSOCIATED]],
  ])('which of them are %s', async (which, expected) => {
    const { raw } = await call('get_token_accounts', { owner: ALICE, which });
    const listed = [0, 1, 2].map((i) => raw(`accounts.${i}.account`)).filter(Boolean);
    expect(new Set(listed)).toEqual(new Set(expected));
    expect(raw('listed')).toBe(String(expected.length));
  });

  test('a wallet without any has none; a node that lists none is unavailable', async () => {
    expect((await call('get_token_accounts', { owner: BOB })).raw('tokenAccounts')).toBe('0');
    expect((await call('get_token_accounts', { owner: ALICE }, 'devnet')).result.error).toMatchObject({
      code: 'unavailable',
    });
  });
});
