import type { Found } from '../tools/define-tool.ts';
import type listTokens from '../tools/list-tokens.ts';
import { words } from '../writing/counted.ts';
import { anyOf, inOrder } from './define-cue.ts';
import { defineIntent, step, toRowLimit } from './define-intent.ts';

type Data = NonNullable<Found<typeof listTokens>['data']>;

/** Which of the rankings is asked for. */
function toList(text: string): 'volume' | 'losers' | 'gainers' {
  if (/\b(?:volumen?|traded|trading|active|popular|trending|hot(?:test)?|turnover|liquid)\b/i.test(text))
    return 'volume';
  if (
    /\b(?:los(?:er|ing|t)|lose\b|drop|fall|fell\b|down\b|worst\b|dump|bleed|red\b|crash|verlierer\b|perdedor|perdants?\b|baja)/i.test(
      text,
    )
  ) {
    return 'losers';
  }
  return 'gainers';
}

export default defineIntent({
  id: 'token.movers',
  title: 'Rank the traded tokens',
  needs: [],
  phrases: [
    'top gainers',
    'top gainers today',
    'top {n} gainers',
    'biggest gainers in the last hour',
    'gainers',
    'gainers and losers',
    'top losers',
    'biggest losers today',
    'which tokens lost the most',
    'which tokens moved most today',
    'which tokens moved the most',
    'biggest movers',
    'top movers this week',
    'which tokens are up the most',
    'which coins went up today',
    'which coins are pumping',
    'what is pumping',
    'what is pumping right now',
    'what is mooning today',
    'which tokens dropped most',
    'what is dumping',
    'which tokens are traded most',
    'most traded tokens',
    'top tokens by volume',
    'top {n} tokens by volume',
    'tokens with the highest volume',
    'highest volume coins in the last 24h',
    'trending tokens',
    'what is trending',
    'trending coins on solana',
    'hottest tokens right now',
    'most active tokens',
    'most popular tokens this week',
    'best performing tokens',
    'worst performing tokens',
    'best tokens of the week',
    'top tokens',
    'list the top {n} coins',
    'market movers',
    'cuáles tokens subieron más',
    'tokens con más volumen',
    'größte gewinner heute',
    'meistgehandelte token',
    'tokens les plus échangés',
    'plus fortes hausses',
    'maiores altas do dia',
    'tokens mais negociados',
    'could you please show me the top tokens of today',
    'i would like to know which coins are hot',
    'which coins are hot',
    'which coins are hot right now',
    'what is hot',
    'what is hot today',
    'what are people trading',
    'what is everyone trading today',
    'what are people buying right now',
    'what is popular right now',
    'popular coins',
    'popular tokens',
    'which tokens are popular',
    'winners and losers',
    'winners of the day',
    'biggest winners',
    'losers of the day',
    'worst coins today',
    'best coins today',
    'coins that rose the most',
    'coins that fell the most',
    'which coins fell most today',
    'which token rose the most',
    'which coin gained the most in 24h',
    'which coins are crashing',
    'which tokens are going up',
    'which tokens went down the most',
    'which token has the most volume',
    'which coins have the highest volume',
    'highest volume tokens',
    'most bought coins',
    'most volatile tokens',
    'ranking of tokens',
    'ranking of coins by volume',
    'leaderboard of tokens',
    'token leaderboard',
    'trending',
    'trending memecoins',
    'what is pumping on solana',
    'market overview',
    'how is the market today',
    'top memecoins',
    'which coins gained most today',
    'show the biggest losers',
    'what coins are doing well today',
    'rank tokens by volume',
    'which memecoins are trending',
    'which tokens are rising the most',
    'top {n} tokens today',
    'what is the most traded coin',
    'which coins pumped the hardest today',
    'biggest losers on solana last 24h',
    'what is trending right now',
    'what is everybody aping into at the moment',
    'worst performing memecoins this week',
    'anything mooning',
    'give me a leaderboard of coins by volume',
    'hottest tokens today, degen mode on',
    'which tickers crashed the most since yesterday',
    'what are traders rotating into, i have been offline for three days and missed all the action',
    'tokens with highest percent rise',
    'market winners and laggards',
    'who is the best performer among spl coins today',
    'sharpest drops of the hour across the market',
    'tell which coin is very popular now for trading',
    'where is all the hype this morning, what coins',
    'what is pumpin right now',
    'biggest losers of the day on solana',
    'todays most traded coins',
    'forget this one, what other coins are mooning',
    'rank the tokens by 24h percentage gain, top 10',
    'anything hot? trending coins list',
    'which coins got wrecked the worst in the last day',
    'hottest tokens by volume',
    'trending memes right now',
    'biggest losers',
    'what is everyone trading on solana at this hour',
    'show the coins with the wildest swings',
    'which tokens ran the hardest this week',
    'who leads the tables, winners and losers among coins',
    'market movers pls',
    'i have been off the grid for two days, which tokens exploded meanwhile',
  ],
  cues: [
    [
      /\b(?:most traded|tokens con m[aá]s|gr[oö][sß]{1,9}te gewinner|meistgehandelte|plus fortes hausses|maiores altas|mais negociados)\b|\bmarket (?:overview|today)\b|\bhow is the market\b|\bcoins are (?:crashing|hot)\b|\bpeople (?:buying|trading)\b|\beveryone (?:buying|trading)\b/,
      0.5,
    ],
    [/\b(?:gainers?|losers?|movers?|trending)\b/, 0.5],
    [inOrder(/\b(?:most|top|best|highest|hottest|biggest|worst)\b/, /\b(?:tokens|coins|memecoins)\b/), 0.3],
    [
      anyOf(
        /\bwhat is (?:pumping|dumping|mooning|trending|hot)\b/,
        inOrder(
          /\b(?:which|what) (?:tokens|coins|memecoins)\b/,
          /\b(?:up|down|most|pump\w{0,12}|dump\w{0,12}|mov\w{1,12}|traded)\b/,
        ),
      ),
      0.4,
    ],
  ],
  plan: ({ asked }) => [
    step('tokens', 'list_tokens', 'Rank the traded tokens', {
      list: toList(asked.text),
      ...(asked.window !== undefined && { window: asked.window }),
      ...toRowLimit(asked),
    }),
  ],
  write(writer, { read }) {
    const found = read<Data>('tokens');
    if (found === undefined) return;
    const { data, callId } = found;
    const list = data.list.raw;
    const [first] = data.rows;
    if (first === undefined) {
      writer.line`No token ${words(list === 'losers' ? 'fell' : list === 'gainers' ? 'rose' : 'was traded')} in the last ${data.window} in the blocks our index covers.`;
      writer.suggest('Show the newest tokens', 'How is the network doing?');
      return;
    }
    const name = [first.symbol ?? words('a token without a symbol'), words(' ('), first.mint, words(')')];
    if (list === 'volume')
      writer.line`Most was traded of ${name} in the last ${data.window}: ${first.volume}.`;
    else if (list === 'losers')
      writer.line`${name} fell the most in the last ${data.window}: its price changed by ${first.change}.`;
    else writer.line`${name} rose the most in the last ${data.window}: its price changed by ${first.change}.`;
    writer.table(
      list === 'volume'
        ? 'Most traded first'
        : list === 'losers'
          ? 'Fell the most first'
          : 'Rose the most first',
      [
        { title: 'Token' },
        { title: 'Mint' },
        { title: 'Price', align: 'end' },
        { title: 'Change', align: 'end' },
        { title: 'Volume', align: 'end' },
        { title: 'Liquidity', align: 'end' },
      ],
      data.rows.map((row) => [
        row.symbol ?? words('no symbol'),
        row.mint,
        row.price?.usd ?? words('none'),
        row.change ?? words('not known'),
        row.volume,
        row.liquidity ?? words('not known'),
      ]),
      callId,
    );
    writer.note`Ranked are tokens that were traded in the blocks our index covers, up to slot ${data.coverage.slot}. A large change may rest on little trading: look at the liquidity.`;
    writer.suggest(
      `Is token ${first.mint.raw} safe?`,
      list === 'volume' ? 'Which tokens moved most today?' : 'Which tokens are traded most?',
      'Show the newest tokens',
    );
  },
});
