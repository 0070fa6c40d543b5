import { z } from 'zod';
import { forEachConcurrent } from '#std/concurrency';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

/** The largest validators by stake; each is a call of its own. */
const MOST = 24;
const CONCURRENCY = 4;

export default defineTool({
  name: 'list_commission_changes',
  title: 'List changes of commission',
  description:
    'Validators whose commission changed in the newest epochs, from what to what: read from the commission of each payment of rewards, and of now. Only the largest validators are read.',
  doing: 'Looking for changes of commission',
  input: z.strictObject({}),
  async run(ask) {
    const answer = found(await ask.ask('validators', {}));
    const looked = answer.rows.slice(0, MOST);
    const rows: { vote: string; epoch: number; before: number; after: number }[] = [];
    const epochs = new Set<number>();
    await forEachConcurrent(CONCURRENCY, looked, async (row) => {
      const one = await ask.ask('validator', { vote: row.vote });
      if (one.kind !== 'found') return;
      // The oldest first, and the one it has now last.
      const known = one.rewards
        .flatMap(({ epoch, commission }) => (commission === undefined ? [] : [{ epoch, commission }]))
        .toSorted((a, b) => a.epoch - b.epoch);
      for (const { epoch } of known) epochs.add(epoch);
      const all = [...known, { epoch: answer.epoch.epoch, commission: row.commissionBps / 100 }];
      all.forEach(({ epoch, commission }, index) => {
        const before = all[index - 1]?.commission;
        if (before !== undefined && before !== commission)
          rows.push({ vote: row.vote, epoch, before, after: commission });
      });
    });
    rows.sort((a, b) => b.epoch - a.epoch);
    const data = {
      validators: leaf.count(looked.length),
      epochs: leaf.count(epochs.size),
      count: leaf.count(rows.length),
      rows: rows.map(({ vote, epoch, before, after }) => ({
        vote: validatorLeaf(vote),
        epoch: leaf.epoch(epoch),
        before: leaf.share(before / 100),
        after: leaf.share(after / 100),
      })),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: ['Commission is known of the epochs that rewards were paid for.'],
      truncated: toCuts({ rows: { all: rows.length, isWhole: answer.rows.length <= MOST } }),
      links: [{ label: 'Validators', href: '/validators' }],
    };
  },
});
