import { z } from 'zod';
import type { StakeRow } from '#contracts/account/stakes';
import { forEachConcurrent } from '#std/concurrency';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { askQuery, isTooMuch } from '../toolkit/ask-query.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { indexSource } from '../toolkit/from-index.ts';
import { defineTool, found, ToolError } from './define-tool.ts';

/** Each is a call of its own. */
const MOST = 60;
const CONCURRENCY = 4;

export default defineTool({
  name: 'list_changing_stake',
  title: 'List stake that changes its state',
  description:
    'Stake accounts that were deactivated (or delegated) in the present epoch and are still cooling down (or warming up), with their amounts and in all: they are through when the epoch ends.',
  doing: 'Looking for stake that changes its state',
  input: z.strictObject({ state: z.enum(['deactivating', 'activating']).default('deactivating') }),
  async run(ask, { state }) {
    const { epoch } = await ask.clusters.reader(ask.cluster).validators.read({ signal: ask.signal });
    const { begin } = found(await ask.ask('epoch', { epoch: String(epoch.epoch) }));
    if (begin.time === undefined)
      throw new ToolError('unavailable', 'It is not known when this epoch began.');
    const table = await askQuery(ask, {
      from: 'stakeChanges',
      time: { from: begin.time },
      where: [{ field: 'action', is: '=', value: state === 'deactivating' ? 'deactivate' : 'delegate' }],
      by: ['account'],
      measures: [{ measure: 'count' }],
      limit: MOST + 1,
    });
    if (isTooMuch(table)) throw new ToolError('unavailable', table.tooMuch);
    const accounts = table.rows.map((row) => String(row['account']));
    const amountOf = (row: StakeRow): bigint =>
      state === 'deactivating' ? row.deactivatingLamports : row.activatingLamports;
    const changing: StakeRow[] = [];
    await forEachConcurrent(CONCURRENCY, accounts.slice(0, MOST), async (account) => {
      const answer = await ask.ask('stakes', { address: account });
      const row = answer.kind === 'found' ? answer.stakes.find((one) => one.account === account) : undefined;
      if (row !== undefined && amountOf(row) > 0n) changing.push(row);
    });
    changing.sort((a, b) => (amountOf(a) < amountOf(b) ? 1 : -1));
    const isWhole = accounts.length <= MOST;
    const data = {
      state: leaf.word(state),
      epoch: leaf.epoch(epoch.epoch),
      since: leaf.time(begin.time),
      count: leaf.count(changing.length),
      total: leaf.sol(changing.reduce((sum, row) => sum + amountOf(row), 0n)),
      rows: changing.map((row) => ({
        account: leaf.address(row.account),
        amount: leaf.sol(amountOf(row)),
        ...(row.delegation && { validator: validatorLeaf(row.delegation.validator) }),
      })),
    };
    return {
      data,
      source: indexSource(table.coverage, ask.nowMs()),
      notes: isWhole ? [] : ['Only some of the accounts were read.'],
      truncated: toCuts({
        total: { all: changing.length, isWhole },
        count: { all: changing.length, isWhole },
        rows: { all: changing.length, isWhole },
      }),
      links: [{ label: 'Validators', href: '/validators' }],
    };
  },
});
