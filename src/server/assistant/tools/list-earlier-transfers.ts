import { z } from 'zod';
import type { Effect } from '#contracts/decoded';
import { flattenInstructions } from '../../reading/transaction/flatten-instructions.ts';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { signatureArgument } from '../toolkit/arguments.ts';
import { askQuery, isTooMuch } from '../toolkit/ask-query.ts';
import { seen } from '../toolkit/cuts.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, found, ToolError } from './define-tool.ts';

const SHOWN = 10;

type Transfer = Extract<Effect, { readonly kind: 'transfer' }>;

export default defineTool({
  name: 'list_earlier_transfers',
  title: 'List earlier transfers between the same two',
  description:
    'Whether the receiver of a transaction’s first transfer had been sent anything by the same sender before it, with the newest of those transfers; as far as transfers are indexed.',
  doing: 'Looking for earlier transfers',
  about: ['transaction'],
  input: z.strictObject({ signature: signatureArgument }),
  async run(ask, { signature }) {
    const { transaction, names } = found(await ask.ask('transaction', { signature }));
    const transfer = [...flattenInstructions(transaction.instructions)]
      .flatMap(({ effects }) => effects)
      .find((effect): effect is Transfer => effect.kind === 'transfer');
    const { slot } = transaction;
    if (transfer === undefined || slot === undefined)
      throw new ToolError('not_found', 'It moves nothing from one to another.');
    const [sender, receiver] = [transfer.fromOwner ?? transfer.from, transfer.toOwner ?? transfer.to];
    const between = [
      { field: 'sender', is: '=' as const, value: sender },
      { field: 'receiver', is: '=' as const, value: receiver },
      { field: 'slot', is: '<' as const, value: slot },
    ];
    const [rows, counted] = await Promise.all([
      askQuery(ask, {
        from: 'transfers',
        time: {},
        where: between,
        order: { by: 'time', descending: true },
        limit: SHOWN,
      }),
      askQuery(ask, { from: 'transfers', time: {}, where: between, measures: [{ measure: 'count' }] }),
    ]);
    if (isTooMuch(rows)) throw new ToolError('unavailable', rows.tooMuch);
    const all = isTooMuch(counted) ? undefined : counted.rows[0]?.['count'];
    const data = {
      sender: toAddressLeaf(sender, names),
      receiver: toAddressLeaf(receiver, names),
      // That there was none is known only where the index begins with the chain.
      any: seen(rows.rows.length > 0, rows.coverage.fromSlot <= 1),
      ...(all !== undefined && { count: leaf.count(Number(all)) }),
      rows: rows.rows.map((row) => ({
        signature: leaf.signature(String(row['signature'])),
        time: leaf.time(Number(row['time'])),
      })),
      coverage: toCoverageTree(rows.coverage),
    };
    return {
      data,
      source: indexSource(rows.coverage, ask.nowMs()),
      notes: ['Only transfers that are indexed are searched.'],
      links: [{ label: 'Transaction', href: `/tx/${signature}` }],
    };
  },
});
