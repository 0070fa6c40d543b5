import type { Amount, DecodedInstruction, Field, LogLine, Swap, Value } from '#contracts/decoded';
import { fromBase64 } from '#std/json';
import { valueOf } from './amounts.ts';
import { addSwaps, hasSwap, isSameAsset, listSwaps } from './swap-chain.ts';

/** What an instruction asks a swap to come to. */
export interface Limit {
  /** `least` it pays, `most` it costs. */
  readonly kind: 'least' | 'most';
  readonly amount: Amount;
  /** Basis points that `amount` may be missed by. */
  readonly slippage?: bigint | undefined;
  /** What is given for it, where that is an argument. */
  readonly given?: Amount | undefined;
  /** The same in raw units, where the instruction does not tell of which asset. */
  readonly givenUnits?: bigint | undefined;
}

export interface Shortfall {
  /** What the swap would have paid or cost. */
  readonly would: Amount;
  /** Absent where the instruction states none. */
  readonly limit?: Limit | undefined;
}

/** The amount of a value that is one. */
export function toAmount(value: Value | undefined): Amount | undefined {
  if (value?.kind === 'lamports') return { asset: { kind: 'sol' }, amount: value.lamports };
  if (value?.kind !== 'amount') return undefined;
  return {
    asset: { kind: 'token', mint: value.mint, decimals: value.decimals },
    amount: value.amount,
  };
}

/** Which arguments a sentence calls a limit. */
interface LimitWords {
  readonly most: string | undefined;
  readonly given: string | undefined;
  readonly amount: string | undefined;
  readonly isLeast: boolean;
}

/** Sentences are those of protocol files, so there are only so many. Those without a limit are here, too. */
const limitWords = new Map<string, LimitWords | 'none'>();

function toLimitWords(sentence: string): LimitWords | 'none' {
  let words = limitWords.get(sentence);
  if (words === undefined) limitWords.set(sentence, (words = readLimitWords(sentence)));
  return words;
}

function readLimitWords(sentence: string): LimitWords | 'none' {
  const most = /^(?:Swap|Buy).* at most \{(\w+)\}/.exec(sentence)?.[1];
  const [, given, bound, amount] =
    /^(?:Swap|Sell)(?: \{(\w+)\})? for (at least|about) \{(\w+)\}/.exec(sentence) ?? [];
  return most === undefined && amount === undefined
    ? 'none'
    : { most, given, amount, isLeast: bound === 'at least' };
}

/** The limit an instruction's own sentence names: `Swap {a} for at least {b}`, `Swap at most {a} for {b}`. */
export function findLimit({ sentence, fields }: DecodedInstruction): Limit | undefined {
  const words = sentence === undefined ? 'none' : toLimitWords(sentence);
  if (words === 'none') return undefined;
  const most = amountOf(fields, words.most);
  if (most !== undefined) return { kind: 'most', amount: most };
  const amount = amountOf(fields, words.amount);
  if (amount === undefined) return undefined;
  const given = amountOf(fields, words.given);
  const givenUnits = given === undefined ? findGivenUnits(fields) : undefined;
  if (words.isLeast) return { kind: 'least', amount, given, givenUnits };
  const slippage = valueOf(fields, 'slippageBps');
  const basisPoints =
    slippage?.kind === 'integer'
      ? BigInt(slippage.integer)
      : slippage?.kind === 'basis-points'
        ? slippage.basisPoints
        : undefined;
  if (basisPoints === undefined) return undefined;
  return { kind: 'least', amount, given, givenUnits, slippage: basisPoints === 0n ? undefined : basisPoints };
}

const amountOf = (fields: readonly Field[], name: string | undefined): Amount | undefined =>
  name === undefined ? undefined : toAmount(valueOf(fields, name));

function findGivenUnits(fields: readonly Field[]): bigint | undefined {
  for (let i = 0; i < fields.length; i++) {
    const { name, value } = fields[i]!;
    if (name === 'inAmount' || name === 'amountIn')
      return value.kind === 'integer' ? BigInt(value.integer) : undefined;
  }
  return undefined;
}

/** What is given for the limit; its asset is that of the first swap where the instruction does not tell. */
export function findGiven({ given, givenUnits }: Limit, swaps: readonly Swap[]): Amount | undefined {
  if (given !== undefined || givenUnits === undefined || swaps.length === 0) return given;
  return { asset: swaps[0]!.sold.asset, amount: givenUnits };
}

/**
 * What a swap that was refused would have come to, where that is recorded: in the figures its own program logged,
 * or by the swaps that ran inside it. Absent unless it misses the limit that was asked.
 */
export function findShortfall(node: DecodedInstruction, logs: readonly LogLine[]): Shortfall | undefined {
  const limit = findLimit(node);
  if (limit !== undefined) {
    const would = fromLogs(node, logs, limit) ?? fromSwaps(node, limit);
    return would !== undefined && misses(would, limit) ? { would, limit } : undefined;
  }
  if (node.sentence !== undefined) return undefined;
  const swaps = listSwaps(node.inner);
  if (swaps.length < 2) return undefined;
  const { asset } = swaps[0]!.sold;
  if (!isSameAsset(asset, swaps[swaps.length - 1]!.bought.asset)) return undefined;
  const { sold, bought } = addSwaps(swaps, asset);
  return bought < sold ? { would: { asset, amount: bought } } : undefined;
}

function misses({ amount }: Amount, { kind, amount: asked, slippage = 0n }: Limit): boolean {
  if (amount === 0n) return false;
  return kind === 'most' ? amount > asked.amount : amount * 10_000n < asked.amount * (10_000n - slippage);
}

/** Known only when all that was given went into swaps that are known. */
function fromSwaps(node: DecodedInstruction, limit: Limit): Amount | undefined {
  if (limit.kind === 'most' || node.inner.length === 0) return undefined;
  const { amount } = limit;
  const swaps = listSwaps(node.inner);
  const given = findGiven(limit, swaps);
  if (given === undefined || swaps.length === 0) return undefined;
  const isRound = isSameAsset(given.asset, amount.asset);
  const paid = addSwaps(swaps, given.asset);
  const got = addSwaps(swaps, amount.asset);
  if ((isRound ? paid.sold : paid.sold - paid.bought) !== given.amount) return undefined;
  const would = (isRound ? got.bought : got.bought - got.sold) - toFee(node, amount);
  return would > 0n ? { asset: amount.asset, amount: would } : undefined;
}

/** What a router took of the proceeds after its last swap, before it held them against the limit. */
function toFee({ inner }: DecodedInstruction, { asset }: Amount): bigint {
  let fee = 0n;
  for (let i = 0; i < inner.length; i++) {
    const child = inner[i]!;
    if (hasSwap(child)) fee = 0n;
    else
      for (let j = 0; j < child.effects.length; j++) {
        const effect = child.effects[j]!;
        if (effect.kind === 'transfer' && isSameAsset(effect.asset, asset)) fee += effect.amount;
      }
  }
  return fee;
}

const RAY_LOG = 'Program log: ray_log: ';
const RAY_LOG_LENGTH = 57;
const BASE_IN = 'Program log: process_swap_base_in: ';

/**
 * Raydium AMM v4 logs its figures before it judges them: `ray_log` of a swap is its kind (3 by what is given, 4 by
 * what is paid), amount, limit, four figures of the pool, result, each a little-endian u64 (raydium-amm `log.rs`);
 * until 2022 the words `swap_amount_out:n`.
 */
function fromLogs(node: DecodedInstruction, logs: readonly LogLine[], limit: Limit): Amount | undefined {
  const { logRange } = node;
  const { asset, amount } = limit.amount;
  const end = logRange === undefined ? 0 : Math.min(logRange[1], logs.length);
  for (let i = logRange?.[0] ?? 0; i < end; i++) {
    const { kind, text } = logs[i]!;
    if (kind !== 'log') continue;
    if (text.startsWith(RAY_LOG)) {
      const bytes = fromBase64(text.slice(RAY_LOG.length));
      if (bytes === undefined || bytes.length !== RAY_LOG_LENGTH) continue;
      const figures = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      if (bytes[0] === 3 && limit.kind === 'least' && figures.getBigUint64(9, true) === amount)
        return { asset, amount: figures.getBigUint64(49, true) };
      if (bytes[0] === 4 && limit.kind === 'most' && figures.getBigUint64(1, true) === amount)
        return { asset, amount: figures.getBigUint64(49, true) };
    } else if (limit.kind === 'least' && text.startsWith(BASE_IN)) {
      const out = /^Program log: process_swap_base_in: .*\bswap_amount_out:(\d+)$/.exec(text)?.[1];
      if (out !== undefined) return { asset, amount: BigInt(out) };
    }
  }
  return undefined;
}
