/**
 * What the index must hold, computed from the localnet's own ledger and accounts without the decoder and the
 * indexer: bytes of swap instructions and the two token transfers inside each.
 */
import { createHash } from 'node:crypto';
import { parseTransaction } from '#chain/wire/transaction';
import { encodeBase58 } from '#std/base58';
import type { Block, LandedTransaction } from '../../src/localnet/ledger/block.ts';
import type { SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';

const AMM = 'LocaLnetAMM11111111111111111111111111111111';
const SOL = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAMS = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]);
/** First eight bytes of sha256("global:swap_exact_in"). */
const SWAP = createHash('sha256').update('global:swap_exact_in').digest().subarray(0, 8);
const TRANSFER_CHECKED = 12;
const MINT_TO = 7;
const BURN = 8;
const SYSTEM = '11111111111111111111111111111111';
const SYSTEM_TRANSFER = 2;
/** Instructions that give tokens for SOL (`true`) or SOL for tokens: user and market are their first accounts. */
const EXCHANGES: readonly (readonly [program: string, name: string, isBuy: boolean])[] = [
  ['LocaLnetLaunch11111111111111111111111111111', 'buy', true],
  ['LocaLnetLaunch11111111111111111111111111111', 'sell', false],
  ['LocaLnetStake111111111111111111111111111111', 'deposit', true],
  ['LocaLnetStake111111111111111111111111111111', 'redeem', false],
];
const ORDERBOOK = 'LocaLnetBook1111111111111111111111111111111';
const TAKE = createHash('sha256').update('global:take_orders').digest().subarray(0, 8);
const exchanges = EXCHANGES.map(([program, name, isBuy]) => ({
  program,
  isBuy,
  tag: createHash('sha256').update(`global:${name}`).digest().subarray(0, 8),
}));

export interface TrueBlock {
  readonly slot: number;
  readonly hash: string;
  readonly parentSlot: number;
  readonly time: number;
  readonly transactions: number;
  readonly votes: number;
  readonly failed: number;
  readonly feeLamports: bigint;
}

export interface TrueSwap {
  readonly slot: number;
  readonly position: number;
  readonly time: number;
  readonly trader: string;
  readonly market: string;
  readonly base: string;
  readonly quote: string;
  readonly isBuy: boolean;
  readonly baseAmount: bigint;
  readonly quoteAmount: bigint;
}

export interface TrueFailures {
  readonly failed: number;
  readonly feeLamports: bigint;
  /** Of the newest. */
  readonly signature: string;
}

export interface TrueBalance {
  readonly mint: string;
  readonly amount: bigint;
}

export function listBlocks(net: SteppedLocalnet, last: number): Block[] {
  const blocks: Block[] = [];
  for (const slot of net.chain.ledger.slots(0, last, last + 1)) {
    const block = net.chain.ledger.block(slot);
    if (block) blocks.push(block);
  }
  return blocks;
}

export function toTrueBlock(block: Block): TrueBlock {
  const { slot, hash, parentSlot, time, transactions } = block;
  return {
    slot,
    hash,
    parentSlot,
    time,
    transactions: transactions.length,
    votes: transactions.filter(({ isVote }) => isVote).length,
    failed: transactions.filter(({ isVote, error }) => !isVote && error !== null).length,
    feeLamports: transactions.reduce((sum, { feeLamports }) => sum + feeLamports, 0n),
  };
}

/** What failed, by the minute and the program whose failure the log has first; as a whole, by its error. */
export function toTrueFailures(blocks: readonly Block[]): ReadonlyMap<string, TrueFailures> {
  const all = new Map<string, { failed: number; feeLamports: bigint; signature: string }>();
  for (const { time, transactions } of blocks) {
    for (const { error, isVote, logs, feeLamports, signature } of transactions) {
      if (error === null || isVote) continue;
      const program = logs.map((line) => /^Program (\w+) failed: /.exec(line)?.[1]).find(Boolean);
      const whole = typeof error === 'string' ? error : Object.keys(error)[0];
      const key = `${time - (time % 60)} ${program ?? whole}`;
      const sums = all.get(key) ?? { failed: 0, feeLamports: 0n, signature };
      all.set(key, sums);
      sums.failed++;
      sums.feeLamports += feeLamports;
      sums.signature = signature;
    }
  }
  return all;
}

/** Swaps of a block in the order they ran. */
export function toTrueSwaps(block: Block, stablecoins: ReadonlySet<string>): TrueSwap[] {
  return block.transactions.flatMap((transaction) =>
    transaction.error === null ? swapsOf(transaction, block, stablecoins) : [],
  );
}

interface Call {
  readonly program: string;
  readonly accounts: readonly string[];
  readonly data: Uint8Array;
  readonly depth: number;
}

function swapsOf(transaction: LandedTransaction, block: Block, stablecoins: ReadonlySet<string>): TrueSwap[] {
  const calls = listCalls(transaction);
  const swaps: TrueSwap[] = [];
  calls.forEach((call, i) => {
    const inner: Call[] = [];
    for (let next = i + 1; next < calls.length && calls[next]!.depth > call.depth; next++)
      inner.push(calls[next]!);
    const exchange = exchanges.find(({ program, tag }) => program === call.program && isTagged(call, tag));
    if (exchange !== undefined)
      swaps.push({
        slot: block.slot,
        position: transaction.position,
        time: block.time,
        trader: call.accounts[0]!,
        market: call.accounts[1]!,
        quote: SOL,
        isBuy: exchange.isBuy,
        ...toExchange(inner),
      });
    if (call.program === ORDERBOOK && isTagged(call, TAKE))
      swaps.push(toTaken(call, inner, transaction, block));
    if (call.program !== AMM || !isTagged(call, SWAP)) return;
    const [paid, taken] = inner.filter(
      ({ program, data }) => TOKEN_PROGRAMS.has(program) && data[0] === TRANSFER_CHECKED,
    );
    if (paid === undefined || taken === undefined)
      throw new Error(`a swap without two transfers in ${block.slot}`);
    // TransferChecked: source, mint, destination, authority.
    const [give, get] = [paid, taken].map((leg) => ({ mint: leg.accounts[1]!, amount: integerAt(leg, 1) }));
    const rank = (mint: string) => (stablecoins.has(mint) ? 2 : mint === SOL ? 1 : 0);
    const isBuy =
      rank(get!.mint) === rank(give!.mint) ? get!.mint < give!.mint : rank(get!.mint) < rank(give!.mint);
    const [base, quote] = isBuy ? [get!, give!] : [give!, get!];
    swaps.push({
      slot: block.slot,
      position: transaction.position,
      time: block.time,
      trader: paid.accounts[3]!,
      // The pool signs for what it pays.
      market: taken.accounts[3]!,
      base: base.mint,
      quote: quote.mint,
      isBuy,
      baseAmount: base.amount,
      quoteAmount: quote.amount,
    });
  });
  return swaps;
}

/**
 * What somebody who took orders paid and got: the first transfer and the last. Those in between pay the makers. Every
 * market of the order book is quoted in a stablecoin.
 */
function toTaken(
  call: Call,
  inner: readonly Call[],
  { position }: LandedTransaction,
  { slot, time }: Block,
): TrueSwap {
  const transfers = inner.filter(
    ({ program, data }) => TOKEN_PROGRAMS.has(program) && data[0] === TRANSFER_CHECKED,
  );
  const [paid, got] = [transfers[0]!, transfers.at(-1)!].map((leg) => integerAt(leg, 1));
  const isBuy = call.data[8] === 0;
  return {
    slot,
    position,
    time,
    trader: call.accounts[0]!,
    market: call.accounts[1]!,
    base: call.accounts[2]!,
    quote: call.accounts[3]!,
    isBuy,
    baseAmount: isBuy ? got! : paid!,
    quoteAmount: isBuy ? paid! : got!,
  };
}

const isTagged = ({ data }: Call, tag: Uint8Array): boolean =>
  data.subarray(0, 8).every((byte, at) => byte === tag[at]);

const integerAt = ({ data }: Call, at: number): bigint =>
  new DataView(data.buffer, data.byteOffset).getBigUint64(at, true);

/** The tokens and the lamports that an exchange moved, minted or burnt. */
function toExchange(inner: readonly Call[]): Pick<TrueSwap, 'base' | 'baseAmount' | 'quoteAmount'> {
  const lamports = inner.find(({ program, data }) => program === SYSTEM && data[0] === SYSTEM_TRANSFER);
  const tokens = inner.find(
    ({ program, data }) =>
      TOKEN_PROGRAMS.has(program) && [TRANSFER_CHECKED, MINT_TO, BURN].includes(data[0]!),
  );
  if (lamports === undefined || tokens === undefined) throw new Error('an exchange that moved nothing');
  // MintTo: mint, account, authority. The other two have the mint second.
  const base = tokens.accounts[tokens.data[0] === MINT_TO ? 0 : 1]!;
  return { base, baseAmount: integerAt(tokens, 1), quoteAmount: integerAt(lamports, 4) };
}

/** Every call of a transaction in the order they ran. */
function listCalls({ bytes, accountKeys, innerInstructions }: LandedTransaction): Call[] {
  const toCall = (program: number, accounts: ArrayLike<number>, data: Uint8Array, depth: number): Call => ({
    program: accountKeys[program]!,
    accounts: Array.from(accounts, (index) => accountKeys[index]!),
    data,
    depth,
  });
  return parseTransaction(bytes).message.instructions.flatMap(({ program, accounts, data }, i) => [
    toCall(program, accounts, data, 1),
    ...(innerInstructions.find(({ index }) => index === i)?.instructions ?? []).map((inner) =>
      toCall(inner.program, inner.accounts, inner.data, inner.stackHeight),
    ),
  ]);
}

/** What every token account holds now, from the accounts themselves; `undefined` for one that is closed. */
export function readTrueBalances(
  net: SteppedLocalnet,
  accounts: Iterable<string>,
): Map<string, TrueBalance | undefined> {
  const balances = new Map<string, TrueBalance | undefined>();
  for (const address of accounts) {
    const bytes = readTokenBytes(net, address);
    balances.set(
      address,
      bytes && { mint: encodeBase58(bytes.subarray(0, 32)), amount: bytes.readBigUInt64LE(64) },
    );
  }
  return balances;
}

/** Decimals of mints, at byte 44 of their accounts. */
export function readDecimals(net: SteppedLocalnet, mints: Iterable<string>): Map<string, number> {
  return new Map([...mints].map((mint) => [mint, readTokenBytes(net, mint)![44]!]));
}

function readTokenBytes(net: SteppedLocalnet, address: string): Buffer | undefined {
  const params = [address, { encoding: 'base64', commitment: 'processed' }];
  const text = net.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params }));
  const { value } = (
    JSON.parse(text!) as {
      readonly result: { readonly value: { readonly owner: string; readonly data: [string, string] } | null };
    }
  ).result;
  return value === null || !TOKEN_PROGRAMS.has(value.owner)
    ? undefined
    : Buffer.from(value.data[0], 'base64');
}
