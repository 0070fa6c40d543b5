import type { RpcBlock } from '#chain/rpc-types';
import { decodeOutcome } from '#decoder';
import type { AnyRow } from '#store';
import { collectEffects, type Gathered } from './collect-effects.ts';
import { toDigest } from './digest.ts';
import { FACT_TABLES } from './fact-tables.ts';
import { FailureCounts } from './failure-counts.ts';
import type {
  BlockFact,
  FactRows,
  Facts,
  FailureCount,
  PoolPull,
  ProgramUse,
  PriorityFee,
  SkippedSlotFact,
  TokenAccountState,
  TransactionFact,
  UserActivity,
} from './facts.ts';
import { findPoolPulls } from './find-pool-pulls.ts';
import { ProgramUses } from './program-use.ts';
import type { Quotes } from './quote-rank.ts';
import type { ReferenceMarket } from './reference-price.ts';
import { toSwaps, toValue, valueSwap, type ReadSwap } from './to-swaps.ts';
import { toChangedTokenAccounts } from './token-balances.ts';

/** A block and when it was made. */
export interface TimedBlock {
  readonly slot: number;
  readonly block: RpcBlock;
  /** Unix seconds; the parent’s where the node recorded none. */
  readonly time: number;
}

/** A block where it stands in its chain. */
export interface PlacedBlock extends TimedBlock {
  /** The block below it, absent for the first that is indexed: slots between them have none. */
  readonly below: number | undefined;
}

/** What a block says by itself, before anything has a price and whatever the blocks below it are. */
export interface BlockReading {
  readonly slot: number;
  readonly block: Omit<BlockFact, 'microUsd' | 'digest'>;
  /** Of every table but those made from what is below: by its name. */
  readonly rows: Readonly<Record<string, readonly AnyRow[]>>;
  readonly swaps: readonly ReadSwap[];
  readonly programs: readonly ProgramUse[];
  readonly failures: readonly FailureCount[];
  readonly tokenAccounts: readonly TokenAccountState[];
  readonly users: readonly UserActivity[];
  readonly dust: Facts['dust'];
  readonly priorityFees: readonly PriorityFee[];
  readonly pulls: readonly PoolPull[];
}

/**
 * What a block says. Depends on nothing but the block and the reference price before it, which it moves on:
 * equal blocks in equal order give equal facts, to the digest. Anomalies are found by rules afterwards.
 * `tables` are the registry’s, and any beside them.
 */
export function toFacts(
  placed: PlacedBlock,
  quotes: Quotes,
  reference: ReferenceMarket,
  tables = FACT_TABLES,
): Facts {
  return valueBlock(readBlock(placed, quotes, tables), placed.below, quotes, reference, tables);
}

/** The larger part of `toFacts`, which needs no other block. */
export function readBlock(timed: TimedBlock, quotes: Quotes, tables = FACT_TABLES): BlockReading {
  const { slot, block, time } = timed;
  const swaps: ReadSwap[] = [];
  const transactions: TransactionFact[] = [];
  const gathered: Gathered = { rows: tables.startRows(), dust: [] };
  const priorityFees: PriorityFee[] = [];
  const pulls: PoolPull[] = [];
  const uses = new ProgramUses();
  const failures = new FailureCounts();
  const users = new Map<string, UserActivity>();
  const tokenAccounts = new Map<string, TokenAccountState>();
  const sums = { votes: 0, failed: 0, fees: 0n, priorityFees: 0n, units: 0 };
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
    failures.add(outcome);
    const place = { slot, position, time };
    const read = toSwaps(outcome, place, quotes);
    swaps.push(...read);
    const leftFacts = collectEffects(outcome, place, read.length > 0, tables, gathered);
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

  const rows: Readonly<Record<string, readonly AnyRow[]>> = { ...gathered.rows, transactions };
  // Every table of the registry has a list there, of rows in its own columns.
  const { transfers, tokenMints } = rows as unknown as FactRows;
  const blockFact: BlockReading['block'] = {
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
    swaps: swaps.length,
    transfers: transfers.length,
    tokenMints: tokenMints.length,
    users: users.size,
  };
  return {
    slot,
    block: blockFact,
    rows,
    swaps,
    programs: uses.list(),
    failures: failures.list(),
    tokenAccounts: [...tokenAccounts.values()],
    users: [...users.values()],
    dust: gathered.dust,
    priorityFees,
    pulls,
  };
}

/** The rest of `toFacts`: values at the prices there were, which it moves on, and the slots down to the block below. */
export function valueBlock(
  reading: BlockReading,
  below: number | undefined,
  quotes: Quotes,
  reference: ReferenceMarket,
  tables = FACT_TABLES,
): Facts {
  const { slot, block, rows: unvalued, swaps: read, ...rest } = reading;
  const priceBefore = reference.price;
  const valued = read.map((swap) => valueSwap(swap, quotes, reference));
  const swaps = valued.map(({ fact }) => fact);
  const rows: Readonly<Record<string, readonly AnyRow[]>> = { ...unvalued, swaps };
  // Every table of the registry has a list there, of rows in its own columns.
  const factRows = rows as unknown as FactRows;
  const blockFact: BlockFact = {
    ...block,
    microUsd: swaps.reduce((sum, { microUsd }) => sum + (microUsd ?? 0n), 0n),
    digest: toDigest(tables.digested, ({ name }) => rows[name]!),
  };
  return {
    ...factRows,
    ...rest,
    block: blockFact,
    blocks: [blockFact],
    skippedSlots: toSkipped(below, slot),
    sightings: valued.map(({ sighting }) => sighting),
    referencePrice: reference.price === priceBefore ? undefined : reference.price,
    transferValues: factRows.transfers.map(
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
