import type { Found } from '../tools/define-tool.ts';
import type getValidator from '../tools/get-validator.ts';
import { counted, words } from '../writing/counted.ts';
import type { Piece } from '#assistant/write/writer';
import { defineNarrative, step } from './define-narrative.ts';
import { isNone } from './define-transaction-narrative.ts';

type Data = NonNullable<Found<typeof getValidator>['data']>;

export default defineNarrative({
  id: 'validator.overview',
  title: 'Describe the validator',
  needs: [{ name: 'vote', kind: 'validator' }],
  plan: ({ slots: { vote } }) => [step('validator', 'get_validator', 'Read the validator', { vote })],
  write(writer, { read }) {
    const found = read<Data>('validator');
    if (found === undefined) return;
    const { data, callId } = found;
    const name: Piece =
      data.name === undefined
        ? [words('The validator '), data.vote]
        : [data.name, words(' ('), data.vote, words(')')];
    if (data.rank === undefined) {
      writer.line`${name} has no stake and does not vote in epoch ${data.epoch}.`;
      writer.suggest('How many validators are there?', 'How is the network doing?');
      return;
    }
    const state = words(
      data.delinquent?.raw === 'yes' ? 'is delinquent: it has stopped voting' : 'is voting',
    );
    writer.line`${name} ranks ${data.rank} of ${counted(data.validators, 'validator')} by stake: ${data.stake}, at a commission of ${data.commission}.`;
    writer.text`It ${state}, and holds ${data.share} of all active stake.`;
    if (data.lastVote !== undefined)
      writer.text`It voted last for slot ${data.lastVote}, ${data.voteLag} behind.`;
    if (data.superminority?.raw === 'yes')
      writer.text`It is of the superminority: the fewest validators that together could stop the chain from finalizing.`;
    if (data.production !== undefined && !isNone(data.production.leaderSlots)) {
      writer.text`In this epoch it made ${counted(data.production.blocks, 'block')} in ${counted(data.production.leaderSlots, 'slot')} it led; ${data.production.skipShare} were skipped.`;
    }
    if (data.schedule?.next !== undefined) writer.text`It leads next in slot ${data.schedule.next}.`;
    writer.table(
      'Credits by epoch',
      [
        { title: 'Epoch', align: 'end' },
        { title: 'Credits', align: 'end' },
        { title: 'vs best', align: 'end' },
      ],
      data.credits.map((row) => [row.epoch, row.credits, row.ofBest ?? words('not known')]),
      callId,
      3,
    );
    const rewards = data.rewards.filter(({ amount }) => amount !== undefined);
    writer.table(
      'Rewards by epoch',
      [
        { title: 'Epoch', align: 'end' },
        { title: 'Reward', align: 'end' },
        { title: 'Commission', align: 'end' },
      ],
      rewards.map((row) => [row.epoch, row.amount, row.commission ?? words('not known')]),
      callId,
      3,
    );
    writer.full`Its identity is ${data.identity}.`;
    if (data.version !== undefined) writer.full`It says in gossip that it runs version ${data.version}.`;
    if (data.website !== undefined) writer.full`It gives as its website: ${data.website}`;
    writer.note`What a validator calls itself is its own word. Past figures do not guarantee rewards.`;
    writer.suggest('What is its commission?', 'When does it lead next?', 'How many validators are there?');
  },
});
