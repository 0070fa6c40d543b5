import type { Found } from '../tools/define-tool.ts';
import type listTokens from '../tools/list-tokens.ts';
import { counted, words } from '../writing/counted.ts';
import { defineIntent, step } from './define-intent.ts';

type Data = NonNullable<Found<typeof listTokens>['data']>;

export default defineIntent({
  id: 'token.fresh',
  title: 'List the newest tokens',
  needs: [],
  phrases: [
    'anything new',
    'anything new on the launchpads',
    'any new launch',
    'what came out today',
    'new tokens',
    'new tokens today',
    'newest tokens',
    'show the newest tokens',
    'show me new tokens',
    'show the {n} newest tokens',
    'list the latest {n} tokens',
    'latest tokens',
    'latest launches',
    'last {n} launches',
    'recent launches',
    'recent token launches',
    'recently created tokens',
    'recently launched coins',
    'what tokens were launched today',
    'what launched today',
    'what was just launched',
    'any new coins',
    'any new memecoins',
    'new memecoins',
    'fresh tokens',
    'fresh mints',
    'freshly minted coins',
    'what is new',
    'brand new coins on solana',
    'which tokens were created in the last hour',
    'tokens created today',
    'graduated tokens',
    'new pump tokens',
    'youngest tokens',
    'most recent token',
    'what is the newest token',
    'show launches',
    'tokens nuevos',
    'nuevos tokens de hoy',
    'neue token',
    'neueste token zeigen',
    'nouveaux tokens',
    'novos tokens',
    'tokens recém lançados',
    'could you please show me the newest coins',
    'i would like to see new launches',
    'is there a list of new tokens',
    'which coins are new',
    'which tokens are new today',
    'which coins just came out',
    'which coin was launched last',
    'what tokens just came out',
    'what is fresh',
    'what is new on pump',
    'what is new today',
    'just launched coins',
    'just created tokens',
    'just minted tokens',
    'new coins',
    'new coins today',
    'new launches',
    'new listings',
    'newly listed tokens',
    'newly created memecoins',
    'newly minted tokens of the last hour',
    'latest memecoins',
    'latest coins',
    'last created tokens',
    'early tokens',
    'the youngest coins',
    'tokens launched in the last {n} minutes',
    'tokens less than an hour old',
    'tokens born today',
    'launches today',
    'launches of the last hour',
    'launchpad tokens',
    'recent graduations',
    'which tokens graduated today',
    'which coins migrated',
    'any launches today',
    'got any new coins',
    'show me what is newly launched',
    'any fresh coins out there',
    'newest memecoins on solana',
    'show tokens that were just created',
    'what new tokens are out',
    'which coins launched today',
  ],
  cues: [
    [
      /\bwhat came out\b|\bcoins migrated\b|\bearly tokens\b|\bless than an hour old\b|\bjust (?:launched|created|minted|came out)\b/,
      0.5,
    ],
    [
      /\b(?:new(?:est|ly)?|latest|fresh(?:ly)?|brand new|youngest|just|recent(?:ly)?)\b.*\b(?:tokens?|coins?|memecoins?|launch\w*|mints?)\b/,
      0.4,
    ],
    [/\b(?:launch(?:es|ed)|graduated)\b/, 0.3],
  ],
  plan: ({ asked: { limit } }) => [
    step('tokens', 'list_tokens', 'List the newest tokens', {
      list: 'new',
      ...(limit !== undefined && { limit: Math.min(limit, 50) }),
    }),
  ],
  write(writer, { read }) {
    const found = read<Data>('tokens');
    if (found === undefined) return;
    const { data, callId } = found;
    const [first] = data.rows;
    if (first === undefined) {
      writer.line`Our index saw no token created between ${data.coverage.from} and ${data.coverage.to}.`;
      writer.suggest('Which tokens are traded most?', 'How is the network doing?');
      return;
    }
    writer.line`The newest token is ${first.symbol ?? words('one without a symbol')} (${first.mint}), created ${first.age} before the newest block by ${first.creator}.`;
    writer.table(
      'Newest first',
      [
        { title: 'Token' },
        { title: 'Mint' },
        { title: 'Created' },
        { title: 'Price', align: 'end' },
        { title: 'Traded', align: 'end' },
        { title: 'Holders', align: 'end' },
        { title: 'Beware' },
      ],
      data.rows.map((row) => [
        row.symbol ?? words('no symbol'),
        row.mint,
        row.created,
        row.price?.usd ?? words('none'),
        row.volume,
        row.holders,
        row.marks?.flatMap((mark, index) => (index === 0 ? [mark.words] : [words(', '), mark.words])) ?? [],
      ]),
      callId,
    );
    writer.note`Names are what the makers wrote. A mark under “Beware” is a rule that found something; no mark does not mean safe.`;
    writer.full`Listed are ${counted(data.count, 'token')} whose creation our index saw, up to slot ${data.coverage.slot}.`;
    writer.suggest(
      `What about token ${first.mint.raw}?`,
      'Which tokens moved most today?',
      'Which tokens are traded most?',
    );
  },
});
