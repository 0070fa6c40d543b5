import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import { programLeaf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { cutOf } from '../toolkit/cuts.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, found } from './define-tool.ts';

const MOST = 20;
/** As many as one answer has, so that those of one kind can be added up. */
const MOST_READ = 100;
/** Names by which programs say that the price moved past a limit. */
const OF_SLIPPAGE =
  /slippage|toolittle\w{0,20}(?:out|receiv)|toomuch\w{0,20}(?:in|paid|sol)|minimum\w{0,20}out/i;

export default defineTool({
  name: 'list_failures',
  title: 'List reasons of failures',
  description:
    'Why transactions failed: which program failed them with which error and what that means, how many, their share of all failures, the fees that were paid for them, how many failed because a price moved, and the newest of each; of the whole chain or of one program, of a time where given. Votes are left out.',
  doing: 'Counting failures by error',
  about: ['program'],
  input: z.strictObject({
    programId: addressArgument.optional(),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
  }),
  async run(ask, { programId, from, to }) {
    const answer = found(
      await ask.ask('failures', {
        ...(programId !== undefined && { program: programId }),
        ...(from !== undefined && { from: String(from) }),
        ...(to !== undefined && { to: String(to) }),
        limit: String(MOST_READ),
      }),
    );
    const { failed, feeLamports, total, rows, names, coverage } = answer;
    const bySlippage = rows.filter(
      ({ error, meaning = '' }) => OF_SLIPPAGE.test(error) || OF_SLIPPAGE.test(meaning),
    );
    const data = {
      coverage: toCoverageTree(coverage),
      from: leaf.time(answer.from),
      to: leaf.time(answer.to),
      failed: leaf.count(failed),
      fees: leaf.sol(feeLamports),
      errorCount: leaf.count(total),
      slippage: leaf.count(bySlippage.reduce((sum, row) => sum + row.failed, 0)),
      rows: rows.slice(0, MOST).map((row) => ({
        error: leaf.nameOf('error name', row.error),
        ...(row.meaning !== undefined && { meaning: leaf.stranger('error message', row.meaning) }),
        program: programLeaf(row.program, names),
        failed: leaf.count(row.failed),
        share: leaf.share(row.share),
        fees: leaf.sol(row.feeLamports),
        ...(row.signature !== undefined && { signature: leaf.signature(row.signature) }),
      })),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'Slippage is what an error says by its name or meaning; one that says it otherwise is not counted.',
      ],
      truncated: [
        ...cutOf('/rows', total, Math.min(rows.length, MOST)),
        ...cutOf('/slippage', total, rows.length),
      ],
      links: [{ label: 'Trends', href: '/analytics/trends#failures' }],
    };
  },
});
