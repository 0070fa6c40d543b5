import type { Found } from '../tools/define-tool.ts';
import type getValidator from '../tools/get-validator.ts';
import { counted, words } from '../writing/counted.ts';
import type { Piece } from '#assistant/write/writer';
import { anyOf, inOrder } from './define-cue.ts';
import { defineIntent, step } from './define-intent.ts';
import { isNone } from './define-transaction-intent.ts';

type Data = NonNullable<Found<typeof getValidator>['data']>;

export default defineIntent({
  id: 'validator.overview',
  title: 'Describe the validator',
  needs: [{ name: 'vote', kind: 'validator' }],
  phrases: [
    'is it reliable',
    'is this validator reliable',
    'how reliable is it',
    'how much do they charge',
    'how big is its stake',
    'what is this',
    'who is this',
    'who runs this',
    'how is it doing',
    'who is this validator',
    'who is validator {address}',
    'what is this validator',
    'validator {address}',
    'validator {validator}',
    'tell me about validator {address}',
    'tell me about this validator',
    'validator info',
    'describe the validator {address}',
    'explain this validator',
    'commission of validator {address}',
    'what is its commission',
    'how high is the commission of this validator',
    'commission?',
    'how much stake does validator {address} have',
    'how much stake does it have',
    'how much is staked with {address}',
    'stake of this validator',
    'rank of validator {address}',
    'is validator {address} delinquent',
    'is it delinquent',
    'is this validator voting',
    'is the validator {address} healthy',
    'is it online',
    'skip rate of {address}',
    'skip rate of this validator',
    'how many blocks did it skip',
    'how many blocks has this validator made',
    'when does it lead next',
    'next leader slot of {address}',
    'which version does validator {address} run',
    'what client does this validator run',
    'vote credits of {address}',
    'rewards of validator {address}',
    'does this validator take a commission',
    'identity of the validator {address}',
    'vote account {address}',
    'is it a good validator',
    'comisión del validador {address}',
    'wer ist der validator {address}',
    'qui est le validateur {address}',
    'quem é o validador {address}',
    'could you please tell me about this validator',
    'i would like to know how this validator is doing',
    'is this a good validator to stake with',
    'is {validator} a good validator',
    'is {validator} reliable',
    'is {validator} delinquent',
    'is {validator} active',
    'is this validator active',
    'is this validator down',
    'is this validator still running',
    'is it voting',
    'has it missed votes',
    'does it miss blocks',
    'how much does this validator charge',
    'how much commission does {validator} take',
    'how much commission does it take',
    'how much is staked here',
    'how much is staked with it',
    'how much stake has {validator}',
    'how much sol is delegated to this validator',
    'how many people stake with it',
    'how many blocks has {validator} produced',
    'how many slots did it skip',
    'how large is this validator',
    'how big is this validator',
    'how good is {validator}',
    'what rank does it have',
    'what commission does {validator} charge',
    'which version does it run',
    'which client is it',
    'who operates this validator',
    'who runs validator {address}',
    'uptime of {validator}',
    'performance of this validator',
    'performance of {validator}',
    'stake of {validator}',
    'commission of {validator}',
    'active stake',
    'apy of this validator',
    'rewards of this validator',
    'block production of {validator}',
    'last vote of this validator',
    'when is its next slot',
    'next block of this validator',
    'name of this validator',
    'validator details',
    'validator status',
    'how is {validator} performing',
    'how much stake is on this validator',
    'what fee does this validator take',
    'does this validator skip many blocks',
    'how reliable is {validator}',
    'how high is the commission of {validator}',
    'is this validator any good',
    'how much sol is staked with {validator}',
    'tell me about {validator}',
    'how is this validator doing',
    'how much stake does this node have',
    'uptime and skip rate of {validator}',
    'i delegate to {validator}, is he reliable and does he pay out well',
    'vote credits here vs the average',
    'which client version does {validator} run',
    'where is this node hosted, which data center',
    'apy for staking with {validator}',
    'did my node miss many leader slots this epoch',
    '{validator} info',
    'has {validator} ever raised its commission on the sly',
    'next leader slot of {validator}',
    'is it a good choice to leave my stake with this validator, what are its numbers',
    'my vote account {validator} seems to lag behind, what are its last votes and root',
    'is this a good one to stake with? commission, uptime, stake',
    '{validator} commission and delinquency',
    'how is my node doing',
    'tell me about validator {validator}, i may delegate to them',
    'skip rate, vote credits, version',
    'are these guys delinquent, and how much stake is delegated to them',
    'how is {validator} doing',
    'commission of this validator',
    'tell me about the node {validator}',
    'how much stake does this one have',
    'i delegated to {validator} in spring, are they any good',
    'apy with this operator',
    'did {validator} raise its commission recently',
    'what software version does it run',
    'i picked {validator} two years ago because the logo was cute and never looked again, is that node reliable, what does it charge and how large is its stake',
    'profile of this validator, where is the machine, who runs it, how much is staked',
  ],
  cues: [
    [
      /^\W{0,9}(?:how much do they charge|how is it doing|what is its commission|is it online|which version does it run|when is its next slot)\b/,
      0.3,
    ],
    [/^\W{0,9}who is (?:this|it)\W{0,9}$/, 0.25],
    [
      anyOf(
        /\b(?:this|the) valid(?:ator|ador|ateur)\b/,
        inOrder(/\bvalid(?:ator|ador|ateur)\b/, /\{(?:address|validator)\}/),
      ),
      0.4,
    ],
    [/\b(?:skip rate|delinquent|vote account|leader slot|vote credits)\b/, 0.3],
  ],
  plan: ({ slots: { vote } }) => [step('validator', 'get_validator', 'Read the validator', { vote })],
  write(writer, { read, asked }) {
    const found = read<Data>('validator');
    if (found === undefined) return;
    const { data, callId } = found;
    const name: Piece =
      data.name === undefined
        ? [words('The validator '), data.vote]
        : [data.name, words(' ('), data.vote, words(')')];
    const { text } = asked;
    if (data.rank === undefined) {
      writer.line`${name} has no stake and does not vote in epoch ${data.epoch}.`;
      writer.suggest('How many validators are there?', 'How is the network doing?');
      return;
    }
    const state = words(
      data.delinquent?.raw === 'yes' ? 'is delinquent: it has stopped voting' : 'is voting',
    );
    if (/\bcommission|comisi/i.test(text))
      writer.line`${name} keeps ${data.commission} of the inflation rewards as commission.`;
    else if (/\bskip|\bblocks?\b/i.test(text) && data.production !== undefined) {
      writer.line`${name} made ${counted(data.production.blocks, 'block')} in ${counted(data.production.leaderSlots, 'slot')} it led, and skipped ${data.production.skipped}, which is ${data.production.skipShare}.`;
    } else if (/\bnext\b|\blead/i.test(text) && data.schedule?.next !== undefined) {
      writer.line`${name} leads next in slot ${data.schedule.next}${data.schedule.inTime === undefined ? undefined : [words(', in about '), data.schedule.inTime]}.`;
    } else if (/\b(?:version|client|software)\b/i.test(text) && data.version !== undefined) {
      writer.line`${name} says in gossip that it runs version ${data.version}.`;
    } else if (/\bstake[d]?\b/i.test(text)) {
      writer.line`${data.stake} are staked with ${name}, ${data.share} of all active stake.`;
    } else if (/\b(?:delinquent|voting|online|healthy|up|down)\b/i.test(text))
      writer.line`${name} ${state}; its last vote is for slot ${data.lastVote}.`;
    else {
      writer.line`${name} stands at place ${data.rank} of ${counted(data.validators, 'validator')} by stake: ${data.stake}, at a commission of ${data.commission}.`;
    }
    writer.text`It ${state}, and holds ${data.share} of all active stake.`;
    if (/\b(?:commission\b|comisi|skip|next\b|lead|version\b|client\b|staked?\b)/i.test(text)) {
      writer.text`Its commission is ${data.commission}, and it stands at place ${data.rank} of ${data.validators} by stake.`;
    }
    if (data.superminority?.raw === 'yes')
      writer.text`It is of the superminority: the fewest validators that together could stop the chain from finalizing.`;
    if (data.production !== undefined && !isNone(data.production.leaderSlots)) {
      writer.text`In this epoch it made ${counted(data.production.blocks, 'block')} in ${counted(data.production.leaderSlots, 'slot')} it led; ${data.production.skipShare} were skipped.`;
    }
    if (data.schedule?.next !== undefined && !/\bnext\b/i.test(text))
      writer.text`It leads next in slot ${data.schedule.next}.`;
    writer.table(
      'Credits by epoch',
      [
        { title: 'Epoch', align: 'end' },
        { title: 'Credits', align: 'end' },
        { title: 'Of the best', align: 'end' },
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
    writer.note`What a validator calls itself is its own word. Past figures are no promise of rewards.`;
    writer.suggest('What is its commission?', 'When does it lead next?', 'How many validators are there?');
  },
});
