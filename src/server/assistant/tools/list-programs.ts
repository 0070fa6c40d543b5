import { z } from 'zod';
import { PROGRAM_COLUMNS } from '#contracts/columns/program-columns';
import * as leaf from '../figures/figure.ts';
import { programLeaf } from '../figures/place-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { limitArgument } from '../toolkit/arguments.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

export default defineTool({
  name: 'list_programs',
  title: 'List programs',
  description:
    'Programs called in the newest blocks this server looked at, by the transactions that call them or by the compute they used; all, or one category such as amm.',
  doing: 'Listing the programs',
  input: z.strictObject({
    sort: z.enum(['transactions', 'compute', 'failed']).default('transactions'),
    category: z
      .string()
      .regex(/^[a-z][a-z-]{0,31}$/, 'must be a category such as amm')
      .optional(),
    limit: limitArgument(50, 10),
  }),
  async run(ask, { sort, category, limit }) {
    const { rows, window, provenance } = found(await ask.ask('programs', { category }));
    const used = rows.flatMap(({ use, ...row }) => (use === undefined ? [] : [{ ...row, use }]));
    const by = { transactions: 'transactions', compute: 'computeUnits', failed: 'failed' } as const;
    const ranked = used.toSorted((a, b) => b.use[by[sort]] - a.use[by[sort]]).slice(0, limit);
    const data = {
      sort: leaf.word(sort),
      ...(category !== undefined && { category: leaf.word(category) }),
      ...(window && {
        blocks: leaf.count(window.blocks),
        from: leaf.slot(window.firstSlot),
        to: leaf.slot(window.lastSlot),
      }),
      used: leaf.count(used.length),
      count: leaf.count(ranked.length),
      rows: ranked.map((row) => ({
        // With its page; a name is the program's own or ours; a part of the transactions.
        program: programLeaf(row.address),
        ...(row.name !== undefined && {
          name: row.untrusted === true ? leaf.stranger('program name', row.name) : leaf.word(row.name),
        }),
        ...toRowLeaves(PROGRAM_COLUMNS, row, ['category', 'transactions', 'failed']),
        ...(row.use.transactions > 0 && { failedShare: leaf.share(row.use.failed / row.use.transactions) }),
        ...toRowLeaves(PROGRAM_COLUMNS, row, ['computeUnits']),
      })),
    };
    return {
      data,
      source: sourceOf(provenance),
      notes: ['Use is counted in a sample of the newest blocks, not in all of them.'],
      truncated: toCuts({ rows: { all: used.length, most: limit } }),
      links: [{ label: 'Programs', href: '/programs' }],
    };
  },
});
