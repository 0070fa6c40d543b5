/** What was: who funded a wallet, what it held, and how a program came to be. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RpcTransaction } from '#chain/rpc-types';
import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { silentLog } from '#std/log';
import type { StoreWriter } from '#store';
import transfers from '#store/tables/transfers';
import { composeAnswers } from '../../compose.ts';
import { ByteWriter } from '../../testing/byte-writer.ts';
import { ALICE, BOB, FAILED, FIRST, SECOND, transferOf } from '../../testing/recorded-answers.ts';
import { createScriptedClusters, NodeError, type Script } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, signatureOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const SOL = 'So11111111111111111111111111111111111111112';
const NOON = 1_700_000_000;
const [PROGRAM, PROGRAM_DATA, OWNER, NEXT, BUFFER] = [1, 2, 3, 4, 5].map((n) => addressOf(n)) as [
  string,
  string,
  string,
  string,
  string,
]; // of five numbers
const [MINT, HELD, SYSVAR] = [addressOf(6), addressOf(7), addressOf(8)];
const [THIRD, DEPLOY, UPGRADE, HAND_ON, BOUGHT, SOLD] = [1, 2, 3, 4, 5, 6].map((n) => signatureOf(n)) as [
  string,
  string,
  string,
  string,
  string,
  string,
]; // of six numbers

const rowOf = (signature: string, slot: number, err: unknown = null) => ({
  signature,
  slot,
  blockTime: NOON + slot,
  err,
  confirmationStatus: 'finalized',
});

/** A call of the loader; `accounts` are indexes into `keys`, whose first pays and signs. */
const loaderCall = (
  slot: number,
  data: Uint8Array,
  keys: readonly string[],
  accounts: readonly number[],
): RpcTransaction => ({
  slot,
  blockTime: NOON + slot,
  version: 'legacy',
  transaction: {
    signatures: [DEPLOY],
    message: {
      accountKeys: [...keys, LOADER],
      header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 1 },
      recentBlockhash: addressOf(99),
      instructions: [{ programIdIndex: keys.length, accounts, data: encodeBase58(data) }],
    },
  },
  meta: {
    err: null,
    fee: 5_000,
    preBalances: [...keys, LOADER].map(() => 1),
    postBalances: [...keys, LOADER].map(() => 1),
    innerInstructions: [],
    logMessages: [],
    preTokenBalances: [],
    postTokenBalances: [],
  },
});

/** A transaction after which the token account holds `units`. */
const tokenChange = (slot: number, before: string, after: string): RpcTransaction => {
  const balance = (amount: string) => ({
    accountIndex: 1,
    mint: MINT,
    owner: ALICE,
    uiTokenAmount: { amount, decimals: 6 },
  });
  const plain = transferOf(FIRST);
  if (typeof plain.transaction === 'string' || !('message' in plain.transaction)) throw new Error('is JSON');
  const { message } = plain.transaction;
  return {
    ...plain,
    slot,
    transaction: {
      signatures: [FIRST],
      message: { ...message, accountKeys: [ALICE, HELD, message.accountKeys[2]!] },
    },
    meta: {
      ...plain.meta!,
      preTokenBalances: before === '' ? [] : [balance(before)],
      postTokenBalances: after === '' ? [] : [balance(after)],
    },
  };
};

const transactions: Readonly<Record<string, RpcTransaction>> = {
  [FIRST]: transferOf(FIRST),
  [SECOND]: transferOf(SECOND, FAILED),
  [DEPLOY]: loaderCall(
    10,
    new ByteWriter().u32(2).u64(64n).take(),
    [OWNER, PROGRAM_DATA, PROGRAM, BUFFER, SYSVAR],
    [0, 1, 2, 3, 4, 4, 4, 0],
  ),
  [UPGRADE]: loaderCall(
    20,
    new ByteWriter().u32(3).take(),
    [OWNER, PROGRAM_DATA, PROGRAM, BUFFER, SYSVAR],
    [1, 2, 3, 0, 4, 4, 0],
  ),
  [HAND_ON]: loaderCall(30, new ByteWriter().u32(4).take(), [OWNER, PROGRAM_DATA, NEXT], [1, 0, 2]),
  [BOUGHT]: tokenChange(40, '', '2500000'),
  [SOLD]: tokenChange(80, '2500000', ''),
};
const histories: Readonly<Record<string, readonly object[]>> = {
  [BOB]: [rowOf(THIRD, 60, FAILED), rowOf(FIRST, 50), rowOf(SECOND, 45, FAILED)],
  [ALICE]: [rowOf(FIRST, 50)],
  [PROGRAM_DATA]: [rowOf(HAND_ON, 30), rowOf(UPGRADE, 20), rowOf(SECOND, 15, FAILED), rowOf(DEPLOY, 10)],
  [HELD]: [rowOf(SOLD, 80), rowOf(BOUGHT, 40)],
};
const accountOf = (owner: string, data: Uint8Array, lamports = 1) => ({
  lamports,
  owner,
  executable: owner === LOADER,
  space: data.length,
  data: [toBase64(data), 'base64'],
});
const accounts: Readonly<Record<string, object>> = {
  [BOB]: accountOf('11111111111111111111111111111111', new Uint8Array(), 990_000),
  [PROGRAM]: accountOf(LOADER, new ByteWriter().u32(2).key(PROGRAM_DATA).take()),
  [PROGRAM_DATA]: accountOf(LOADER, new ByteWriter().u32(3).u64(20n).u8(1).key(NEXT).take()),
  [MINT]: accountOf(
    TOKEN_PROGRAM,
    new ByteWriter().u32(0).zeros(32).u64(9n).u8(6).u8(1).u32(0).zeros(32).take(),
  ),
  [HELD]: accountOf(
    TOKEN_PROGRAM,
    new ByteWriter().key(MINT).key(ALICE).u64(0n).zeros(36).u8(1).zeros(56).take(),
  ),
};
const node: Script = {
  getEpochInfo: () => ({ absoluteSlot: 100, blockHeight: 90, epoch: 0, slotIndex: 100, slotsInEpoch: 432 }),
  getBlockTime: () => NOON + 100,
  getAccountInfo: ([address]) => ({ context: { slot: 100 }, value: accounts[String(address)] ?? null }),
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 100 },
    value: (addresses as string[]).map((address) => accounts[address] ?? null),
  }),
  getTokenAccountsByOwner: ([owner, filter]) => ({
    context: { slot: 100 },
    value:
      owner === ALICE && (filter as { programId: string }).programId === TOKEN_PROGRAM
        ? [{ pubkey: HELD, account: accounts[HELD] }]
        : [],
  }),
  getSignaturesForAddress: ([address, options]) =>
    (options as { before?: string }).before === undefined ? (histories[String(address)] ?? []) : [],
  getTransaction: ([signature]) => transactions[String(signature)] ?? null,
};

let writer: StoreWriter;
let parts: ToolParts;
const call = createToolCaller(() => parts, 'mainnet');
const sent = (slot: number, receiver: string, amount: bigint, mint = SOL) => ({
  slot,
  position: 0,
  part: 0,
  time: NOON + slot,
  mint,
  sender: ALICE,
  receiver,
  amount,
  decimals: 9,
});
beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON + 1, toSlot: 100, toTime: NOON + 100 }, [
    rowsOf(transfers, [
      sent(50, BOB, 1_000_000n),
      sent(51, OWNER, 5_000_000n),
      sent(52, OWNER, 2_000_000n),
      sent(53, NEXT, 9_000_000n),
      sent(54, BUFFER, 4_000_000n, MINT),
    ]),
  ]);
  const clusters = createScriptedClusters(
    {
      mainnet: node,
      devnet: {
        ...node,
        getSignaturesForAddress: () => {
          throw new NodeError(-32601);
        },
      },
      localnet: node,
    },
    {},
    { mainnet: writer.reader },
  );
  parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => (NOON + 120) * 1_000 };
});
afterAll(() => writer.close());

describe('get_funding', () => {
  test('the first transaction that brought SOL tells the funder; failed ones brought none', async () => {
    const { raw } = await call('get_funding', { address: BOB });
    expect([raw('funder'), raw('amount'), raw('by')]).toEqual([ALICE, '1000000', 'transfer']);
    expect([raw('signature'), raw('slot'), raw('time')]).toEqual([FIRST, '50', String(NOON + 50)]);
    expect([raw('whole'), raw('transactions')]).toEqual(['yes', '3']);
  });

  test('what else the funder sent SOL to, most first, summed by wallet', async () => {
    const { raw } = await call('get_funding', { address: BOB });
    expect(raw('alsoFunded')).toBe('2');
    expect([raw('funded.0.receiver'), raw('funded.0.amount')]).toEqual([NEXT, '9000000']);
    expect([raw('funded.1.receiver'), raw('funded.1.amount'), raw('funded.1.transfers')]).toEqual([
      OWNER,
      '7000000',
      '2',
    ]);
    expect(raw('funded.1.first')).toBe(String(NOON + 51));
  });

  test('without an index that is said, and the funder still is', async () => {
    const { raw, result } = await call('get_funding', { address: BOB }, 'localnet');
    expect([raw('funder'), raw('alsoFunded')]).toEqual([ALICE, undefined]);
    expect(result.notes.join(' ')).toMatch(/no index could be asked/);
  });

  test('who only paid out has no funder among what is known', async () => {
    const { raw, result } = await call('get_funding', { address: ALICE });
    expect([result.ok, raw('funder')]).toEqual([true, undefined]);
    expect(result.notes).toContain('None of the 1 oldest transactions brought it SOL.');
  });

  test('a node without history makes it unavailable', async () => {
    expect((await call('get_funding', { address: BOB }, 'devnet')).result.error).toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('list_deployments', () => {
  test('deployment, upgrade and change of authority, the newest first, with who signed', async () => {
    const { raw } = await call('list_deployments', { programId: PROGRAM });
    expect([0, 1, 2, 3].map((i) => raw(`changes.${i}.kind`))).toEqual([
      'change of authority',
      'upgrade',
      'deploy',
      undefined,
    ]);
    expect([raw('changes.0.authority'), raw('changes.0.newAuthority')]).toEqual([OWNER, NEXT]);
    expect([raw('lastDeployment.slot'), raw('lastDeployment.signature'), raw('lastDeployment.age')]).toEqual([
      '20',
      UPGRADE,
      '100',
    ]);
    expect([raw('firstDeployment.slot'), raw('firstDeployment.authority')]).toEqual(['10', OWNER]);
    expect([raw('deployments'), raw('upgrades'), raw('authorityChanges')]).toEqual(['1', '1', '1']);
    expect([raw('deploySlot'), raw('whole')]).toEqual(['20', 'yes']);
  });

  test('an address that is no program is not found', async () => {
    expect((await call('list_deployments', { programId: BOB })).result.error).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('get_balance_history', () => {
  test('SOL at a slot is what the newest transaction up to it left, and the change until now', async () => {
    const { raw } = await call('get_balance_history', { address: BOB, slot: 55 });
    expect([raw('past.balance'), raw('past.since.signature')]).toEqual(['1000000', FIRST]);
    expect([raw('now'), raw('change'), raw('transactionsBetween')]).toEqual(['990000', '-10000', '1']);
    expect(raw('changeShare')).toBe('-1');
  });

  test('before its first transaction it is what that one found there', async () => {
    const { raw, result } = await call('get_balance_history', { address: ALICE, time: NOON + 20 });
    expect([raw('past.balance'), raw('past.since.slot')]).toEqual(['10000000', undefined]);
    expect(result.notes[0]).toMatch(/what its first one found there/);
  });

  test('a token of a wallet is summed over its accounts, between two times', async () => {
    const { raw } = await call('get_balance_history', {
      address: ALICE,
      mint: MINT,
      time: NOON + 10,
      untilTime: NOON + 41,
    });
    expect([raw('past.balance'), raw('later.balance'), raw('change')]).toEqual(['0', '2500000', '2500000']);
    expect([raw('now'), raw('transactionsBetween')]).toEqual(['0', '1']);
  });

  test('a token account is asked by itself', async () => {
    const { facts } = await call('get_balance_history', { address: HELD, slot: 79 });
    expect(facts.get('past.balance')).toMatchObject({ raw: '2500000', decimals: 6, mint: MINT });
    expect(facts.get('change')).toMatchObject({ raw: '-2500000' });
  });

  test('a transaction the node no longer has leaves the balance unknown, not wrong', async () => {
    const { raw, result } = await call('get_balance_history', { address: BOB, slot: 60 });
    expect([result.ok, raw('past.balance'), raw('change')]).toEqual([true, undefined, undefined]);
    expect(result.notes[0]).toMatch(/no balances of the transaction/);
  });

  test.each([
    [{ slot: 101 }, 'not_found'],
    [{ time: NOON + 1_000 }, 'not_found'],
    [{}, 'invalid_argument'],
  ])('%j is %s', async (moment, code) => {
    expect((await call('get_balance_history', { address: BOB, ...moment })).result.error?.code).toBe(code);
  });
});
