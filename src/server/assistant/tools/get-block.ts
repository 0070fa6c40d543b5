import { z } from 'zod';
import { epochOfSlot, getEpochSchedule, isRpcError, slotsOfEpoch } from '#chain';
import { BLOCK_PROGRAM_COLUMNS } from '#contracts/columns/block-program-columns';
import { REWARD_COLUMNS } from '#contracts/columns/reward-columns';
import { TRANSACTION_COLUMNS } from '#contracts/columns/transaction-columns';
import * as leaf from '../figures/figure.ts';
import { programLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { toRowSummary } from '../figures/to-step.ts';
import { toBurnedFees } from '../toolkit/burned-fees.ts';
import { slotArgument } from '../toolkit/arguments.ts';
import { readPart } from '../toolkit/from-index.ts';
import { isAppError } from '#std/errors';
import { defineTool, found, sourceOf, type ToolAsk } from './define-tool.ts';

const MAX_PROGRAMS = 10;
const TOP_FEES = 5;
const FACTS = ['signature', 'status', 'fee', 'feePayer as payer'] as const;

export default defineTool({
  name: 'get_block',
  title: 'Read a block',
  description:
    'The block of a slot: when, who led it, how many transactions, votes and failures, fees, compute, the programs called most and the transactions that paid most. Says so when the slot was skipped.',
  doing: 'Reading the block',
  about: ['block'],
  inAssistant: true,
  input: z.strictObject({ slot: slotArgument }),
  async run(ask, { slot }) {
    const [answer, epoch, fees] = await Promise.all([
      ask.ask('block', { slot }),
      readEpoch(ask, Number(slot)),
      readPart(ask, ask.ask('blockTransactions', { slot, sort: 'fee', limit: String(TOP_FEES) })),
    ]);
    const { block, programs, rewards, names, computeLimit, provenance } = found(answer);
    const { transactions, votes, failed, computeUnits, feeLamports, priorityFeeLamports } = block;
    const others = transactions === undefined || votes === undefined ? undefined : transactions - votes;
    const data = {
      slot: leaf.slot(block.slot),
      ...(epoch !== undefined && { epoch: leaf.epoch(epoch.epoch), slotIndex: leaf.count(epoch.index) }),
      ...(block.blockHeight !== undefined && { height: leaf.count(block.blockHeight) }),
      ...(block.blockTime !== undefined && {
        time: leaf.time(block.blockTime),
        age: leaf.duration(Math.max(0, Math.floor(ask.nowMs() / 1_000) - block.blockTime)),
      }),
      commitment: leaf.word(block.commitment),
      ...(block.leader && { leader: toAddressLeaf(block.leader, names) }),
      ...(block.blockhash && { blockhash: leaf.hash(block.blockhash) }),
      previousBlockhash: leaf.hash(block.previousBlockhash),
      parentSlot: leaf.slot(block.parentSlot),
      ...(transactions !== undefined && { transactions: leaf.count(transactions) }),
      ...(votes !== undefined && { votes: leaf.count(votes) }),
      ...(votes !== undefined &&
        transactions !== undefined &&
        transactions > 0 && { voteShare: leaf.share(votes / transactions) }),
      ...(others !== undefined && { otherTransactions: leaf.count(others) }),
      ...(failed !== undefined && { failed: leaf.count(failed) }),
      ...(failed !== undefined &&
        transactions !== undefined &&
        transactions > 0 && { failedShare: leaf.share(failed / transactions) }),
      ...(feeLamports !== undefined && { fees: leaf.sol(feeLamports) }),
      ...(priorityFeeLamports !== undefined && { priorityFees: leaf.sol(priorityFeeLamports) }),
      ...(feeLamports !== undefined &&
        priorityFeeLamports !== undefined && {
          burnedFees: leaf.sol(toBurnedFees(feeLamports, priorityFeeLamports)),
        }),
      ...(computeUnits !== undefined && { computeUnits: leaf.count(computeUnits, 'CU') }),
      ...(computeLimit && { computeLimit: leaf.count(computeLimit.units, 'CU') }),
      ...(computeLimit &&
        computeUnits !== undefined && { computeShare: leaf.share(computeUnits / computeLimit.units) }),
      rewards: rewards.slice(0, MAX_PROGRAMS).map((row) => ({
        ...toRowLeaves(REWARD_COLUMNS, row, ['address', 'kind', 'reward as amount'], names),
        kind: leaf.word(row.kind.toLowerCase()),
      })),
      programCount: leaf.count(programs.length),
      programs: programs.slice(0, MAX_PROGRAMS).map((use) => ({
        // With its page.
        program: programLeaf(use.program, names),
        ...toRowLeaves(BLOCK_PROGRAM_COLUMNS, use, ['transactions', 'failed', 'computeUnits']),
      })),
      topFees: (fees?.rows ?? []).slice(0, TOP_FEES).map((row) => ({
        ...toRowLeaves(TRANSACTION_COLUMNS, row, FACTS, fees?.names),
        // One of our own words.
        status: leaf.word(row.status),
        ...(fees && toRowSummary(row, fees.names)),
      })),
    };
    return {
      data,
      source: sourceOf(provenance, block.commitment),
      truncated:
        programs.length > MAX_PROGRAMS
          ? [{ path: '/programs', shown: MAX_PROGRAMS, of: programs.length }]
          : [],
      links: [{ label: 'Block', href: `/block/${slot}` }],
    };
  },
});

/** The epoch of a slot, and how many of its slots came before; `undefined` where the node does not say how long epochs are. */
async function readEpoch(
  ask: ToolAsk,
  slot: number,
): Promise<{ readonly epoch: number; readonly index: number } | undefined> {
  try {
    const { chain } = ask.clusters.reader(ask.cluster);
    const schedule = await getEpochSchedule(chain, { signal: ask.signal });
    const epoch = epochOfSlot(schedule, slot);
    return { epoch, index: slot - slotsOfEpoch(schedule, epoch).firstSlot };
  } catch (error) {
    if (isAppError(error) || isRpcError(error)) return undefined;
    throw error;
  }
}
