import type { Found } from '../tools/define-tool.ts';
import type listProtocols from '../tools/list-protocols.ts';
import { counted } from '../writing/counted.ts';
import { inOrder } from './define-cue.ts';
import { defineIntent, step, toRowLimit } from './define-intent.ts';

type Data = NonNullable<Found<typeof listProtocols>['data']>;

export default defineIntent({
  id: 'net.defi',
  title: 'Rank the DeFi protocols',
  needs: [],
  phrases: [
    'which defi protocols are the biggest',
    'which defi protocols have the most volume',
    'which defi protocols have the most tvl',
    'which protocol has the most tvl',
    'which dex is the biggest',
    'which dex has the most volume',
    'which dexes are used most',
    'which exchange is traded on most',
    'which amm is the largest',
    'where do people trade most',
    'where is most of the trading done',
    'where does the volume happen',
    'biggest dex',
    'biggest dexes by volume',
    'biggest defi protocols',
    'largest defi protocols',
    'largest protocols by volume',
    'top defi protocols',
    'top {n} defi protocols',
    'top dexes',
    'top dexes today',
    'top protocols this week',
    'list the defi protocols',
    'list of dexes',
    'show me defi protocols',
    'show me the top dexes',
    'defi overview',
    'defi ranking',
    'overview of defi on solana',
    'overview of defi',
    'what is happening in defi',
    'how is defi doing',
    'how is defi doing today',
    'how much was traded on dexes',
    'how much volume did dexes do today',
    'total dex volume',
    'dex volume today',
    'dex volume in the last 24 hours',
    'defi volume this week',
    'what is the trading volume of solana',
    'what are the most popular dexes',
    'what are the leading lending protocols',
    'most used defi protocols',
    'state of defi',
    'which dex is leading, raydium or orca or meteora',
    'tvl ranking',
    'where is all the liquidity locked on solana',
    'top lending platforms by deposits',
    'how much got traded on decentralized exchanges in the past 24h',
    'state of solana defi',
    'market share of each amm',
    'jupiter volume compared with the other venues',
    'i am preparing a quarterly report on the sector and need protocols listed by total value locked',
    'largest liquid staking protocols on solana',
    'who is winning the dex wars',
    'aggregate swap turnover across all exchanges this week',
    'which yield farms have the most money in them',
    'is defi activity on solana growing or shrinking',
    'perps platforms sorted by volume',
    'value locked in kamino, marginfi and co',
    'biggest dex on solana today',
    'which lending protocols lead',
    'raydium or orca, who does more volume',
    'how much got traded on all the dexes in the last 24h',
    'where does most of the liquidity on solana live, which protocol',
    'market share of the swap venues',
    'i am preparing a slide about solana defi, give me the largest protocols with locked value',
    'is jupiter perps bigger than drift these days',
    'dex turnover this week across the ecosystem',
    'who dominates liquid staking and borrowing on chain',
  ],
  cues: [
    [/\bdefi\b/, 0.3],
    [
      inOrder(/\b(?:dex(?:es)?|amms?|protocols?)\b/, /\b(?:most|biggest|largest|top|volume|tvl|popular)\b/),
      0.4,
    ],
    [
      inOrder(
        /\b(?:most|biggest|largest|top|list|leading|total|popular)\b/,
        /\b(?:dex(?:es)?|amms?|protocols?)\b/,
      ),
      0.4,
    ],
    [/\{(?:token|program|tx|address)\}/, -0.5],
    [
      /\bdefi mean|\b(?:what|who) (?:is|are)(?: an?| the)? \w{1,12}(?: \w{1,12})?\W{0,9}$|\b(?:explain|define)\b/,
      -0.5,
    ],
  ],
  plan: ({ asked }) => [
    step('protocols', 'list_protocols', 'Rank the DeFi protocols', {
      ...(asked.window !== undefined && { window: asked.window }),
      ...toRowLimit(asked),
    }),
  ],
  write(writer, { read, asked }) {
    const found = read<Data>('protocols');
    if (found === undefined) return;
    const { data, callId } = found;
    const [first] = data.rows;
    if (first === undefined) {
      writer.line`Our index saw no call of a protocol between ${data.from} and ${data.to}.`;
      writer.suggest('Which programs are used most?', 'How is the network doing?');
      return;
    }
    if (/\b(?:total|how much|how is|state of)\b/i.test(asked.text))
      writer.line`From ${data.from} to ${data.to}, ${data.volume} were traded in pools, in ${counted(data.trades, 'trade')}; most of it on ${first.name}, ${first.volume}.`;
    else
      writer.line`The largest by what was traded from ${data.from} to ${data.to} is ${first.name}, with ${first.volume}.`;
    if (/\btvl\b|\blocked\b/i.test(asked.text))
      writer.note`How much money is locked in a protocol is not measured here; the ranking is by what was traded.`;
    writer.table(
      'The most traded first',
      [
        { title: 'Protocol' },
        { title: 'Kind' },
        { title: 'Volume', align: 'end' },
        { title: 'Trades', align: 'end' },
        { title: 'Calls', align: 'end' },
        { title: 'Failed', align: 'end' },
      ],
      data.rows.map((row) => [row.name, row.category, row.volume, row.trades, row.calls, row.failed]),
      callId,
    );
    if (data.whole.raw === 'no')
      writer.note`Our index begins at ${data.coverage.from}, so the window is not whole.`;
    writer.full`Together ${data.volume} were traded in pools, with ${counted(data.calls, 'call')} of the listed programs. What a router sends on is counted in the pool it ends in.`;
    writer.suggest(
      'Which tokens are traded most?',
      'Which programs are used most?',
      'Show the newest tokens',
    );
  },
});
