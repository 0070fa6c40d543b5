import { z } from 'zod';
import { CLUSTER_NAMES, SERVED_CLUSTERS } from '#contracts/cluster';
import { toShortAddress } from '#contracts/text/value-text';
import { addressText } from '../../users/address-text.ts';
import { LEFT_OUT_PROBLEM, listNewTransactions, toWebhookTransaction } from '../new-transactions.ts';
import { toTransactionLines } from '../transaction-lines.ts';
import { defineSource, type FoundEvent } from './define-source.ts';

/** Transactions of one message. */
const PER_MESSAGE = 100;

export default defineSource({
  event: 'address.activity',
  title: 'Transactions of an address',
  order: 2,
  subscription: z.strictObject({
    event: z.literal('address.activity'),
    cluster: z.enum(SERVED_CLUSTERS),
    address: addressText,
    outcome: z.enum(['succeeded', 'failed']).optional(),
  }),
  async look({ clusters, signal }, { cluster, address, outcome }, memory) {
    const listed = await listNewTransactions(clusters.reader(cluster).chain, address, memory, signal);
    if (listed.kind === 'problem') return { memory, problem: listed.problem, found: [] };
    const transactions = listed.rows
      .map(toWebhookTransaction)
      .filter((one) => outcome === undefined || one.outcome === outcome);
    const found: FoundEvent<'address.activity'>[] = [];
    for (let at = 0; at < transactions.length; at += PER_MESSAGE) {
      const part = transactions.slice(at, at + PER_MESSAGE);
      found.push({
        key: `${cluster} ${address} ${outcome ?? ''} ${part[0]!.signature}`,
        data: { cluster, address, transactions: part, leftOut: listed.leftOut && at === 0 },
      });
    }
    const isOwed = listed.leftOut && found.length === 0;
    return {
      memory: listed.toMemory(listed.rows.length, isOwed),
      ...(isOwed && { problem: LEFT_OUT_PROBLEM }),
      found,
    };
  },
  toText: ({ cluster, address, transactions, leftOut }, toLink) => [
    `${transactions.length === 1 ? 'A transaction' : `${transactions.length} transactions`} of ${toShortAddress(address)} on ${CLUSTER_NAMES[cluster]}`,
    ...toTransactionLines(cluster, transactions, leftOut, toLink),
  ],
});
