import { setImmediate } from 'node:timers/promises';
import type { RpcBlock } from '#chain/rpc-types';
import type { BlockAnswer, BlockRow, ProgramUse, TransactionRow } from '#contracts/answers';
import { asAddress, asBlockhash, type Slot } from '#contracts/chain';
import type { DecodedTransaction } from '#contracts/decoded';
import { decodeTransaction, type ProtocolSource } from '#decoder';
import { toTransactionRow } from '../transaction/transaction-row.ts';

export interface BlockTransaction {
  readonly row: TransactionRow;
  /** Every account the transaction names. */
  readonly accounts: readonly string[];
  readonly signers: readonly string[];
  /** Tokens of which somebody’s balance changed. */
  readonly mints: readonly string[];
  /** Part of its fee above the signature fees. */
  readonly priorityFeeLamports: bigint | undefined;
  /** As it states it. */
  readonly computeUnitLimit: number | undefined;
}

/** A block with every transaction reduced to its row. */
export interface ReadBlock {
  readonly row: BlockRow & {
    readonly previousBlockhash: ReturnType<typeof asBlockhash>;
    readonly parentSlot: Slot;
  };
  readonly priorityFeeLamports: bigint | undefined;
  readonly rewards: Extract<BlockAnswer, { kind: 'found' }>['rewards'];
  readonly programs: readonly ProgramUse[];
  readonly transactions: readonly BlockTransaction[];
}

/** Transactions decoded before other work gets its turn. */
const BATCH = 48;

/** Decodes a whole block, giving way to other requests between batches. */
export async function toReadBlock(
  slot: Slot,
  block: RpcBlock,
  published?: ProtocolSource,
): Promise<ReadBlock> {
  const transactions: BlockTransaction[] = [];
  const uses = new Map<string, { transactions: number; failed: number; computeUnits: number }>();
  const totals = new Totals();
  const all = block.transactions ?? [];
  for (let index = 0; index < all.length; index++) {
    if (index > 0 && index % BATCH === 0) await setImmediate();
    const decoded = decodeTransaction(all[index]!, undefined, published);
    const row = toTransactionRow(decoded, { slot, index, blockTime: block.blockTime ?? undefined });
    totals.add(decoded, row);
    addUses(uses, decoded, row);
    transactions.push({
      row,
      accounts: decoded.accounts.map(({ address }) => address),
      signers: decoded.accounts.filter(({ signer }) => signer).map(({ address }) => address),
      mints: toMints(decoded),
      priorityFeeLamports: decoded.priorityFeeLamports,
      computeUnitLimit: decoded.computeUnitLimit,
    });
  }
  const rewards = toRewards(block);
  return {
    row: {
      slot,
      ...toHeader(block),
      transactions: block.transactions ? all.length : block.signatures?.length,
      ...(block.transactions && totals.toFields()),
    },
    priorityFeeLamports: totals.priorityFeeLamports,
    rewards,
    programs: toProgramUses(uses),
    transactions,
  };
}

const toMints = ({ balanceChanges }: DecodedTransaction): readonly string[] => [
  ...new Set(balanceChanges.flatMap(({ asset }) => (asset.kind === 'token' ? (asset.mint ?? []) : []))),
];

/** What a block says of itself, leader from the fee reward. */
export function toHeader(
  block: RpcBlock,
): Pick<
  ReadBlock['row'],
  'blockhash' | 'blockTime' | 'blockHeight' | 'leader' | 'previousBlockhash' | 'parentSlot'
> {
  const leader = block.rewards?.find(({ rewardType }) => rewardType?.toLowerCase() === 'fee')?.pubkey;
  return {
    blockhash: asBlockhash(block.blockhash),
    previousBlockhash: asBlockhash(block.previousBlockhash),
    parentSlot: block.parentSlot,
    blockTime: block.blockTime ?? undefined,
    blockHeight: block.blockHeight ?? undefined,
    leader: leader === undefined ? undefined : asAddress(leader),
  };
}

/** Rewards a block paid, in its order. */
export function toRewards(block: RpcBlock): ReadBlock['rewards'] {
  return (block.rewards ?? []).map((reward) => ({
    address: asAddress(reward.pubkey),
    kind: reward.rewardType?.toLowerCase() ?? 'unknown',
    lamports: BigInt(reward.lamports),
    balanceAfter: BigInt(reward.postBalance),
    commission: reward.commission ?? undefined,
  }));
}

/** Sums over a block; a sum is absent when any transaction lacks the figure. */
class Totals {
  votes = 0;
  failed = 0;
  computeUnits: number | undefined = 0;
  feeLamports: bigint | undefined = 0n;
  priorityFeeLamports: bigint | undefined = 0n;

  add(transaction: DecodedTransaction, row: TransactionRow): void {
    if (row.vote) this.votes++;
    if (row.status === 'failed') this.failed++;
    this.computeUnits = plus(this.computeUnits, transaction.computeUnits, (a, b) => a + b);
    this.feeLamports = plus(this.feeLamports, transaction.feeLamports, (a, b) => a + b);
    this.priorityFeeLamports = plus(
      this.priorityFeeLamports,
      transaction.priorityFeeLamports,
      (a, b) => a + b,
    );
  }

  toFields(): Pick<BlockRow, 'votes' | 'failed' | 'computeUnits' | 'feeLamports'> {
    const { votes, failed, computeUnits, feeLamports } = this;
    return { votes, failed, computeUnits, feeLamports };
  }
}

function plus<T>(a: T | undefined, b: T | undefined, add: (a: T, b: T) => T): T | undefined {
  return a === undefined || b === undefined ? undefined : add(a, b);
}

function addUses(
  uses: Map<string, { transactions: number; failed: number; computeUnits: number }>,
  transaction: DecodedTransaction,
  row: TransactionRow,
): void {
  for (const program of row.programs ?? []) {
    let use = uses.get(program);
    if (use === undefined) uses.set(program, (use = { transactions: 0, failed: 0, computeUnits: 0 }));
    use.transactions++;
    if (row.status === 'failed') use.failed++;
  }
  // Native programs log no units; where a transaction calls nothing else, they are all that program's.
  if (
    row.programs?.length === 1 &&
    transaction.instructions.every((call) => call.computeUnits === undefined)
  ) {
    uses.get(row.programs[0]!)!.computeUnits += transaction.computeUnits ?? 0;
    return;
  }
  for (const { program, computeUnits } of transaction.instructions) {
    const use = uses.get(program);
    if (use !== undefined) use.computeUnits += computeUnits ?? 0;
  }
}

function toProgramUses(
  uses: ReadonlyMap<string, { transactions: number; failed: number; computeUnits: number }>,
): readonly ProgramUse[] {
  return [...uses]
    .map(([program, use]) => ({ program: asAddress(program), ...use }))
    .sort((a, b) => b.transactions - a.transactions || (a.program < b.program ? -1 : 1));
}
