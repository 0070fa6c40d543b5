import { words } from '../writing/counted.ts';
import { tokenName } from '../writing/token-name.ts';
import { defineTokenIntent } from './define-token-intent.ts';
import { isNegative, isNone } from './define-transaction-intent.ts';

export default defineTokenIntent({
  id: 'token.change',
  title: 'Read how the price changed',
  tool: 'get_market',
  reads: 'Read how the price changed',
  phrases: [
    'how did it do in the last {n} hours',
    'how did the price of {token} do today',
    'did sol go up today',
    'did {token} go up',
    'what did the price of {token} do in the last hour',
    'what did {token} do today',
    'how is it doing',
    'how is it doing today',
    'is {token} up or down',
    'is {token} up',
    'is {token} down today',
    'is it up or down',
    'is it going up',
    'up or down?',
    'is sol up or down today',
    'is sol up',
    'how is {token} doing',
    'how is sol doing today',
    'how is this token performing',
    'performance of {token} this week',
    'performance of {address} in the last day',
    '24h change of {token}',
    '24h change',
    '{token} change today',
    'price change of {token}',
    'price change in the last hour',
    'how much did {token} change today',
    'how much has {token} gained this week',
    'how much did {token} drop',
    'how far has it fallen',
    'did {token} pump today',
    'did it dump',
    'has {token} risen in the last 7 days',
    'how did {token} perform yesterday',
    'change since yesterday',
    'weekly change of {token}',
    'hourly change',
    'how has the price moved',
    'price movement of {token} in the last hour',
    'trend of {token}',
    'what did the price do today',
    'high and low of {token} today',
    'what was its high today',
    'ha subido {token} hoy',
    'sube o baja {token}',
    'ist {token} heute gestiegen oder gefallen',
    'wie hat sich der preis von {token} geändert',
    '{token} a monté ou baissé',
    'o {token} subiu hoje',
    'variação de preço do {token}',
    'could you please tell me how {token} is doing today',
    'i would like to know whether {token} went up',
    'is {token} rising',
    'is {token} falling',
    'is it rising or falling',
    'is it falling',
    'is the price going down',
    'is the price going up',
    'is {token} green today',
    'red or green',
    'is {token} pumping',
    'is {token} dumping',
    'is this coin pumping right now',
    'why is {token} down',
    'why is {token} up so much',
    'why did {token} drop',
    'did {token} crash',
    'did it crash today',
    'has {token} gone up this week',
    'has it gone down',
    'has the price dropped',
    'how much is {token} up',
    'how much is {token} down today',
    'how much is it down',
    'how much did it lose today',
    'how much did {token} lose this week',
    'by how much did {token} rise',
    'by how many percent did {token} fall',
    'percent change of {token}',
    'percentage change of {token} today',
    'price action of {token}',
    'price development today',
    'how has {token} done this month',
    'how is the price doing',
    'how is {token} performing',
    'daily performance of {token}',
    'performance over the last week',
    'difference to yesterday',
    '{token} 24h',
    '{token} up or down',
    '{token} today',
    'has {token} dropped since yesterday',
    'is the price of {token} rising',
    'how much did {token} move in the last hour',
    'did the price fall today',
    'by how much is {token} down this week',
    'is {token} going down',
    'how much did the price of {token} move today',
    'what is the weekly change for {token}',
  ],
  cues: [
    [
      /\b(?:did|has|is|was|why (?:is|did)) (?:\{token\}|it|sol|this (?:coin|token)|the price|price)\b.*\b(?:go(?:ne|ing)? (?:up|down)|drop\w*|crash\w*|rise|risen|rising|fall\w*|pump\w*|dump\w*|up|down|green|red)\b(?!.*\b(?:will|going to)\b)/,
      0.35,
    ],
    [
      /\bwhat did (?:the price|\{token\}|the price of \{token\}) do\b|\bhow (?:is|has) the price\b(?!.*\b(?:develop|over)\w*)|\bprice (?:action|development|movement)\b|\bperformance (?:of|over) (?:\{token\}|the last)|^\W*\{token\} (?:24h|today)\W*$|\bhow much did (?:it|\{token\}) lose\b|\bwent (?:up|down)\W*$|\bsubido\b|\bge[aä]ndert\b|\bvaria[cç][aã]o\b/,
      0.5,
    ],
    [/\b(?:is|was|are)\b.*\b(?:up|down)\b/, 0.3],
    [/\b(?:price|24h|1h|7d|hour|daily|weekly|hourly) (?:change|movement)\b|\bperform(?:ing|ance|ed)?\b/, 0.3],
    [
      /\bhow (?:much|far) (?:did|has)\b.*\b(?:drop|fall|fell|fallen|rise|rose|risen|gain|gained|change|pump|dump|move)/,
      0.25,
    ],
  ],
  args: ({ window }) => (window === undefined ? {} : { window }),
  tell(writer, data, { callId }) {
    const name = tokenName(data);
    const { change, open, close, high, low } = data.trading;
    if (change === undefined) {
      writer.line`Whether ${name} rose or fell in the last ${data.window} is not known: it has no price in that window.`;
      if (data.priceMissing !== undefined) writer.text`${data.priceMissing}`;
      else if (data.price !== undefined)
        writer.text`It counts as ${data.price.usd} now, since others are priced in it.`;
      writer.suggest('What is this token?', 'Which tokens moved most today?');
      return;
    }
    if (isNone(change)) writer.line`The price of ${name} has not changed in the last ${data.window}.`;
    else {
      writer.line`${name} is ${words(isNegative(change) ? 'down' : 'up')}: its price changed by ${change} in the last ${data.window}.`;
    }
    if (open !== undefined && close !== undefined) {
      writer.text`It went from ${open} to ${close}, with a low of ${low} and a high of ${high}.`;
    }
    writer.table(
      'Change by window',
      [
        { title: 'Window' },
        { title: 'Change', align: 'end' },
        { title: 'Volume', align: 'end' },
        { title: 'Trades', align: 'end' },
      ],
      [
        [words('One hour'), data.hour.change ?? words('none known'), data.hour.volume, data.hour.trades],
        [words('A day'), data.day.change ?? words('none known'), data.day.volume, data.day.trades],
        [words('A week'), data.week.change ?? words('none known'), data.week.volume, data.week.trades],
      ],
      callId,
    );
    writer.note`This is what was traded in the blocks our index covers, from ${data.coverage.from} to ${data.coverage.to}.`;
    writer.suggest('What is its price?', 'Show its chart', 'Show its last trades', 'What is its liquidity?');
  },
});
