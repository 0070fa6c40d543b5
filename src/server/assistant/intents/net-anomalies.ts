import type { RuleName } from '#contracts/market/anomaly-rules';
import type { Found } from '../tools/define-tool.ts';
import type listAnomalies from '../tools/list-anomalies.ts';
import { counted, words } from '../writing/counted.ts';
import { anyOf, inOrder } from './define-cue.ts';
import { defineIntent, step, toRowLimit } from './define-intent.ts';

type Data = NonNullable<Found<typeof listAnomalies>['data']>;

export default defineIntent({
  id: 'net.anomalies',
  title: 'Look for what is unusual on the chain',
  needs: [],
  phrases: [
    'is there an anomaly on the chain',
    'any anomalies',
    'any anomalies right now',
    'any sandwich attacks lately',
    'any rug pulls lately',
    'any big transfers lately',
    'any whale moves today',
    'any large transfers recently',
    'any attacks on the network',
    'any liquidity pulled recently',
    'anything unusual on the network',
    'anything strange happening on chain',
    'anything suspicious going on on the network',
    'are there sandwich attacks',
    'are there any sandwiches right now',
    'did anybody get sandwiched lately',
    'did somebody pull liquidity',
    'has anybody rugged today',
    'latest anomalies',
    'latest rug pulls',
    'list anomalies',
    'list unusual activity',
    'monitoring alerts',
    'which alerts are there on the network',
    'latest warnings of the monitoring',
    'recent anomalies',
    'recent rug pulls',
    'recent sandwich attacks',
    'recent whale trades',
    'recent large transfers',
    'show me anomalies',
    'show me what is unusual',
    'show me the latest sandwich attacks',
    'show unusual activity',
    'show whale trades',
    'unusual activity on solana',
    'what did the monitoring find',
    'what did the rules find',
    'what is unusual right now',
    'what strange things happened lately',
    'whale alerts',
    'were there fee spikes',
    'who was sandwiched lately',
    'address poisoning attacks lately',
    'anything weird happening on chain',
    'what are whales doing today',
    'show big suspicious trades from the past hour',
    'any exploits or hacks going on right now',
    'who got sandwiched lately',
    'huge transfers spotted today',
    'i do threat research and would like a feed of abnormal events across the network, not for one wallet',
    'mev bots extracting the most at the moment',
    'what just got rugged',
    'whale alert',
    'something fishy in the market today',
    'strange spikes detected on the network recently',
    'biggest single buys anyone made today',
    'which scams popped off this morning',
    'outliers on the chain in the last few hours',
    'anything weird going on',
    'who got rugged today',
    'show whale moves of the last hour',
    'any suspicious activity on chain i should write about',
    'did some mega wallet just shift a fortune',
    'mev carnage lately',
    'find me exploits or strange spikes happening across solana now',
    'i run a small crypto podcast and we record in an hour, are there any strange things, rugs, attacks or giant transfers that happened on solana lately',
    'alert me to what looks off in the past few blocks',
    'latest sandwiched victims and the bots doing it',
    'slow news day at the desk, is there some fishy stuff on the network worth digging into',
  ],
  cues: [
    [/\banomal(?:y|ies|ous)\b|\bunusual\b|\bwhale (?:alert|trade|move)s?\b/, 0.4],
    [
      anyOf(
        inOrder(
          /\b(?:any|recent|latest|lately|show|list|today)\b/,
          /\b(?:sandwich\w{0,12}|rug ?pulls?|rugged|poisoning|large transfers|liquidity pull\w{0,12}|fee spikes?)\b/,
        ),
        inOrder(/\b(?:sandwich\w{0,12}|rug ?pulls?|poisoning)\b/, /\b(?:lately|recently|today|right now)\b/),
      ),
      0.45,
    ],
    [
      /\{(?:tx|address|token|program|slot|validator)\}|\b(?:this|here|it|i|my)\b|\bwhat is (?:an? )?\w{1,12}\W{0,9}$/,
      -0.35,
    ],
  ],
  plan: ({ asked }) => [
    step('anomalies', 'list_anomalies', 'Look for what is unusual', {
      ...toFilter(asked.text),
      ...toRowLimit(asked),
    }),
  ],
  write(writer, { read }) {
    const found = read<Data>('anomalies');
    if (found === undefined) return;
    const { data, callId } = found;
    const { coverage, rule } = data;
    const [first] = data.rows;
    if (first === undefined) {
      writer.line`Nothing of that was found in the blocks of our index, from ${coverage.from} to ${coverage.to}.`;
      writer.suggest('Any anomalies on the network?', 'How is the network doing?');
      return;
    }
    writer.line`The newest finding is “${first.what}” in slot ${first.slot}, at ${first.time}${first.subject === undefined ? undefined : [words(', of '), first.subject]}.`;
    writer.table(
      rule === undefined ? 'What rules found, newest first' : 'Newest first',
      [
        { title: 'What' },
        { title: 'How grave' },
        { title: 'When' },
        { title: 'Slot', align: 'end' },
        { title: 'Of' },
        { title: 'Transaction' },
      ],
      data.rows.map((row) => [
        row.what,
        row.severity,
        row.time,
        row.slot,
        row.subject ?? words('the network'),
        row.signature ?? words('several'),
      ]),
      callId,
    );
    writer.note`These are rules with bounds. A finding is no proof of intent, and what no rule looks for is not among them.`;
    writer.full`${counted(data.count, 'finding')} ${words(data.more.raw === 'yes' ? 'are listed; there are older ones' : 'are listed, which is all')}, out of the blocks up to slot ${coverage.slot}.`;
    writer.suggest('How is the network doing?', 'Which programs fail the most?', 'Show the newest tokens');
  },
});

/** The rule a question names. */
function toFilter(text: string): Readonly<Record<string, string>> {
  const rule = RULE_WORDS.find(([pattern]) => pattern.test(text))?.[1];
  if (rule !== undefined) return { rule };
  return /\bwarnings?\b|\bgrave\b|\bserious\b/i.test(text) ? { severity: 'warning' } : {};
}

const RULE_WORDS: readonly (readonly [RegExp, RuleName])[] = [
  [/\bsandwich/i, 'sandwich'],
  [/\brug|\bliquidity\b/i, 'liquidity-pull'],
  [/\bpoison/i, 'address-poisoning'],
  [/\bdust/i, 'dust-wave'],
  [/\bfee spikes?\b/i, 'fee-spike'],
  [/\b(?:large|big|huge) transfers?\b/i, 'large-transfer'],
  [/\bwhales?\b/i, 'whale-trade'],
  [/\bskipped\b/i, 'skipped-run'],
];
