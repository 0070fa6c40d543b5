import { agreeing, counted, words } from '../writing/counted.ts';
import { tokenName } from '../writing/token-name.ts';
import { defineTokenIntent } from './define-token-intent.ts';
import { isNone } from './define-transaction-intent.ts';

export default defineTokenIntent({
  id: 'token.volume_liquidity',
  title: 'Read volume and liquidity',
  tool: 'get_market',
  reads: 'Read volume and liquidity',
  phrases: [
    'how much {token} got traded in the last day',
    'how much of it was traded',
    'which dex trades {token}',
    'which dex has {token}',
    'volume of {token}',
    'volume of {address}',
    '{token} volume',
    '{token} 24h volume',
    'volume?',
    'what is the volume',
    'trading volume of this token today',
    'how much {token} was traded today',
    'how much volume did {token} do this week',
    'how many trades today',
    'liquidity of {token}',
    'liquidity of {address}',
    '{token} liquidity',
    'liquidity?',
    'what is its liquidity',
    'how much liquidity does it have',
    'how much liquidity is in the pools',
    'is there enough liquidity',
    'how liquid is {token}',
    'volume and liquidity of {token}',
    'which pools does {token} have',
    'pools of {token}',
    'pools?',
    'biggest pool of {token}',
    'deepest pool',
    'what is the main pool of this token',
    'markets of {token}',
    'which markets trade {token}',
    'where is {token} traded',
    'where can i trade {token}',
    'on which dex is {token} listed',
    'where is it listed',
    'tvl of {token}',
    'sol volume today',
    'volumen de {token}',
    'liquidez de {token}',
    'handelsvolumen von {token}',
    'wie viel liquidität hat {token}',
    'liquidité de {token}',
    'volume do {token} hoje',
    'liquidez do {token}',
    'could you please tell me the volume of {token}',
    'i would like to know how much {token} is traded',
    'how much is {token} traded',
    'how much trading is there in {token}',
    'how much was traded today',
    'how heavily is {token} traded',
    'how much money is in the pool of {token}',
    'how much money is in the pools',
    'how much sol is in the pool',
    'how deep is the pool',
    'how deep is the market of {token}',
    'depth of {token}',
    'is {token} liquid',
    'is it liquid enough',
    'is {token} illiquid',
    'is there liquidity',
    'is there enough depth to sell {token}',
    'can i sell a lot of {token} without moving the price',
    'where can i buy {token}',
    'where can i swap this token',
    'where does {token} trade',
    'which exchanges list {token}',
    'which dexes list {token}',
    'which pool is the biggest',
    'which pool should i look at for {token}',
    'which pairs does {token} have',
    'trading pairs of {token}',
    'turnover of {token}',
    'turnover today',
    'daily volume',
    'daily volume of {token}',
    '24h volume',
    'weekly volume of {token}',
    'volume last hour',
    'volume in usd',
    'traded volume of this coin',
    'lp of {token}',
    'liquidity pools of {token}',
    'list the pools',
    'and the volume',
    'what about liquidity',
  ],
  cues: [
    [
      /\b(?:illiquid|pairs?|lp of|turnover|depth|which exchanges)\b|\bin the pools?\b|\bwhere can i (?:buy|swap|trade)\b|\bwithout moving the price\b|\bhow (?:deep|liquid)\b/,
      0.4,
    ],

    [/\b(?:liquidity|liquidez|liquidit[äé]t?)\b/, 0.4],
    [/\bvolume?n?\b(?!.*\b(?:tokens|coins|by)\b)/, 0.3],
    [/\b(?:pools?|markets?)\b.*\{(?:token|address)\}|\bwhere (?:is|can)\b.*\b(?:traded?|listed)\b/, 0.3],
  ],
  args: ({ window }) => (window === undefined ? {} : { window }),
  tell(writer, data, { callId }) {
    const name = tokenName(data);
    const { volume, trades, buys, sells, unvalued } = data.trading;
    if (isNone(data.marketCount)) {
      writer.line`${name} has no market in the blocks our index covers, so it has neither volume nor liquidity there.`;
      writer.suggest('What is this token?', 'Who are its biggest holders?');
      return;
    }
    writer.line`${name} was traded for ${volume} in the last ${data.window}, and ${data.liquidity} ${words('of liquidity')} ${agreeing(data.marketCount, 'stands in its market', 'stand in its markets')}.`;
    writer.text`There were ${counted(trades, 'trade')}: ${counted(buys, 'buy')} and ${counted(sells, 'sell')}.`;
    if (unvalued !== undefined)
      writer.note`${counted(unvalued, 'trade')} had no value in dollars and ${agreeing(unvalued, 'is', 'are')} missing in the volume.`;
    writer.table(
      'Markets, the deepest first',
      [
        { title: 'Market' },
        { title: 'Program' },
        { title: 'Pair' },
        { title: 'Liquidity', align: 'end' },
        { title: 'Volume in a day', align: 'end' },
      ],
      data.markets.map((row) => [
        row.market,
        row.venue,
        [row.base, words(' / '), row.quote],
        row.liquidity ?? words('not known'),
        row.volume ?? words('none'),
      ]),
      callId,
    );
    writer.full`Liquidity counts both sides of a pool as its newest trade left them; it is true up to slot ${data.coverage.slot}.`;
    writer.suggest(
      'What is its price?',
      'Show its last trades',
      'Is it safe?',
      'Who are its biggest holders?',
    );
  },
});
