import type { Found } from '../tools/define-tool.ts';
import type listValidators from '../tools/list-validators.ts';
import { counted, words } from '../writing/counted.ts';
import { anyOf, inOrder } from './define-cue.ts';
import { defineIntent, step, toRowLimit } from './define-intent.ts';

type Data = NonNullable<Found<typeof listValidators>['data']>;

export default defineIntent({
  id: 'net.validators',
  title: 'Rank the validators',
  needs: [],
  phrases: [
    'list the validators',
    'list all validators',
    'show me the validators',
    'show the biggest validators',
    'biggest validators',
    'largest validators by stake',
    'top validators',
    'top {n} validators',
    'top validators by stake',
    'who are the big validators',
    'who are the biggest validators',
    'who are the validators here',
    'who runs the network',
    'who secures this chain',
    'who produces the blocks here',
    'which validator has the most stake',
    'which validator is the largest',
    'which validators have the most stake',
    'which validators are there',
    'which validators are delinquent',
    'which validators do not vote',
    'which validators are offline',
    'who is delinquent right now',
    'show me delinquent validators',
    'are there validators that are down, and which',
    'validators with the lowest commission',
    'cheapest validators',
    'which validator takes the least commission',
    'which validator charges zero commission',
    'where should the commission be lowest',
    'best performing validators',
    'validators with the most credits',
    'which validators vote best',
    'which validator earned the most credits',
    'which validators are in the superminority',
    'who is in the superminority',
    'whom can i delegate to',
    'whom can i stake with',
    'where can i stake my sol',
    'ranking of validators',
    'validator leaderboard',
    'rank the validators',
    'validator list',
    'main validators of this cluster',
    'who holds the stake',
    'how is the stake spread over validators',
    'slowest validators',
    'validators with the worst vote lag',
    'biggest validators by stake',
    'who are the best nodes to delegate to by apy',
    'rank validators by commission',
    'leaderboard of block producers',
    'which operators hold the most delegated sol',
    'largest stakers list on the network, validators only',
    'validators with lowest skip rate',
    'i run a small node and want to see the table of competitors sorted by active stake',
    'any delinquent validators currently',
    'zero commission validators available',
    'where do i find a trustworthy validator, show me the strongest ones',
    'highest yielding vote accounts',
    'stake distribution across validators, first twenty',
    'give list of good validator with high uptime',
    'which validators dominate solana',
    'most powerful nodes please',
    'who are the best nodes to delegate to in terms of apy',
    'leaderboard of validators',
    'which operators charge zero commission',
    'who controls the superminority',
    'top ten stakers favorites among the validators',
    'name the most heavily staked nodes on mainnet',
    'any delinquent validators at the moment, list the worst offenders',
    'i want to stake my first coins, show me the ranking of the operators with uptime and commission',
    'which validators run the most performant setup, fewest skipped slots',
    'vote credits champions this epoch',
    'i have about 40 sol doing nothing and i keep hearing one should stake, which operators come out on top if you order them by quality and commission',
  ],
  cues: [
    [
      anyOf(
        inOrder(
          /\b(?:top|big(?:gest)?|largest|main|list|rank\w{0,12}|leaderboard|best|worst|cheapest|slowest|which|show|who are|offline|delinquent)\b/,
          /\bvalidators\b/,
        ),
        inOrder(
          /\bvalidators?\b/,
          /\b(?:list|ranking|leaderboard|by stake|most stake|lowest commission|least commission|most credits)\b/,
        ),
      ),
      0.4,
    ],
    [
      anyOf(
        inOrder(/\bsuperminority\b/, /\bwho\b/),
        inOrder(/\bwho\b/, /\bsuperminority\b/),
        inOrder(/\bwho\b/, /\b(?:is|are) delinquent\b/),
      ),
      0.4,
    ],
    [/\b(?:whom?|where) (?:can|could|should|do) (?:i|we) (?:delegate|stake)\b/, 0.5],
    [/\bhow many\b|\{validator\}|\b(?:this|its|that) validator\b/, -0.4],
  ],
  plan: ({ asked }) => [
    step('validators', 'list_validators', 'Rank the validators', {
      ...toRanking(asked.text),
      ...toRowLimit(asked),
    }),
  ],
  write(writer, { read }) {
    const found = read<Data>('validators');
    if (found === undefined) return;
    const { data, callId } = found;
    const [first] = data.rows;
    const state = data.state?.raw;
    if (first === undefined) {
      writer.line`None of the ${counted(data.validators, 'validator')} is ${words(state ?? 'there')} in epoch ${data.epoch}.`;
      writer.suggest('How many validators are there?', 'How is the network doing?');
      return;
    }
    const who = first.name ?? first.vote;
    if (state === 'delinquent')
      writer.line`${counted(data.matching, 'validator')} of ${data.validators} are delinquent; the largest is ${who}, with ${first.stake} of stake.`;
    else if (state === 'superminority')
      writer.line`${counted(data.matching, 'validator')} together hold more than a third of the stake; the largest is ${who}, with ${first.stake} (${first.share}).`;
    else if (data.sort.raw === 'commission')
      writer.line`The lowest commission is ${first.commission}, of ${who}, with ${first.stake} of stake.`;
    else if (data.sort.raw === 'credits' && first.credits !== undefined)
      writer.line`Most credits in epoch ${data.epoch} has ${who}: ${first.credits}.`;
    else if (data.sort.raw === 'lag' && first.voteLag !== undefined)
      writer.line`Furthest behind with its votes is ${who}, by ${first.voteLag}.`;
    else writer.line`The largest validator is ${who}, with ${first.stake} of stake, ${first.share} of all.`;
    writer.table(
      TITLES[data.sort.raw] ?? 'Validators',
      [
        { title: 'Rank', align: 'end' },
        { title: 'Name' },
        { title: 'Vote account' },
        { title: 'Stake', align: 'end' },
        { title: 'Share', align: 'end' },
        { title: 'Commission', align: 'end' },
        { title: 'Votes' },
      ],
      data.rows.map((row) => [
        row.rank,
        row.name ?? words('none'),
        row.vote,
        row.stake,
        row.share,
        row.commission,
        words(row.delinquent.raw === 'yes' ? 'not' : 'yes'),
      ]),
      callId,
    );
    writer.text`Together, ${counted(data.validators, 'validator')} hold ${data.activeStake} of stake; ${data.delinquent} are delinquent.`;
    writer.note`Names are what validators call themselves. Rank is by stake; a low commission alone says nothing of how reliably one votes.`;
    writer.suggest(
      `Tell me about validator ${first.vote.raw}`,
      'Which validators are delinquent?',
      'How is the network doing?',
    );
  },
});

const TITLES: Readonly<Record<string, string>> = {
  stake: 'The most stake first',
  commission: 'The lowest commission first',
  credits: 'The most credits first',
  lag: 'The furthest behind first',
};

/** By what the question ranks, and which of them it asks about. */
function toRanking(text: string): Readonly<Record<string, string>> {
  if (/\bdelinquent\b|\boffline\b|\bdown\b|\bnot vot/i.test(text)) return { state: 'delinquent' };
  if (/\bsuperminority\b/i.test(text)) return { state: 'superminority' };
  if (/\bcommission\b|\bcheap|\bfees?\b|\bcharges?\b/i.test(text)) return { sort: 'commission' };
  if (/\bcredits?\b|\bperform|\bvotes? best\b|\bbest\b/i.test(text)) return { sort: 'credits' };
  if (/\blag\b|\bslow|\bbehind\b|\bworst\b/i.test(text)) return { sort: 'lag', order: 'desc' };
  return {};
}
