import { z } from 'zod';
import { PROTOCOL_COLUMNS } from '#contracts/columns/protocol-columns';
import * as leaf from '../figures/figure.ts';
import { programLeaf } from '../figures/place-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { limitArgument, windowArgument } from '../toolkit/arguments.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found } from './define-tool.ts';

export default defineTool({
  name: 'list_protocols',
  title: 'List DeFi protocols',
  description:
    'The largest DeFi protocols of a window in the index of blocks, by what was traded in their pools and then by calls, with fees and failures, and the sum over all.',
  doing: 'Listing the protocols',
  input: z.strictObject({ window: windowArgument, limit: limitArgument(50, 10) }),
  async run(ask, { window, limit }) {
    const { span, total, protocols, coverage } = found(await ask.ask('defiOverview', { window }));
    const rows = protocols.slice(0, limit);
    const data = {
      window: leaf.word(window),
      // Before its first block the index knows of nothing.
      from: leaf.time(Math.max(span.from, coverage.fromTime)),
      to: leaf.time(span.to),
      whole: leaf.flag(span.isWhole),
      volume: leaf.usd(total.microUsd),
      calls: leaf.count(total.calls),
      trades: leaf.count(total.swaps),
      count: leaf.count(rows.length),
      rows: rows.map((row) => ({
        // Words of our own directory, and the page of the program called most.
        name: leaf.word(row.name),
        category: leaf.word(row.of),
        ...(row.programs[0] && { program: programLeaf(row.programs[0].address) }),
        ...toRowLeaves(PROTOCOL_COLUMNS, row, ['volumeUsd as volume', 'trades', 'calls', 'transactions']),
        ...toRowLeaves(PROTOCOL_COLUMNS, row, ['failed', 'fees', 'isClosed as closed']),
      })),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'Protocols are those our directory lists; money locked in them is not measured.',
        `The window is summed in ${window === '1h' ? 'steps of five minutes' : 'whole hours'}, so it begins a little later than its name says.`,
        ...(span.isWhole ? [] : ['The index does not reach back over the whole window.']),
      ],
      truncated: toCuts({ rows: { all: protocols.length, most: limit } }),
      links: [{ label: 'DeFi', href: '/defi/overview' }],
    };
  },
});
