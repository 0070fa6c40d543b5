import type { RpcBlock } from '#chain/rpc-types';
import { decodeOutcome } from '#decoder';
import type { AnyRow } from '#store';
import { collectEffects, type Gathered } from './collect-effects.ts';
import { toDigest } from './digest.ts';
import { FACT_TABLES } from './fact-tables.ts';
import type {
  BlockFact,
  FactRows,
  Facts,
  SwapFact,
  MarketSighting,
  PoolPull,
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
import { toSwaps, toValue } from './to-swaps.ts';
import { toChangedTokenAccounts } from './token-balances.ts';

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
 * `tables` are the registry’s, and any beside them.
 */
export function toFacts(
  placed: PlacedBlock,
  quotes: Quotes,
  reference: ReferenceMarket,
  tables = FACT_TABLES,
): Facts {
  const { slot, block, below, time } = placed;
  const swaps: SwapFact[] = [];
  const sightings: MarketSighting[] = [];
  const transactions: TransactionFact[] = [];
  const gathered: Gathered = { rows: tables.startRows(), dust: [] };
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
    const read = toSwaps(outcome, place, quotes, reference);
    for (const { fact, sighting } of read) {
      swaps.push(fact);
      sightings.push(sighting);
      sums.microUsd += fact.microUsd ?? 0n;
    }
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

  const rows: Readonly<Record<string, readonly AnyRow[]>> = { ...gathered.rows, transactions, swaps };
  // Every table of the registry has a list there, of rows in its own columns.
  const factRows = rows as unknown as FactRows;
  const { transfers, tokenMints } = factRows;
  const blockFact: BlockFact = {
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
    microUsd: sums.microUsd,
    digest: toDigest(tables.digested, ({ name }) => rows[name]!),
  };
  return {
    ...factRows,
    block: blockFact,
    blocks: [blockFact],
    skippedSlots: toSkipped(below, slot),
    programs: uses.list(),
    tokenAccounts: [...tokenAccounts.values()],
    users: [...users.values()],
    sightings,
    referencePrice: reference.price === priceBefore ? undefined : reference.price,
    dust: gathered.dust,
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
