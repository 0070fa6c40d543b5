/** Quotes and transactions of the terminal against the program itself, on a stepped localnet. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuoteAnswer, SwapTransactionAnswer } from '#contracts/market/terminal';
import { parseTransaction } from '#chain/wire/transaction';
import { fromBase64, parseLossless, toBase64, type Wire } from '#std/json';
import type { App } from '../../src/server/http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { Random } from '../../src/localnet/chain/random.ts';
import { createKeypair } from '../../src/localnet/keys/keypair.ts';
import { findAssociatedToken } from '../../src/localnet/keys/program-address.ts';
import { readPool, type PoolState } from '../../src/localnet/programs/amm.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const AMM = 'LocaLnetAMM11111111111111111111111111111111';
const METHODS = [
  'getAccountInfo',
  'getMultipleAccounts',
  'getLatestBlockhash',
  'simulateTransaction',
] as const;

type Quoted = Wire<QuoteAnswer>;
type Built = Wire<SwapTransactionAnswer>;
type FoundSwap = Extract<Built, { kind: 'found' }>;

let net: SteppedLocalnet;
let app: App;
let pools: readonly (PoolState & { readonly pool: string })[];
const trader = createKeypair('terminal', 'trader');

function rpc(method: string, params: readonly unknown[]): unknown {
  const text = net.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))!;
  const answer = parseLossless(text) as { result?: unknown; error?: { message: string; data?: unknown } };
  if (answer.error)
    throw new Error(`${method}: ${answer.error.message} ${JSON.stringify(answer.error.data)}`);
  return answer.result;
}

async function ask<T>(path: string): Promise<T> {
  const response = await app.request(`${path}&cluster=localnet`);
  return (await response.json()) as T;
}

const quote = (market: string, give: string, amount: bigint, slippage = 100) =>
  ask<Quoted>(`/api/markets/${market}/quote?inputMint=${give}&amount=${amount}&slippage=${slippage}`);
const build = (market: string, give: string, amount: bigint, slippage = 100, user = trader.address) =>
  ask<Built>(
    `/api/markets/${market}/swap?user=${user}&inputMint=${give}&amount=${amount}&slippage=${slippage}`,
  );

/** Lets what happened become confirmed, while nobody else trades. */
function settle(): void {
  for (let i = 0; i < 3; i++) net.chain.advance();
}

/** Signs as a wallet does and sends; gives what landed. */
function signAndSend({ transaction }: Pick<FoundSwap, 'transaction'>, keypair = trader) {
  const wire = Uint8Array.from(fromBase64(transaction)!);
  const { messageBytes } = parseTransaction(wire);
  wire.set(keypair.sign(messageBytes), 1);
  const signature = rpc('sendTransaction', [toBase64(wire), { encoding: 'base64' }]);
  const landed = net.chain.bank.openTransactions.find((one) => one.signature === signature)!;
  settle();
  return landed;
}

const lamports = (address = trader.address) => net.chain.bank.accounts.getBalance(address);
const programOf = (mint: string) => net.chain.bank.accounts.get(mint)!.owner as never;
const tokens = (mint: string, owner = trader.address): bigint =>
  net.chain.bank.accounts.index.token(findAssociatedToken(owner, mint, programOf(mint)))?.amount ?? 0n;

beforeAll(async () => {
  net = createSteppedLocalnet({ transactionsPerSecond: 40 });
  await net.sealMany(60);
  const listed = rpc('getProgramAccounts', [AMM, { encoding: 'base64' }]) as {
    pubkey: string;
    account: { owner: string; data: [string, string] };
  }[];
  pools = listed
    .flatMap(({ pubkey, account }) => {
      const state = readPool({ owner: account.owner, data: fromBase64(account.data[0])! });
      return state === undefined ? [] : [{ ...state, pool: pubkey }];
    })
    .toSorted((a, b) => (a.pool < b.pool ? -1 : 1));
  rpc('requestAirdrop', [trader.address, 900_000_000_000]);
  settle();
  app = createScriptedApp(
    createScriptedClusters({
      localnet: Object.fromEntries(METHODS.map((method) => [method, (params) => rpc(method, params)])),
    }),
  );
}, 120_000);
afterAll(() => net.close());

describe('a swap that is quoted and then signed', () => {
  test('gives exactly what was quoted, 200 times of any size on any pool', async () => {
    const random = new Random('terminal');
    const seen = { swaps: 0, buys: 0, sells: 0 };
    for (let turn = 0; seen.swaps < 200 && turn < 2_000; turn++) {
      const { pool, mintA, mintB } = random.pick(pools);
      const give = random.pick([mintA, mintB]);
      const get = give === mintA ? mintB : mintA;
      const has = give === SOL ? lamports() - 100_000_000n : tokens(give);
      const most = has / BigInt(random.integer(5, 5_000));
      if (most <= 0n) continue;
      const quoted = await quote(pool, give, most);
      if (quoted.kind !== 'found') continue;
      const before = { lamports: lamports(), give: tokens(give), get: tokens(get) };
      const built = await build(pool, give, most);
      if (built.kind !== 'found') throw new Error(JSON.stringify(built));
      expect(built.quote.expectedAmount).toBe(quoted.quote.expectedAmount);
      const landed = signAndSend(built);
      expect(landed.error).toBe(null);
      expect(built.movement!.feeLamports).toBe('5000');
      const rent = built.movement!.opened.reduce((sum, { lamports: paid }) => sum + BigInt(paid), 0n);
      const spent = give === SOL ? before.lamports - lamports() - 5_000n - rent : before.give - tokens(give);
      const got = get === SOL ? lamports() - before.lamports + 5_000n + rent : tokens(get) - before.get;
      expect([spent, got]).toEqual([most, BigInt(quoted.quote.expectedAmount)]);
      seen.swaps++;
      if (get === SOL) seen.sells++;
      else seen.buys++;
    }
    expect(seen.swaps).toBe(200);
    expect(seen.buys).toBeGreaterThan(30);
    expect(seen.sells).toBeGreaterThan(30);
  }, 240_000);

  test('says before signing what will move: the amounts, the fee and the rent of a new account', async () => {
    const fresh = createKeypair('terminal', 'fresh');
    rpc('requestAirdrop', [fresh.address, 5_000_000_000]);
    settle();
    const { pool, mintA, mintB } = pools.find((one) => [one.mintA, one.mintB].includes(SOL))!;
    const get = mintA === SOL ? mintB : mintA;
    const built = await build(pool, SOL, 1_000_000_000n, 50, fresh.address);
    if (built.kind !== 'found') throw new Error(JSON.stringify(built));
    const { changes, opened, closed, feeLamports } = built.movement!;
    expect(changes).toEqual([
      { asset: { kind: 'sol' }, amount: '-1000000000' },
      {
        asset: { kind: 'token', mint: get, decimals: built.quote.outputDecimals },
        amount: built.quote.expectedAmount,
      },
    ]);
    expect(feeLamports).toBe('5000');
    expect(closed).toEqual([]);
    expect(opened.map(({ mint }) => mint)).toEqual([get]);
    expect(BigInt(opened[0]!.lamports)).toBeGreaterThan(2_000_000n);
    expect(BigInt(built.quote.minimumAmount)).toBe((BigInt(built.quote.expectedAmount) * 9_950n) / 10_000n);
    const { message } = parseTransaction(fromBase64(built.transaction)!);
    expect([message.version, message.requiredSignatures, message.lookups]).toEqual([0, 1, []]);
    expect(signAndSend(built, fresh).error).toBe(null);
    expect(lamports(fresh.address)).toBe(
      5_000_000_000n - 1_000_000_000n - 5_000n - BigInt(opened[0]!.lamports),
    );
  });

  test('leaves wrapped SOL the wallet keeps where it is', async () => {
    const { pool, mintA, mintB } = pools.find((one) => [one.mintA, one.mintB].includes(SOL))!;
    const token = mintA === SOL ? mintB : mintA;
    const keeper = createKeypair('terminal', 'keeper');
    rpc('requestAirdrop', [keeper.address, 9_000_000_000]);
    const wrapped = findAssociatedToken(keeper.address, SOL, programOf(SOL));
    const { bank } = net.chain;
    const vault = bank.accounts.get(
      mintA === SOL
        ? pools.find((one) => one.pool === pool)!.vaultA
        : pools.find((one) => one.pool === pool)!.vaultB,
    )!;
    // An account of the keeper's own with 2 SOL in it: a copy of a vault with another owner.
    const data = Buffer.from(vault.data);
    data.set(keeper.publicKey, 32);
    data.writeBigUInt64LE(2_000_000_000n, 64);
    bank.accounts.set(wrapped, { ...vault, data, lamports: 2_002_039_280n });
    settle();
    const bought = await build(pool, SOL, 1_000_000_000n, 100, keeper.address);
    if (bought.kind !== 'found') throw new Error(JSON.stringify(bought));
    expect(bought.movement!.changes[0]).toEqual({ asset: { kind: 'sol' }, amount: '-1000000000' });
    expect(signAndSend(bought, keeper).error).toBe(null);
    expect(tokens(SOL, keeper.address)).toBe(2_000_000_000n);
    const sold = await build(pool, token, tokens(token, keeper.address) / 2n, 100, keeper.address);
    if (sold.kind !== 'found') throw new Error(JSON.stringify(sold));
    expect(sold.movement!.changes.map(({ asset }) => asset)).toContainEqual({
      kind: 'token',
      mint: SOL,
      decimals: 9,
    });
    expect(signAndSend(sold, keeper).error).toBe(null);
    expect(tokens(SOL, keeper.address) - 2_000_000_000n).toBe(BigInt(sold.quote.expectedAmount));
  });
});

describe('a swap that cannot be', () => {
  const reasonOf = (answer: Quoted | Built) => (answer.kind === 'refused' ? answer.reason : answer.kind);

  test.each([
    ['no pool', () => quote(trader.address, SOL, 1n), 'no-pool', /is not a Localnet AMM pool/],
    [
      'a token the pool does not trade',
      () => quote(pools[0]!.pool, trader.address, 1n),
      'no-pool',
      /does not trade/,
    ],
    ['nothing', () => quote(pools[0]!.pool, pools[0]!.mintA, 0n), 'zero', /is zero/],
    ['too little', () => quote(pools[0]!.pool, pools[0]!.mintA, 1n), 'too-small', /would pay out nothing/],
    [
      'half of the price',
      () => quote(pools[0]!.pool, pools[0]!.mintA, 10n ** 18n),
      'too-large',
      /too large for this pool/,
    ],
    [
      'more than 64 bits',
      () => quote(pools[0]!.pool, pools[0]!.mintA, 1n << 64n),
      'too-large',
      /any token account/,
    ],
    [
      'too much slippage',
      () => quote(pools[0]!.pool, pools[0]!.mintA, 10_000n, 5_001),
      'slippage',
      /0 to 50 %/,
    ],
    [
      'a program’s address',
      () => build(pools[0]!.pool, pools[0]!.mintA, 10_000n, 1, pools[0]!.pool),
      'bad-user',
      /No key/,
    ],
  ] as const)('is refused for %s, in words', async (_name, run, reason, words) => {
    const answer = await run();
    expect(reasonOf(answer)).toBe(reason);
    expect((answer as { message: string }).message).toMatch(words);
  });

  test('is refused for a wallet without SOL, with too little of it, and without the token', async () => {
    const { pool, mintA, mintB } = pools.find((one) => [one.mintA, one.mintB].includes(SOL))!;
    const token = mintA === SOL ? mintB : mintA;
    const empty = createKeypair('terminal', 'empty').address;
    const poor = createKeypair('terminal', 'poor').address;
    rpc('requestAirdrop', [poor, 10_000_000]);
    settle();
    const answers = await Promise.all([
      build(pool, SOL, 1_000_000n, 100, empty),
      build(pool, SOL, 1_000_000_000n, 100, poor),
      build(pool, token, 1_000_000n, 100, poor),
    ]);
    expect(answers.map(reasonOf)).toEqual(['insufficient-funds', 'insufficient-funds', 'insufficient-funds']);
    const [first, second, third] = answers.map((answer) => (answer as { message: string }).message);
    expect(first).toBe('The wallet has no SOL on this cluster, so it cannot pay the fee.');
    expect(second).toBe(
      'The wallet does not have enough SOL for 1 SOL, the fee and the accounts that are opened. It has 0.01 SOL.',
    );
    expect(third).toMatch(/it has none, the swap needs/);
  });

  test('on another cluster says that trading is not configured there', async () => {
    const clusters = createScriptedClusters({ mainnet: {} });
    const response = await createScriptedApp(clusters).request(
      `/api/markets/${pools[0]!.pool}/quote?inputMint=${SOL}&amount=1&slippage=1&cluster=mainnet`,
    );
    expect(await response.json()).toEqual({
      kind: 'refused',
      reason: 'not-configured',
      message: 'Trading is not configured for Mainnet on this server.',
    });
  });
});
