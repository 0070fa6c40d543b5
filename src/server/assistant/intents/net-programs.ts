import type { Found } from '../tools/define-tool.ts';
import type listPrograms from '../tools/list-programs.ts';
import { words } from '../writing/counted.ts';
import { anyOf, inOrder } from './define-cue.ts';
import { defineIntent, step, toRowLimit } from './define-intent.ts';

type Data = NonNullable<Found<typeof listPrograms>['data']>;

export default defineIntent({
  id: 'net.programs',
  title: 'Rank the programs',
  needs: [],
  phrases: [
    'which programs are used most',
    'which programs are called most',
    'which programs are the most popular',
    'which programs use the most compute',
    'which programs burn the most compute units',
    'which programs fail the most',
    'which programs have the most failures',
    'which programs are running on the network',
    'which contracts are hot right now',
    'most used programs',
    'most called programs',
    'most active programs',
    'most popular programs on solana',
    'most popular contracts',
    'most popular smart contracts right now',
    'top programs',
    'top {n} programs',
    'top programs right now',
    'top programs by compute',
    'busiest programs',
    'busiest contracts on the network',
    'list the busiest programs',
    'show me the top programs',
    'show me the programs in use',
    'what programs are people using',
    'what programs are being called at the moment',
    'what are the most used programs',
    'what are the busiest smart contracts',
    'what is the most used program',
    'what is the busiest program on the chain',
    'what is eating all the compute on the network',
    'what is taking up the block space',
    'who uses up the block space',
    'who is using all the compute',
    'ranking of programs',
    'rank the programs by use',
    'program leaderboard',
    'which dapps are used most',
    'which apps are people using on solana',
    'popular dapps right now',
    'which smart contracts are popular at the moment',
    'top programs by transaction count',
    'what apps do people use most on solana',
    'busiest contracts today',
    'ranking of programs by compute consumption',
    'who is eating the blockspace, which programs',
    'hot dapps right now',
    'most called program ids over the past day',
    'leaderboard of on chain programs by number of users',
    'i am a developer scouting for integrations so id like to see which deployed programs get the heaviest traffic',
    'what contract sees the most invocations',
    'programs with the greatest activity',
    'which protocols code runs most often across the chain',
    'is pump fun still the number one program by calls',
    'top 10 program list',
    'where is all the traffic going, program wise',
    'most invoked executables on mainnet',
    'what is hogging compute on chain',
    'who is hogging the block space at the moment',
    'which programs eat the most blockspace',
    'most called smart contracts today',
    'top programs by transactions',
    'what are people using on solana the most, contract wise',
    'busiest program on the network',
    'list of hot program ids over the last day',
    'rank dapps on-chain code by number of invocations',
    'who is hogging the compute on mainnet, program wise',
    'most popular contracts right now',
    'is pump.fun still the most invoked program or did something overtake it',
    'leaders among programs according to usage',
    'i write a newsletter on developer adoption, which deployed contracts see the heaviest traffic',
  ],
  cues: [
    [
      anyOf(
        inOrder(
          /\b(?:most|top|busiest|popular|rank\w{0,12}|list|hot(?:test)?|leaderboard)\b/,
          /\b(?:programs|contracts|dapps|apps)\b/,
        ),
        inOrder(
          /\b(?:programs|contracts|dapps)\b/,
          /\b(?:most|popular|busiest|right now|at the moment|people using)\b/,
        ),
      ),
      0.45,
    ],
    [
      /\bblock ?space\b|\b(?:most used|busiest|most called|most popular) (?:program|contract|dapp|app)\b/,
      0.45,
    ],
    [
      /\{tx\}|\{slot\}|\{address\}|\b(?:this|the|in) (?:transaction|tx|block|swap)\b|\b(?:were|was|did|it|here)\b/,
      -0.35,
    ],
  ],
  plan: ({ asked }) => [
    step('programs', 'list_programs', 'Rank the programs', {
      ...toRanking(asked.text),
      ...toRowLimit(asked),
    }),
  ],
  write(writer, { read }) {
    const found = read<Data>('programs');
    if (found === undefined) return;
    const { data, callId } = found;
    const [first] = data.rows;
    if (first === undefined || data.blocks === undefined) {
      writer.line`No block was looked at yet in which programs could be counted. Ask again in some seconds.`;
      writer.suggest('How is the network doing?', 'What can you do?');
      return;
    }
    const name = first.name ?? first.program;
    if (data.sort.raw === 'compute') writer.line`${name} used the most compute: ${first.computeUnits}.`;
    else if (data.sort.raw === 'failed' && first.failed?.raw === '0')
      writer.line`No transaction of those looked at failed.`;
    else if (data.sort.raw === 'failed')
      writer.line`The most failed transactions call ${name}: ${first.failed} of ${first.transactions}.`;
    else writer.line`${name} is called most, by ${first.transactions} transactions.`;
    writer.text`That is out of ${data.blocks} of the newest blocks, between slots ${data.from} and ${data.to}.`;
    writer.table(
      TITLES[data.sort.raw] ?? 'Programs',
      [
        { title: 'Name' },
        { title: 'Program' },
        { title: 'Category' },
        { title: 'Transactions', align: 'end' },
        { title: 'Failed', align: 'end' },
        { title: 'Compute', align: 'end' },
      ],
      data.rows.map((row) => [
        row.name ?? words('not named'),
        row.program,
        row.category,
        row.transactions,
        row.failed,
        row.computeUnits,
      ]),
      callId,
    );
    writer.note`A sample of the newest blocks, votes included; over days, see the analytics pages.`;
    writer.suggest(
      `What is program ${first.program.raw}?`,
      'Which programs fail the most?',
      'How is the network doing?',
    );
  },
});

const TITLES: Readonly<Record<string, string>> = {
  transactions: 'The most called first',
  compute: 'The most compute first',
  failed: 'The most failures first',
};

function toRanking(text: string): Readonly<Record<string, string>> {
  if (/\bfail/i.test(text)) return { sort: 'failed' };
  return /\bcompute\b|\bcu\b|\bblock ?space\b/i.test(text) ? { sort: 'compute' } : {};
}
