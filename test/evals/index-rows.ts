/** What the tables of the index hold, by statements of the evaluation's own. */
import { defineQuery, type StoreReader } from '#store';
import type { Columns, RowOf } from '#store/column';

const SWAPS = {
  slot: 'integer',
  position: 'integer',
  part: 'integer',
  time: 'integer',
  signature: 'signature',
  trader: 'address',
  market: 'address',
  base: 'address',
  quote: 'address',
  isBuy: 'flag',
  baseAmount: 'uint',
  quoteAmount: 'uint',
  price: 'real?',
  microUsd: 'int64?',
} as const;
const TRANSFERS = {
  slot: 'integer',
  position: 'integer',
  part: 'integer',
  time: 'integer',
  mint: 'address',
  sender: 'address',
  receiver: 'address',
  amount: 'uint',
  decimals: 'integer?',
} as const;
const MARKETS = {
  market: 'address',
  base: 'address',
  quote: 'address',
  quoteKind: 'text',
  price: 'real?',
  liquidityMicroUsd: 'int64?',
  swaps: 'integer',
} as const;
const TOKENS = {
  mint: 'address',
  decimals: 'integer?',
  createdSlot: 'integer?',
  createdTime: 'integer?',
  creator: 'address?',
  holders: 'integer',
  swaps: 'integer',
} as const;
const RANKINGS = {
  span: 'integer',
  mint: 'address',
  swaps: 'integer',
  microUsd: 'int64',
  open: 'real?',
  close: 'real?',
  change: 'real?',
  liquidityMicroUsd: 'int64?',
} as const;
const ANOMALIES = { slot: 'integer', part: 'integer', time: 'integer', rule: 'text' } as const;
const HELD = { account: 'address', mint: 'address', owner: 'address?', amount: 'uint' } as const;

export interface IndexRows {
  /** Newest first. */
  readonly swaps: readonly RowOf<typeof SWAPS>[];
  /** Newest first. */
  readonly transfers: readonly RowOf<typeof TRANSFERS>[];
  readonly markets: readonly RowOf<typeof MARKETS>[];
  readonly tokens: readonly RowOf<typeof TOKENS>[];
  readonly rankings: readonly RowOf<typeof RANKINGS>[];
  /** What rules found, newest first. */
  readonly anomalies: readonly RowOf<typeof ANOMALIES>[];
  /** Token accounts as they stand. */
  readonly held: readonly RowOf<typeof HELD>[];
}

export async function readIndexRows(store: StoreReader): Promise<IndexRows> {
  const all = <R extends Columns>(row: R, sql: string): Promise<readonly RowOf<R>[]> =>
    store.all(
      defineQuery({ name: 'evals', about: 'Asked by the evaluation.', sql, parameters: {}, row }),
      {},
    );
  return {
    swaps: await all(
      SWAPS,
      `SELECT h.slot, h.position, h.part, h.time, t.signature, h.trader, h.market, h.base, h.quote, h.is_buy,
         h.base_amount, h.quote_amount, h.price, h.micro_usd
       FROM swaps h JOIN transactions t ON t.slot = h.slot AND t.position = h.position
       ORDER BY h.slot DESC, h.position DESC, h.part DESC LIMIT 10000`,
    ),
    transfers: await all(
      TRANSFERS,
      `SELECT slot, position, part, time, mint, sender, receiver, amount, decimals FROM transfers
       ORDER BY slot DESC, position DESC, part DESC LIMIT 10000`,
    ),
    markets: await all(
      MARKETS,
      `SELECT market, base, quote, quote_kind, price, liquidity_micro_usd, swaps FROM markets
       ORDER BY swaps DESC LIMIT 1000`,
    ),
    tokens: await all(
      TOKENS,
      `SELECT mint, decimals, created_slot, created_time, creator, holders, swaps FROM tokens
       ORDER BY swaps DESC LIMIT 1000`,
    ),
    rankings: await all(
      RANKINGS,
      `SELECT span, mint, swaps, micro_usd, open, close, change, liquidity_micro_usd FROM token_rankings
       ORDER BY span, micro_usd DESC LIMIT 1000`,
    ),
    anomalies: await all(
      ANOMALIES,
      `SELECT slot, part, time, rule FROM anomalies ORDER BY slot DESC, part DESC LIMIT 1000`,
    ),
    held: await all(
      HELD,
      `SELECT account, mint, owner, amount FROM token_accounts ORDER BY account, mint LIMIT 10000`,
    ),
  };
}
