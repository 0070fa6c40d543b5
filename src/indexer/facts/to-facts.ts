import type { RpcBlock } from '#chain/rpc-types';
import { decodeOutcome } from '#decoder';
import { listFactTables, type AnyRow, type FactTable, type TableRow } from '#store';
import authorityChanges from '#store/tables/authority-changes';
import birthTable from '#store/tables/births';
import stakeChanges from '#store/tables/stake-changes';
import supplyChanges from '#store/tables/supply-changes';
import { collectEffects, gatherNothing, toEffectTables, type EffectTables } from './collect-effects.ts';
import { toDigest, toDigested } from './digest.ts';
import {
  NAMED,
  type Facts,
  type HopFact,
  type MarketSighting,
  type PoolPull,
  type PriorityFee,
  type SkippedSlotFact,
  type TokenAccountState,
  type TransactionFact,
  type UserActivity,
} from './facts.ts';
import { findPoolPulls } from './find-pool-pulls.ts';
import { ProgramUses } from './program-use.ts';
import type { Quotes } from './quote-rank.ts';
import type { ReferenceMarket } from './reference-price.ts';
import { toHops, toValue } from './to-hops.ts';
import { toChangedTokenAccounts } from './token-balances.ts';

/** The fact tables, as blocks are read for them. */
export interface FactTables {
  readonly all: readonly FactTable[];
  readonly byEffect: EffectTables;
  readonly digested: readonly FactTable[];
}

export const toFactTables = (all: readonly FactTable[]): FactTables => ({
  all,
  byEffect: toEffectTables(all),
  digested: toDigested(all),
});

const FACT_TABLES = toFactTables(listFactTables());

/** A block where it stands in its chain. */
export interface PlacedBlock {
  readonly slot: number;
  readonly block: RpcBlock;
  /** The block below it, absent for the first that is indexed: slots between them have none. */
  readonly below: number | undefined;
  /** Unix seconds; the parent’s where the node recorded none. */
  readonly time: number;
}

/**
 * What a block says. Depends on nothing but the block and the reference price before it, which it moves on:
 * equal blocks in equal order give equal facts, to the digest. Anomalies are found by rules afterwards.
 */
export function toFacts(
  placed: PlacedBlock,
  quotes: Quotes,
  reference: ReferenceMarket,
  tables: FactTables = FACT_TABLES,
): Facts {
  const { slot, block, below, time } = placed;
  const hops: HopFact[] = [];
  const sightings: MarketSighting[] = [];
  const transactions: TransactionFact[] = [];
  const gathered = gatherNothing(tables.all);
  const priorityFees: PriorityFee[] = [];
  const pulls: PoolPull[] = [];
  const uses = new ProgramUses();
  const users = new Map<string, UserActivity>();
  const tokenAccounts = new Map<string, TokenAccountState>();
  const priceBefore = reference.price;
  const sums = { votes: 0, failed: 0, fees: 0n, priorityFees: 0n, units: 0, microUsd: 0n };
  const all = block.transactions ?? [];

  for (let position = 0; position < all.length; position++) {
    const reading = decodeOutcome(all[position]!);
    if (reading.kind === 'unreadable') continue;
    if (reading.kind === 'vote') {
      sums.votes++;
      sums.fees += reading.feeLamports;
      sums.units += reading.computeUnits;
      continue;
    }
    const { outcome } = reading;
    sums.fees += outcome.feeLamports;
    sums.priorityFees += outcome.priorityFeeLamports;
    sums.units += outcome.computeUnits ?? 0;
    if (outcome.failed) sums.failed++;
    priorityFees.push({ signature: outcome.signature, lamports: outcome.priorityFeeLamports });
    addUser(users, outcome);
    uses.add(outcome);
    const place = { slot, position, time };
    const read = toHops(outcome, place, quotes, reference);
    for (const { fact, sighting } of read) {
      hops.push(fact);
      sightings.push(sighting);
      sums.microUsd += fact.microUsd ?? 0n;
    }
    const leftFacts = collectEffects(outcome, place, read.length > 0, tables.byEffect, gathered);
    if (read.length === 0) pulls.push(...findPoolPulls(outcome, position));
    for (const state of toChangedTokenAccounts(outcome))
      tokenAccounts.set(`${state.account}/${state.mint}`, state);
    if (leftFacts || read.length > 0) {
      transactions.push({
        slot,
        position,
        signature: outcome.signature,
        feePayer: outcome.feePayer,
        feeLamports: outcome.feeLamports,
        computeUnits: outcome.computeUnits,
      });
    }
  }

  const skipped = toSkipped(below, slot);
  const { transfers, dust, rows } = gathered;
  const byTable = new Map<string, readonly AnyRow[]>([
    ['transactions', transactions],
    ['hops', hops],
    ['transfers', transfers],
    ...rows,
  ]);
  // The rows of a table are of its columns, which the map forgets.
  const of = <T extends { readonly name: string }>({ name }: T) =>
    (rows.get(name) ?? []) as unknown as readonly TableRow<T>[];
  const births = of(birthTable);
  return {
    block: {
      slot,
      hash: block.blockhash,
      parentSlot: block.parentSlot,
      parentHash: block.previousBlockhash,
      time,
      height: block.blockHeight ?? undefined,
      transactions: all.length,
      votes: sums.votes,
      failed: sums.failed,
      feeLamports: sums.fees,
      priorityFeeLamports: sums.priorityFees,
      computeUnits: sums.units,
      hops: hops.length,
      transfers: transfers.length,
      births: births.length,
      users: users.size,
      microUsd: sums.microUsd,
      digest: toDigest(tables.digested, ({ name }) => byTable.get(name) ?? []),
    },
    skipped,
    transactions,
    hops,
    transfers,
    dust,
    births,
    authorityChanges: of(authorityChanges),
    supplyChanges: of(supplyChanges),
    stakeChanges: of(stakeChanges),
    more: Object.fromEntries([...rows].filter(([name]) => !(name in NAMED))),
    anomalies: [],
    programs: uses.list(),
    tokenAccounts: [...tokenAccounts.values()],
    users: [...users.values()],
    sightings,
    referencePrice: reference.price === priceBefore ? undefined : reference.price,
    priorityFees,
    pulls,
    transferValues: transfers.map(
      ({ amount, mint, decimals }) => toValue(amount, mint, decimals, quotes, reference).microUsd,
    ),
  };
}

function toSkipped(below: number | undefined, slot: number): readonly SkippedSlotFact[] {
  if (below === undefined) return [];
  const skipped: SkippedSlotFact[] = [];
  for (let lower = below + 1; lower < slot; lower++) skipped.push({ slot: lower, lower: below, upper: slot });
  return skipped;
}

function addUser(
  users: Map<string, UserActivity>,
  outcome: { readonly feePayer: string; readonly failed: boolean; readonly feeLamports: bigint },
): void {
  let user = users.get(outcome.feePayer);
  if (user === undefined) {
    user = { wallet: outcome.feePayer, transactions: 0, failed: 0, feeLamports: 0n };
    users.set(outcome.feePayer, user);
  }
  user.transactions++;
  if (outcome.failed) user.failed++;
  user.feeLamports += outcome.feeLamports;
}
