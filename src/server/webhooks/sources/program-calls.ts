import { z } from 'zod';
import type { RpcSignatureRow } from '#chain/rpc-types';
import { asSignature } from '#contracts/chain';
import { CLUSTER_NAMES, SERVED_CLUSTERS } from '#contracts/cluster';
import type { DecodedTransaction } from '#contracts/decoded';
import { toShortAddress } from '#contracts/text/value-text';
import { forEachConcurrent } from '#std/concurrency';
import type { CachedTransactionReading } from '../../reading/transaction/transaction-cache.ts';
import { flattenInstructions } from '../../reading/transaction/flatten-instructions.ts';
import { addressText } from '../../users/address-text.ts';
import { plainText } from '../../users/plain-text.ts';
import { LEFT_OUT_PROBLEM, listNewTransactions, toWebhookTransaction } from '../new-transactions.ts';
import { toTransactionLines } from '../transaction-lines.ts';
import { defineSource } from './define-source.ts';

/** Transactions read in one look; the others wait for the next. */
const PER_LOOK = 25;
const AT_ONCE = 4;
/** Calls of one transaction that are listed. */
const MOST_CALLS = 20;
/** A transaction that cannot be read for so long is left out. */
const UNREADABLE_MS = 120_000;
const MOST_NAME = 80;

export default defineSource({
  event: 'program.called',
  title: 'Calls of a program',
  order: 3,
  subscription: z.strictObject({
    event: z.literal('program.called'),
    cluster: z.enum(SERVED_CLUSTERS),
    program: addressText,
    instruction: plainText(MOST_NAME).optional(),
    outcome: z.enum(['succeeded', 'failed']).optional(),
  }),
  async look({ clusters, signal, nowMs }, { cluster, program, instruction, outcome }, memory) {
    const reader = clusters.reader(cluster);
    const listed = await listNewTransactions(reader.chain, program, memory, signal);
    if (listed.kind === 'problem') return { memory, problem: listed.problem, found: [] };
    const rows = listed.rows.slice(0, PER_LOOK);
    const readings: CachedTransactionReading[] = [];
    await forEachConcurrent(AT_ONCE, rows, async ({ signature }, at) => {
      readings[at] = await reader.transactions.read(asSignature(signature), { signal, finalized: true });
    });
    let { leftOut } = listed;
    // One that the node asked does not have yet is read the next time, and with it those after it.
    let done = readings.findIndex((reading, at) => reading.kind === 'absent' && !isOld(rows[at]!, nowMs()));
    if (done === -1) done = rows.length;
    const transactions = rows.slice(0, done).flatMap((row, at) => {
      const reading = readings[at]!;
      if (reading.kind === 'absent') {
        leftOut = true;
        return [];
      }
      const transaction = toWebhookTransaction(row);
      const calls = listCalls(reading.transaction, program, instruction);
      if (calls.length === 0 || (outcome !== undefined && outcome !== transaction.outcome)) return [];
      return [{ ...transaction, calls }];
    });
    const isOwed = leftOut && transactions.length === 0;
    return {
      memory: listed.toMemory(done, isOwed),
      ...(isOwed && { problem: LEFT_OUT_PROBLEM }),
      ...(done === 0 &&
        rows.length > 0 && { problem: 'The node does not have the newest transactions yet.' }),
      found:
        transactions.length === 0
          ? []
          : [
              {
                key: `${cluster} ${program} ${instruction ?? ''} ${outcome ?? ''} ${transactions[0]!.signature}`,
                data: { cluster, program, transactions, leftOut },
              },
            ],
    };
  },
  toText: ({ cluster, program, transactions, leftOut }, toLink) => [
    `${toShortAddress(program)} was called by ${transactions.length === 1 ? 'a transaction' : `${transactions.length} transactions`} on ${CLUSTER_NAMES[cluster]}`,
    ...toTransactionLines(cluster, transactions, leftOut, toLink, ({ calls }) =>
      [...new Set(calls.map((call) => call.instruction))].slice(0, 3).join(', '),
    ),
  ],
});

const isOld = ({ blockTime }: RpcSignatureRow, nowMs: number): boolean =>
  typeof blockTime === 'number' && nowMs - blockTime * 1_000 > UNREADABLE_MS;

/** Instructions of the program, those of a name where one is asked for. */
function listCalls(
  { instructions }: DecodedTransaction,
  program: string,
  wanted: string | undefined,
): readonly { readonly path: string; readonly instruction: string }[] {
  const name = wanted?.toLowerCase();
  return [...flattenInstructions(instructions)]
    .filter(
      (one) =>
        one.program === program &&
        (name === undefined || one.name?.toLowerCase() === name || one.title.toLowerCase() === name),
    )
    .slice(0, MOST_CALLS)
    .map(({ path, title }) => ({ path, instruction: title }));
}
