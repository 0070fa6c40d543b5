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
  name: 'list_unstaking',
  title: 'List stake that is cooling down',
  description:
    'Stake accounts that were deactivated in the present epoch and are still cooling down, with their amounts and in all: it becomes withdrawable when the epoch ends.',
  doing: 'Looking for stake that is cooling down',
  input: z.strictObject({}),
  async run(ask) {
    const { epoch } = await ask.clusters.reader(ask.cluster).validators.read({ signal: ask.signal });
    const { begin } = found(await ask.ask('epoch', { epoch: String(epoch.epoch) }));
    if (begin.time === undefined)
      throw new ToolError('unavailable', 'It is not known when this epoch began.');
    const table = await askQuery(ask, {
      from: 'stakeChanges',
      time: { from: begin.time },
      where: [{ field: 'action', is: '=', value: 'deactivate' }],
      by: ['account'],
      measures: [{ measure: 'count' }],
      limit: MOST + 1,
    });
    if (isTooMuch(table)) throw new ToolError('unavailable', table.tooMuch);
    const accounts = table.rows.map((row) => String(row['account']));
    const cooling: StakeRow[] = [];
    await forEachConcurrent(CONCURRENCY, accounts.slice(0, MOST), async (account) => {
      const answer = await ask.ask('stakes', { address: account });
      const row = answer.kind === 'found' ? answer.stakes.find((one) => one.account === account) : undefined;
      if (row !== undefined && row.deactivatingLamports > 0n) cooling.push(row);
    });
    cooling.sort((a, b) => (a.deactivatingLamports < b.deactivatingLamports ? 1 : -1));
    const isWhole = accounts.length <= MOST;
    const data = {
      epoch: leaf.epoch(epoch.epoch),
      since: leaf.time(begin.time),
      count: leaf.count(cooling.length),
      total: leaf.sol(cooling.reduce((sum, { deactivatingLamports }) => sum + deactivatingLamports, 0n)),
      rows: cooling.map(({ account, deactivatingLamports, delegation }) => ({
        account: leaf.address(account),
        amount: leaf.sol(deactivatingLamports),
        ...(delegation && { validator: validatorLeaf(delegation.validator) }),
      })),
    };
    return {
      data,
      source: indexSource(table.coverage, ask.nowMs()),
      notes: isWhole ? [] : ['Only some of the accounts were read.'],
      truncated: toCuts({
        total: { all: cooling.length, isWhole },
        count: { all: cooling.length, isWhole },
        rows: { all: cooling.length, isWhole },
      }),
      links: [{ label: 'Validators', href: '/validators' }],
    };
  },
});
