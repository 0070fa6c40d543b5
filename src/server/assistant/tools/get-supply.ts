import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import { readPart } from '../toolkit/from-index.ts';
import { toSupplyTree } from '../toolkit/supply-tree.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

export default defineTool({
  name: 'get_supply',
  title: 'Read the supply of SOL',
  description:
    'All SOL there is, the circulating part, inflation now and in the end, and the rewards paid at the start of this epoch.',
  doing: 'Reading the supply',
  about: ['epoch'],
  inAssistant: true,
  input: z.strictObject({}),
  async run(ask) {
    const answer = found(await ask.ask('solana', {}));
    const epoch = await readPart(ask, ask.ask('epoch', { epoch: String(answer.pulse.epoch) }));
    const rewards = epoch?.rewards;
    return {
      data: {
        epoch: leaf.epoch(answer.pulse.epoch),
        ...toSupplyTree(answer),
        ...(rewards && {
          rewards: {
            block: leaf.slot(rewards.block),
            kinds: rewards.sums.map(({ kind, count, lamports }) => ({
              kind: leaf.nameOf('kind of reward', kind),
              count: leaf.count(count),
              amount: leaf.sol(lamports),
            })),
          },
        }),
      },
      source: sourceOf(answer.provenance),
      notes: [
        ...answer.missing.filter((text) => /^(?:Supply|Inflation)/.test(text)),
        ...(rewards === undefined
          ? [epoch?.rewardsMissing ?? 'Rewards of the epoch could not be read.']
          : [
              'Rewards are those of the first block of the epoch; a large cluster pays the rest in the blocks after it.',
            ]),
      ],
      links: [{ label: 'Network', href: '/solana' }],
    };
  },
});
