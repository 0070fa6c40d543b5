import { expect, test } from 'vitest';
import type { AskedQuery, SubjectKind } from '../question/question.ts';
import { createContext } from './create-context.ts';
import { choose } from './parse.ts';
import readEvents from './readers/events.ts';

const NAMES: Readonly<Record<string, string>> = {
  BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc: 'W1',
  '8Mnpj42t8aM6AkifbeioGgPLjDD7wVYdrcnwkGE5SjGi': 'W2',
  LocaLnetAMM11111111111111111111111111111111: 'PROG',
  GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj: 'KELP',
  HDXf4SA38SGKkDFohyG7LTaPehoh7fdvimaN2tACRZwB: 'HARB',
  So11111111111111111111111111111111111111112: 'SOL',
};
const idOf = (name: string): string => Object.entries(NAMES).find(([, one]) => one === name)![0]; // it is in the list
const KINDS = new Map<string, SubjectKind>([
  [idOf('W1'), 'account'],
  [idOf('W2'), 'account'],
  [idOf('PROG'), 'program'],
]);
const TOKENS = ['KELP', 'HARB'].map((name) => ({
  name: name.toLowerCase(),
  subject: { kind: 'token' as const, id: idOf(name) },
}));
/** 2026-10-01 14:00 UTC. */
const NOW = 1_790_863_200_000;

function read(question: string): string {
  const text = question.replace(/\b(?:W1|W2|PROG)\b/g, idOf);
  const parsed = choose(createContext({ text, nowMs: NOW, kinds: KINDS, names: TOKENS }), [readEvents]);
  const want = parsed?.question.want;
  if (parsed === undefined || want?.kind !== 'query') return 'none';
  const { query, answers, against, relate } = want;
  const { negated, bounds } = parsed.question;
  const beside = `${against === undefined ? '' : ` against ${say(against)}`}${relate === undefined ? '' : ` as ${relate}`}`;
  const bounded = bounds.map(({ field, is, value }) => ` bounds ${field} ${is} ${value}`).join('');
  return `${say(query)}${beside} → ${answers}${negated ? ' (negated)' : ''}${bounded}`;
}

function say({ from, time, where, by, per, measures, having, join, order, limit }: AskedQuery): string {
  const list = (values: readonly string[] | undefined): string | undefined => values?.join(', ');
  const times = Object.entries(time ?? {}).map(([key, value]) => `${key} ${toText(Number(value))}`);
  const parts: readonly (string | undefined)[] = [
    from,
    time && `[${times.join(' ')}]`,
    where &&
      `(${list(where.map(({ field, is, value }) => [field, is, ...(value === undefined ? [] : [[value].flat().map(toName).join('/')])].join(' ')))})`,
    by && `by ${by.join(',')}`,
    per && `per ${per}`,
    measures
      ?.map(({ measure, field }) => (field === undefined ? measure : `${measure} ${field}`))
      .join(' + '),
    having && `having ${list(having.map(({ field, is, value }) => `${field} ${is} ${String(value)}`))}`,
    join && `${join.not === true ? 'not ' : ''}in {${say(join.in)}}`,
    order && `${order.descending === true ? '↓' : '↑'}${order.by}`,
    limit === undefined ? undefined : `limit ${limit}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

const toText = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(5, 16);
const toName = (value: unknown): string => NAMES[String(value)] ?? String(value);

test.each<[question: string, query: string]>([
  [
    'biggest trade in the last 6 hours?',
    'trades [from 10-01T08:00 to 10-01T14:00] ↓microUsd limit 1 → first',
  ],
  [
    'smallest trade of the day',
    'trades [from 09-30T14:00 to 10-01T14:00] (microUsd known) ↑microUsd limit 1 → first',
  ],
  ['last 10 trades of KELP with price and side', 'trades [] (base = KELP) ↓time limit 10 → rows'],
  [
    'who dumped the most KELP today',
    'trades [from 10-01T00:00 to 10-01T14:00] (isBuy = false, base = KELP) by trader sum baseAmount + count ↓sum_baseAmount limit 5 → first',
  ],
  [
    'who bought the most KELP',
    'trades [] (isBuy = true, base = KELP) by trader sum baseAmount + count ↓sum_baseAmount limit 5 → first',
  ],
  [
    'top 3 wallets by USD volume in KELP over the last 24h',
    'trades [from 09-30T14:00 to 10-01T14:00] (base = KELP) by trader sum microUsd + count ↓sum_microUsd limit 3 → rows',
  ],
  [
    'top 10 traders yesterday',
    'trades [from 09-30T00:00 to 10-01T00:00] by trader sum microUsd + count ↓sum_microUsd limit 10 → rows',
  ],
  [
    'how many trades over $50 were there today',
    'trades [from 10-01T00:00 to 10-01T14:00] (microUsd > 50000000) count → figure',
  ],
  [
    'trades over $50 in the last 6 hours, by hour',
    'trades [from 10-01T08:00 to 10-01T14:00] (microUsd > 50000000) ↓time limit 10 → rows',
  ],
  ['trades of KELP over 100 USD', 'trades [] (base = KELP, microUsd > 100000000) ↓time limit 10 → rows'],
  ['average trade size today', 'trades [from 10-01T00:00 to 10-01T14:00] mean microUsd + count → figure'],
  [
    'median trade size in the last 24 h',
    'trades [from 09-30T14:00 to 10-01T14:00] median microUsd + count → figure',
  ],
  ['total volume today', 'trades [from 10-01T00:00 to 10-01T14:00] sum microUsd + count → figure'],
  [
    "total volume by pool last 24h and each pool's share",
    'trades [from 09-30T14:00 to 10-01T14:00] by market sum microUsd + count + share microUsd ↓sum_microUsd limit 10 → rows',
  ],
  [
    'how many unique traders were there yesterday',
    'trades [from 09-30T00:00 to 10-01T00:00] distinct trader → figure',
  ],
  ['how many traders today', 'trades [from 10-01T00:00 to 10-01T14:00] distinct trader → figure'],
  [
    'which token was traded the most today',
    'trades [from 10-01T00:00 to 10-01T14:00] by base sum microUsd + count ↓sum_microUsd limit 5 → first',
  ],
  [
    'which tokens did W1 buy',
    'trades [] (isBuy = true, trader = W1) by base sum microUsd + count ↓sum_microUsd limit 10 → rows',
  ],
  [
    'how many trades did W1 make today',
    'trades [from 10-01T00:00 to 10-01T14:00] (trader = W1) count → figure',
  ],
  ['how many trades did W1 make', 'trades [] (trader = W1) count → figure'],
  ['did W1 ever buy KELP', 'trades [] (isBuy = true, base = KELP, trader = W1) limit 5 → exists'],
  [
    'has W1 never bought KELP',
    'trades [] (isBuy = true, base = KELP, trader = W1) limit 5 → exists (negated)',
  ],
  [
    'has no one bought KELP today',
    'trades [from 10-01T00:00 to 10-01T14:00] (isBuy = true, base = KELP) limit 5 → exists (negated)',
  ],
  [
    'did anyone sell KELP today',
    'trades [from 10-01T00:00 to 10-01T14:00] (isBuy = false, base = KELP) limit 5 → exists',
  ],
  [
    'did W1 sell KELP more than once',
    'trades [] (isBuy = false, base = KELP, trader = W1) limit 5 → exists bounds count > 1',
  ],
  [
    'was W1 buying or selling KELP on net',
    'trades [] (base = KELP, trader = W1, isBuy = true) sum baseAmount + sum microUsd + count against trades [] (base = KELP, trader = W1, isBuy = false) sum baseAmount + sum microUsd + count as net → figure',
  ],
  [
    'buys and sells of KELP today',
    'trades [from 10-01T00:00 to 10-01T14:00] (base = KELP, isBuy = true) sum baseAmount + sum microUsd + count against trades [from 10-01T00:00 to 10-01T14:00] (base = KELP, isBuy = false) sum baseAmount + sum microUsd + count as net → figure',
  ],
  [
    'wallets that bought both KELP and HARB',
    'trades [] (isBuy = true, base = KELP) by trader count in {trades [] (isBuy = true, base = HARB) by trader} limit 20 → rows',
  ],
  [
    'which wallets hold both KELP and HARB',
    'holdings (amount > 0, mint = KELP) by owner count in {holdings (amount > 0, mint = HARB) by owner} limit 20 → rows',
  ],
  [
    'first 10 buyers of KELP',
    'trades [] (isBuy = true, base = KELP) by trader min time + sum microUsd + count ↑min_time limit 10 → rows',
  ],
  ['who made the first swap ever', 'trades [] ↑time limit 1 → first'],
  ['who made the biggest trade today', 'trades [from 10-01T00:00 to 10-01T14:00] ↓microUsd limit 1 → first'],
  ['largest sell of KELP', 'trades [] (isBuy = false, base = KELP) ↓baseAmount limit 1 → first'],
  ['latest buy of KELP', 'trades [] (isBuy = true, base = KELP) ↓time limit 1 → first'],
  [
    'how much KELP did W1 buy',
    'trades [] (isBuy = true, base = KELP, trader = W1) sum baseAmount + count → figure',
  ],
  [
    'how much KELP was bought today',
    'trades [from 10-01T00:00 to 10-01T14:00] (isBuy = true, base = KELP) sum baseAmount + count → figure',
  ],
  [
    'how much SOL did W1 send to W2',
    'transfers [] (sender = W1, receiver = W2, mint = SOL) sum amount + count → figure',
  ],
  ['how many times did W1 pay W2', 'transfers [] (sender = W1, receiver = W2) count → figure'],
  ['did W1 send anything to W2', 'transfers [] (sender = W1, receiver = W2) limit 5 → exists'],
  [
    'did W1 ever pay W2 more than once',
    'transfers [] (sender = W1, receiver = W2) limit 5 → exists bounds count > 1',
  ],
  ['transfers from W1 to W2', 'transfers [] (sender = W1, receiver = W2) ↓time limit 10 → rows'],
  ['transfers between W1 and W2', 'transfers [] (sender in W1/W2, receiver in W1/W2) ↓time limit 10 → rows'],
  ['largest SOL transfer received by W1', 'transfers [] (receiver = W1, mint = SOL) ↓amount limit 1 → first'],
  [
    'biggest transfer of KELP yesterday',
    'transfers [from 09-30T00:00 to 10-01T00:00] (mint = KELP) ↓amount limit 1 → first',
  ],
  [
    'SOL transfers over 10 SOL, per hour, last 6 hours',
    'transfers [from 10-01T08:00 to 10-01T14:00] (mint = SOL, amount > 10000000000) per hour sum amount + count ↑bucket limit 200 → rows',
  ],
  [
    'how many transfers of KELP happened yesterday',
    'transfers [from 09-30T00:00 to 10-01T00:00] (mint = KELP) count → figure',
  ],
  [
    'who sent the most SOL today',
    'transfers [from 10-01T00:00 to 10-01T14:00] (mint = SOL) by sender sum amount + count ↓sum_amount limit 5 → first',
  ],
  [
    'who received the most KELP',
    'transfers [] (mint = KELP) by receiver sum amount + count ↓sum_amount limit 5 → first',
  ],
  [
    'does W1 get money from anyone other than W2',
    'transfers [] (receiver = W1, sender != W2) limit 5 → exists',
  ],
  [
    'top receivers of KELP',
    'transfers [] (mint = KELP) by receiver sum amount + count ↓sum_amount limit 10 → rows',
  ],
  [
    'all transfers of KELP above 1,000 in the last day',
    'transfers [from 09-30T14:00 to 10-01T14:00] (mint = KELP) ↓time limit 10 → rows bounds amount > 1000',
  ],
  ['newest token', 'tokenMints ↓time limit 1 → first'],
  ['newest 5 tokens', 'tokenMints ↓time limit 5 → rows'],
  [
    'how many tokens were created in the last 24 hours',
    'tokenMints [from 09-30T14:00 to 10-01T14:00] count → figure',
  ],
  ['which tokens did W1 create', 'tokenMints [] (creator = W1) ↓time limit 10 → rows'],
  [
    'tokens created per hour today',
    'tokenMints [from 10-01T00:00 to 10-01T14:00] per hour count ↑bucket limit 200 → rows',
  ],
  [
    'how much KELP has been burned so far',
    'supplyChanges [] (isBurn = true, mint = KELP) sum amount + count → figure',
  ],
  ['when was KELP last minted', 'supplyChanges [] (isBurn = false, mint = KELP) ↓time limit 1 → first'],
  ['how many mints of KELP', 'supplyChanges [] (isBurn = false, mint = KELP) count → figure'],
  [
    'who minted the most KELP',
    'supplyChanges [] (isBurn = false, mint = KELP) by owner sum amount + count ↓sum_amount limit 5 → first',
  ],
  ['largest burn of KELP', 'supplyChanges [] (isBurn = true, mint = KELP) ↓amount limit 1 → first'],
  [
    'stake changes of the last 24 hours',
    'stakeChanges [from 09-30T14:00 to 10-01T14:00] ↓time limit 10 → rows',
  ],
  [
    'how much stake was withdrawn today',
    'stakeChanges [from 10-01T00:00 to 10-01T14:00] (action = withdraw) sum lamports + count → figure',
  ],
  ['authority changes of KELP', 'authorityChanges [] (mint = KELP) ↓time limit 10 → rows'],
  ['anomalies today', 'anomalies [from 10-01T00:00 to 10-01T14:00] ↓time limit 10 → rows'],
  [
    'sandwiches in the last 12 hours',
    'anomalies [from 10-01T02:00 to 10-01T14:00] (rule = sandwich) ↓time limit 10 → rows',
  ],
  [
    'how many transactions were there yesterday',
    'blocks [from 09-30T00:00 to 10-01T00:00] sum transactions → figure',
  ],
  [
    'how many transactions failed today',
    'blocks [from 10-01T00:00 to 10-01T14:00] sum failed + sum transactions → figure',
  ],
  [
    'what share of transactions failed in the last 24 hours',
    'chainHours [from 09-30T14:00 to 10-01T14:00] sum failed + sum transactions as share → figure',
  ],
  ['total fees paid since genesis', 'chainHours [] sum feeLamports → figure'],
  ['total fees yesterday', 'blocks [from 09-30T00:00 to 10-01T00:00] sum feeLamports → figure'],
  [
    'which hour had the most transactions',
    'chainHours per hour sum transactions ↓sum_transactions limit 5 → first',
  ],
  [
    'transactions per hour today',
    'chainHours [from 10-01T00:00 to 10-01T14:00] per hour sum transactions ↑bucket limit 200 → rows',
  ],
  ['which block had the most transactions ever', 'blocks [] ↓transactions limit 1 → first'],
  [
    'the 5 blocks with the most compute used today',
    'blocks [from 10-01T00:00 to 10-01T14:00] ↓computeUnits limit 5 → rows',
  ],
  [
    'block with the highest fees today',
    'blocks [from 10-01T00:00 to 10-01T14:00] ↓feeLamports limit 1 → first',
  ],
  [
    'average transactions per block today',
    'blocks [from 10-01T00:00 to 10-01T14:00] mean transactions + count → figure',
  ],
  ['how many blocks were produced today', 'blocks [from 10-01T00:00 to 10-01T14:00] count → figure'],
  ['how many slots were skipped today', 'chainHours [from 10-01T00:00 to 10-01T14:00] sum skipped → figure'],
  [
    'new wallets per hour today',
    'chainHours [from 10-01T00:00 to 10-01T14:00] per hour sum newUsers ↑bucket limit 200 → rows',
  ],
  [
    'which program had the most failed transactions today',
    'programs [from 10-01T00:00 to 10-01T14:00] by program sum failed + sum transactions ↓sum_failed limit 5 → first',
  ],
  [
    'most used programs today',
    'programs [from 10-01T00:00 to 10-01T14:00] by program sum calls ↓sum_calls limit 10 → rows',
  ],
  ['top 5 programs by fees', 'programs by program sum feeLamports ↓sum_feeLamports limit 5 → rows'],
  [
    'calls per instruction of PROG',
    'calls [] (program = PROG) by instruction sum calls ↓sum_calls limit 10 → rows',
  ],
  [
    'failed transactions per program today',
    'programs [from 10-01T00:00 to 10-01T14:00] by program sum failed + sum transactions ↓sum_failed limit 10 → rows',
  ],
  [
    'top 5 fee payers of all time',
    'transactions [] by feePayer sum feeLamports + count ↓sum_feeLamports limit 5 → rows',
  ],
  ['highest fee paid today', 'transactions [from 10-01T00:00 to 10-01T14:00] ↓feeLamports limit 1 → first'],
  ['most active wallets', 'wallets ↓transactions limit 10 → rows'],
  ['wallets with more than 50 transactions', 'wallets (transactions > 50) ↓transactions limit 10 → rows'],
  ['wallets by fees', 'wallets ↓feeLamports limit 10 → rows'],
  ['how many active wallets in the last hour', 'wallets (lastTime >= 1790859600) count → figure'],
  ['best gainers today', 'tokenActivity ↓change limit 10 → rows'],
  ['the fifteen largest trades today', 'trades [from 10-01T00:00 to 10-01T14:00] ↓microUsd limit 15 → rows'],
  [
    'list the 5 largest sells of KELP with wallet',
    'trades [] (isBuy = false, base = KELP) ↓baseAmount limit 5 → rows',
  ],
  ['which address minted KELP last', 'supplyChanges [] (isBurn = false, mint = KELP) ↓time limit 1 → first'],
  ['first buyer of KELP', 'trades [] (isBuy = true, base = KELP) ↑time limit 1 → first'],
  ['how many swaps in total on this chain', 'trades [] count → figure'],
  ['the three biggest trades today', 'trades [from 10-01T00:00 to 10-01T14:00] ↓microUsd limit 3 → rows'],
  ['biggest loser', 'tokenActivity (change known) ↑change limit 1 → first'],
  ['tokens by volume', 'tokenActivity ↓microUsd limit 10 → rows'],
  ['tokens with more than 50 holders', 'tokens (holders > 50) ↓holders limit 10 → rows'],
  ['the 3 coins with the fewest holders', 'tokens ↑holders limit 3 → rows'],
  ['les jetons avec le plus de détenteurs', 'tokens ↓holders limit 10 → rows'],
  ['die Token mit den meisten Inhabern', 'tokens ↓holders limit 10 → rows'],
  ['токены с наибольшим числом держателей', 'tokens ↓holders limit 10 → rows'],
  ['token with the most liquidity', 'tokenActivity ↓liquidityMicroUsd limit 1 → first'],
  [
    'tokens with no trades in the last 24 h',
    'tokens not in {trades [from 09-30T14:00 to 10-01T14:00] by base} ↓holders limit 10 → rows',
  ],
  ['which pool is the most liquid', 'markets ↓liquidityMicroUsd limit 1 → first'],
  ['list all pools', 'markets ↓liquidityMicroUsd limit 10 → rows'],
  ['pools of KELP', 'markets (base = KELP) ↓liquidityMicroUsd limit 10 → rows'],
  ['newest pool', 'markets ↓firstTime limit 1 → first'],
  [
    'hourly candles for KELP today',
    'tokenHours [from 10-01T00:00 to 10-01T14:00] (mint = KELP) ↑time limit 200 → rows',
  ],
  ['early buyers of KELP', 'launchTraders (mint = KELP) ↓boughtMicroUsd limit 10 → rows'],
  ['launched tokens by volume', 'launches ↓microUsd limit 10 → rows'],
  [
    'compare the number of swaps between 06:00-10:00 and 10:00-14:00 UTC today',
    'trades [from 10-01T06:00 to 10-01T10:00] count against trades [from 10-01T10:00 to 10-01T14:00] count as difference → figure',
  ],
  [
    'number of trades today vs yesterday',
    'trades [from 10-01T00:00 to 10-02T00:00] count against trades [from 09-30T00:00 to 10-01T00:00] count as difference → figure',
  ],
  [
    'net flow of KELP of W1',
    'transfers [] (mint = KELP, receiver = W1) sum amount + count against transfers [] (mint = KELP, sender = W1) sum amount + count as net → figure',
  ],
  ['who holds the most KELP', 'holdings (mint = KELP, amount > 0) ↓amount limit 10 → rows'],
  [
    'holders of KELP with more than 1000 KELP',
    'holdings (mint = KELP, amount > 0) ↓amount limit 10 → rows bounds amount > 1000',
  ],
])('%s', (question, query) => {
  expect(read(question)).toBe(query);
});
