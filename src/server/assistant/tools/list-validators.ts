import { z } from 'zod';
import { VALIDATOR_COLUMNS } from '#contracts/columns/validator-columns';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { limitArgument } from '../toolkit/arguments.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const SORTS = ['stake', 'commission', 'credits', 'lag'] as const;
const FACTS = ['rank', 'vote', 'stake', 'share', 'commission', 'delinquent', 'voteLag', 'credits'] as const;

export default defineTool({
  name: 'list_validators',
  title: 'List validators',
  description:
    'Validators, ranked: by stake (the largest first), commission (the lowest first), credits of this epoch (the most first) or lag of their votes (the least first); all, or only those that do not vote.',
  doing: 'Listing the validators',
  input: z.strictObject({
    sort: z.enum(SORTS).default('stake'),
    order: z.enum(['asc', 'desc']).optional().describe('The other way round than usual.'),
    state: z.enum(['voting', 'delinquent', 'superminority']).optional(),
    limit: limitArgument(50, 10),
  }),
  async run(ask, { sort, order, state, limit }) {
    const answer = found(await ask.ask('validators', { sort, order, state }));
    const rows = answer.rows.slice(0, limit);
    const staked = answer.rows.reduce((sum, row) => sum + row.stakeLamports, 0n);
    const weighted = answer.rows.reduce(
      (sum, row) => sum + row.stakeLamports * BigInt(Math.round(row.commissionBps)),
      0n,
    );
    const data = {
      sort: leaf.word(sort),
      ...(state !== undefined && { state: leaf.word(state) }),
      epoch: leaf.epoch(answer.epoch.epoch),
      validators: leaf.count(answer.totals.validators),
      delinquent: leaf.count(answer.totals.delinquent),
      activeStake: leaf.sol(answer.totals.activeLamports),
      matching: leaf.count(answer.matching),
      ...(staked > 0n && { weightedCommission: leaf.basisPoints(weighted / staked) }),
      count: leaf.count(rows.length),
      rows: rows.map((row) => ({
        ...toRowLeaves(VALIDATOR_COLUMNS, row, FACTS),
        // With its page, as a validator's own word, and as a percentage.
        vote: validatorLeaf(row.vote),
        name: leaf.said('validator name', row.name),
        commission: leaf.basisPoints(row.commissionBps),
      })),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: [...answer.missing, 'What a validator calls itself is its own word.'],
      truncated:
        answer.rows.length > rows.length
          ? [{ path: '/rows', shown: rows.length, of: answer.rows.length }]
          : [],
      links: [{ label: 'Validators', href: '/validators' }],
    };
  },
});
