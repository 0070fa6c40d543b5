/** The parts of a composed question in the order of its words: figures and how they are summed up, groups, orders, things. */
import { tokensIn, type Phrase } from '../composed/phrase.ts';
import type { Entity, FigureKey } from './sources.ts';
import type { AskedQuery } from '../../question/question.ts';

export type Sum = 'mean' | 'median' | 'max' | 'min' | 'count' | 'distinct' | 'sum' | 'share' | 'each';

export type Meaning =
  | { readonly kind: 'figure'; readonly figure: FigureKey; readonly sum?: Sum }
  | { readonly kind: 'sum'; readonly sum: Sum }
  | { readonly kind: 'entity'; readonly entity: Entity; readonly side?: boolean; readonly isOne: boolean }
  | { readonly kind: 'span'; readonly per: NonNullable<AskedQuery['per']> }
  | { readonly kind: 'each' }
  | { readonly kind: 'by' }
  | { readonly kind: 'sort' }
  | { readonly kind: 'most'; readonly descending: boolean }
  /** `biggest average first`: by which of the figures that are told. */
  | { readonly kind: 'first'; readonly descending: boolean; readonly by: string }
  | { readonly kind: 'top'; readonly descending: boolean; readonly sign: string }
  | {
      readonly kind: 'bound';
      readonly is: '>' | '>=' | '<' | '<=' | '=';
      readonly value: string;
      readonly unit?: string | undefined;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'thing'; readonly sign: string }
  | { readonly kind: 'except' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'relation'; readonly relation: 'over' | 'less' }
  | { readonly kind: 'versus' }
  | { readonly kind: 'count' }
  | { readonly kind: 'those' }
  | { readonly kind: 'holds'; readonly figure: FigureKey; readonly is: '>' | '<' }
  | { readonly kind: 'more'; readonly isMore: boolean }
  | { readonly kind: 'than' }
  | { readonly kind: 'outnumber' }
  | { readonly kind: 'eachOf' }
  | { readonly kind: 'topShare' }
  | { readonly kind: 'unit'; readonly unit: 'SOL' | 'USD' }
  | { readonly kind: 'same'; readonly entity: Entity }
  | { readonly kind: 'act'; readonly figure: FigureKey }
  | { readonly kind: 'joint' };

export interface Part {
  readonly meaning: Meaning;
  readonly from: number;
  readonly to: number;
  readonly at: readonly number[];
}

const figure = (key: FigureKey, sum?: Sum): Meaning => ({
  kind: 'figure',
  figure: key,
  ...(sum !== undefined && { sum }),
});
const entity = (of: Entity, isOne: boolean, side?: boolean): Meaning => ({
  kind: 'entity',
  entity: of,
  isOne,
  ...(side !== undefined && { side }),
});

/**
 * At one place the longest match holds, and of two as long the first. `worst` and rates of success are read elsewhere: what
 * is worst depends on the figure.
 */
const PATTERNS: readonly (readonly [pattern: string, meaning: Meaning])[] = [
  [
    '(?:failure|error|fail|failed|failing) (?:rates?|share|percent|percentage|ratio|part)|(?:percent|percentage|share|rate|fraction|part|proportion|%) (?:of (?:\\w{1,12} )?)?(?:failed|failing|failures|fails)(?: (?:transactions|txs|txns))?|how often (?:it|they|he|she)? ?fail(?:ed|s)?',
    figure('failedPart'),
  ],
  [
    '(?:failed|failing) (?:transactions?|txs?|txns?|ones)|(?:transactions?|txs?|txns?) (?:that )?(?:failed|fails?)|failures?|fails|failed',
    figure('failed'),
  ],
  ['(?:transactions?|txs?|txns?)', figure('transactions')],
  ['(?:priority|prio|tip) fees?(?: paid)?', figure('priorityFees')],
  ['(?:network |transaction |tx )?fees?(?: paid)?', figure('fees')],
  ['(?:compute|computation|cu|compute units?|computing)(?: units?)?(?: used| consumed)?', figure('compute')],
  ['(?:calls?|invocations?)(?: counts?)?', figure('calls')],
  [
    '(?:non ?-?votes?|user|real)(?: (?:transactions?|txs?|txns?))?|(?:transactions?|txs?|txns?) (?:that are )?(?:without|excluding|except|not counting|minus) (?:the )?votes?',
    figure('nonVotes'),
  ],
  ['(?:trades?|swaps?|trading|deals?)(?: counts?)?', figure('trades')],
  ['(?:trades?|swaps?|trading) (?:sizes?|values?)|(?:trade|swap)(?: in)? size', figure('size')],
  [
    '(?:average|avg|mean|typical) (?:trade|swap)(?: sizes?| values?)?(?! (?:count|number|volume))',
    figure('size', 'mean'),
  ],
  ['median (?:trade|swap)(?: sizes?| values?)?(?! (?:count|number|volume))', figure('size', 'median')],
  [
    '(?:trading |trade |traded |swap )?(?:volumes?|turnover)|(?:value|amount|sol) (?:traded|swapped)',
    figure('volume'),
  ],
  [
    '(?:largest|biggest|max|maximum) (?:single )?(?:trade|swap)(?: size)?(?= ,|$| and)',
    figure('size', 'max'),
  ],
  ['(?:smallest|min|minimum) (?:single )?(?:trade|swap)(?: size)?(?= ,|$| and)', figure('size', 'min')],
  ['by (?:usd|dollars|us dollars)(?: value| amount| volume)?', figure('volume')],
  ['(?:buy|buying|bought) (?:volume|value|amount)', figure('bought')],
  ['(?:sell|selling|sold) (?:volume|value|amount)', figure('sold')],
  [
    'price (?:difference|change|move|movement)s?(?: between (?:the )?first and (?:the )?last (?:trade|swap|price)s?)?|(?:difference|change) (?:between|from) (?:the )?(?:open|first price) (?:and|to) (?:the )?(?:close|last price)',
    figure('priceChange'),
  ],
  ['(?:opening|open|first)(?: price)?|at (?:its |the |their )?first (?:trade|swap|one)', figure('open')],
  ['(?:closing|close|last)(?: price)?|at (?:its |the |their )?last (?:trade|swap|one)', figure('close')],
  ['(?:highest|high|max|maximum|top) price|(?:the |its )high', figure('high')],
  ['(?:lowest|low|min|minimum) price|(?:the |its )?low', figure('low')],
  ['prices?(?= (?:of|at)(?!\\w))|in between|plus', { kind: 'joint' }],
  [
    '(?:net (?:flows?|buys?|buying|amounts?|positions?)(?: ,)? ?)?(?:bought|buys) (?:minus|less) (?:sold|sells|sales)|net (?:flows?|buys?|buying|amounts?|positions?)',
    figure('net'),
  ],
  ['(?:buys|purchases)', figure('buys')],
  ['(?:sells|sales)', figure('sells')],
  ['(?:(?:token|sol|plain|ordinary) )?transfers?|payments?', figure('transfers')],
  [
    '(?:amount of )?sol (?:moved|sent|transferred|paid)(?: (?:by|in|through|with|via) (?:plain |ordinary |simple |sol )?transfers)?|moved (?:the )?most(?: of it| sol| of the sol)?',
    figure('moved'),
  ],
  ['(?:realised |realized |net |total )?(?:profits?|pnl|gains?|p ?l)(?: made)?', figure('profit')],
  [
    '(?:is |are |was |were |being |ended |still )?(?:in (?:the )?(?:profit|green|plus)|profitable|up overall|making money|made money|made a profit)',
    { kind: 'holds', figure: 'profit', is: '>' },
  ],
  [
    '(?:is |are |was |were |being |ended |still )?(?:(?:at|in) a loss|in (?:the )?(?:red|minus)|unprofitable|losing money|lost money|made a loss)',
    { kind: 'holds', figure: 'profit', is: '<' },
  ],
  ['(?:each of|in each)(?= ,|$)', { kind: 'eachOf' }],
  ['in (?:sol|terms of sol)(?: terms)?|of sol(?= ,|$| only| with| in| by)', { kind: 'unit', unit: 'SOL' }],
  ['in (?:usd|dollars|us dollars)', { kind: 'unit', unit: 'USD' }],
  ['w(?= )|both sides|(?:within|inside|for)(?= [TWPGV]\\d)', { kind: 'joint' }],
  [
    '(?:the )?(?:share|part|percentage|percent) (?:of|held by|done by|made by) (?:the |its )?(?:top|biggest|largest|leading) (?:trader|wallet)',
    { kind: 'topShare' },
  ],
  ['(?:the |its )?(?:top|biggest|largest|leading) (?:trader|wallet)(?: s)? share', { kind: 'topShare' }],
  ['same (?:wallet|trader|signer|address)|anybody|anyone', entity('wallet', false)],
  // What a thing that is named is heads no groups.
  [
    '(?:wallet|address|account|token|coin|mint|pool|market|pair|program|validator|block|slot)(?= [TWPGVB]\\d)',
    { kind: 'joint' },
  ],
  // Of all of them at once, and not of each.
  ['across (?:all )?(?:the )?(?:pairs|pools|markets|tokens|coins|venues|dexes)', { kind: 'joint' }],
  ['side by side|together|next to each other|as a table|in one table', { kind: 'joint' }],
  [
    '(?:(?:in|within|during|of) )?(?:a|one|the|any) (?:single|same) (?:block|slot)',
    { kind: 'same', entity: 'block' },
  ],
  ['(?:unique|different|distinct) (?:wallets|traders|signers|people|addresses|users)', figure('traders')],
  ['(?:unique|different|distinct) buyers', figure('buyers')],
  ['(?:unique|different|distinct) sellers', figure('sellers')],
  [
    '(?:(?:number|count) of )?(?:(?:unique|different|distinct) ){1,3}(?:tokens|coins|mints)(?: traded)?',
    figure('tokens'),
  ],
  ['(?:unique|different|distinct) (?:pools|markets)', figure('pools')],
  ['(?:unique|different|distinct) (?:receivers|recipients)', figure('receivers')],
  ['(?:unique|different|distinct) senders', figure('senders')],
  ['(?:active (?:wallets|users|addresses)|fee payers)', figure('users')],
  ['holders', figure('holders')],
  ['liquidity', figure('liquidity')],
  ['votes?', figure('votes')],
  ['(?:new tokens|token (?:launches|creations)|launches)', figure('launches')],
  ['skipped slots', figure('skipped')],
  ['(?:average|avg|mean|typical|averaged)(?: sizes? of)?(?: an?| the)?', { kind: 'sum', sum: 'mean' }],
  ['median(?: sizes? of)?(?: an?| the)?', { kind: 'sum', sum: 'median' }],
  ['(?:max|maximum)', { kind: 'sum', sum: 'max' }],
  ['(?:minimum|min)', { kind: 'sum', sum: 'min' }],
  ['(?:total|overall|sum of|combined)', { kind: 'sum', sum: 'sum' }],
  ['(?:number|count|no|amount) of(?: the)?', { kind: 'sum', sum: 'count' }],
  ['bought', { kind: 'act', figure: 'buys' }],
  ['sold', { kind: 'act', figure: 'sells' }],
  ['(?:traded|swapped)', { kind: 'act', figure: 'trades' }],
  [
    '(?:but )?only (?:the )?(?:ones|those) (?:with|having|that (?:had|have|made|did|saw))|only(?= (?:with|those|pools|wallets|traders|tokens|programs|blocks|hours|transfers|payments|trades|swaps|buys|sells|#\\d|at|more))|(?:distinct|different|unique) (?:wallets|people|traders|addresses)(?: ,)? not (?:trades|swaps|transactions)',
    { kind: 'joint' },
  ],
  ['more(?= [a-z])(?! than)', { kind: 'more', isMore: true }],
  ['(?:fewer|less)(?= [a-z])(?! than)', { kind: 'more', isMore: false }],
  ['than', { kind: 'than' }],
  ['outnumber(?:ed|s|ing)?', { kind: 'outnumber' }],
  ['how many', { kind: 'count' }],
  ['how much', { kind: 'sum', sum: 'sum' }],
  [
    '(?:wallets|addresses|traders|signers|people|users|accounts|fee payers|payers|bots|whales|owners)',
    entity('wallet', false),
  ],
  ['(?:wallet|address|trader|signer|user|fee payer|person)', entity('wallet', true)],
  ['who', entity('wallet', true)],
  ['(?:buyers)', entity('wallet', false, true)],
  ['(?:sellers)', entity('wallet', false, false)],
  ['(?:buyer)', entity('wallet', true, true)],
  ['(?:seller)', entity('wallet', true, false)],
  ['senders', entity('sender', false)],
  ['sender', entity('sender', true)],
  ['(?:receivers|recipients)', entity('receiver', false)],
  ['(?:receiver|recipient)', entity('receiver', true)],
  ['(?:tokens|coins|mints)', entity('token', false)],
  ['(?:token|coin|mint)', entity('token', true)],
  ['(?:pools|markets|pairs)', entity('pool', false)],
  ['(?:pool|market|pair)', entity('pool', true)],
  ['(?:programs|venues|dexes|amms|protocols)', entity('program', false)],
  ['(?:program|venue|dex|amm|protocol)', entity('program', true)],
  ['(?:blocks|slots)', entity('block', false)],
  ['(?:block|slot)', entity('block', true)],
  ['validators', entity('validator', false)],
  ['validator', entity('validator', true)],
  // `through the router` is of one, which the page shows.
  ['routers|(?<!the |this )router', entity('router', false)],
  ['sides?', entity('side', false)],
  ['(?:hours?|hourly)', { kind: 'span', per: 'hour' }],
  ['(?:days?|daily)', { kind: 'span', per: 'day' }],
  ['(?:minutes?|mins?)', { kind: 'span', per: 'minute' }],
  ['(?:weeks?|weekly)', { kind: 'span', per: 'week' }],
  ['(?:for|of|in|from|on|at) (?:each|every|all(?: the)?)|each|every', { kind: 'each' }],
  ['(?:per|grouped by|group by|broken down by|split by|bucketed by)', { kind: 'each' }],
  ['by', { kind: 'by' }],
  [
    '(?:sorted|ordered|ranked|sort|order|rank|sorting)(?: (?:them|it|these|the table|descending))?(?: by| on)?',
    { kind: 'sort' },
  ],
  [
    '(?:most|highest|biggest|largest|greatest|best|busiest|heaviest|top)(?: (?:number|count|amount) of)?',
    { kind: 'most', descending: true },
  ],
  [
    '(?:least|lowest|smallest|fewest|quietest)(?: (?:number|count|amount) of)?',
    { kind: 'most', descending: false },
  ],
  [
    '(?:zero|no|without(?: a| any)?|never(?: had| had any| any)?|had no|with no|have no|has no|had zero)',
    { kind: 'none' },
  ],
  ['(?:at least|minimum(?: of)?|min) (?:one|a)', { kind: 'bound', is: '>=', value: '1' }],
  ['(?:more than|over) (?:one|once)', { kind: 'bound', is: '>', value: '1' }],
  [
    '(?:only|just|exactly) (?:once|one time|one|a single)(?: single)?',
    { kind: 'bound', is: '=', value: '1' },
  ],
  ['(?<=(?:one|single) )(?:buy|purchase)', figure('buys')],
  ['(?<=(?:one|single) )(?:sell|sale)', figure('sells')],
  ['(?<=(?:one|single) )(?:trade|swap)', figure('trades')],
  ['at least (?:two|twice)', { kind: 'bound', is: '>=', value: '2' }],
  ['more than twice', { kind: 'bound', is: '>', value: '2' }],
  [
    '(?:excluding|except(?: for)?|other than|apart from|not counting|leaving out|without|(?:but )?not(?: by| from| of| in| including| counting)?)(?= (?:the )?[TWPG]\\d)',
    { kind: 'except' },
  ],
  [
    '(?:excluding|except(?: for)?|not counting|leaving out|ignoring|without)(?: the| all| any)? (?:failed|failing|failures)(?: (?:transactions?|txs?|txns?|ones))?|successful(?: ones)? only|only successful(?: ones)?',
    { kind: 'succeeded' },
  ],
  ['(?:divided by|over(?= (?:the )?(?:number|total)))', { kind: 'relation', relation: 'over' }],
  ['minus', { kind: 'relation', relation: 'less' }],
  ['(?:versus|vs|against|compared (?:to|with))', { kind: 'versus' }],
  ['(?:ratio of|ratio)', { kind: 'sum', sum: 'share' }],
  ['how many (?:of (?:them|those|these) )?(?:were|was|are)', { kind: 'those' }],
  ['[TWPGVXBE]\\d{1,20}', { kind: 'thing', sign: '' }],
];

/** Of every one of them, for whoever judges them. */
export const COMPILED = PATTERNS.map(([pattern, meaning]) => ({
  pattern: new RegExp(`(?:${pattern})(?![\\w'-])`, 'y'),
  meaning,
}));
const TOP =
  /(?<word>top|first|biggest|largest|best|highest|busiest|bottom|lowest|smallest|most positive|most negative|the) (?<sign>#\d{1,20}|two|three|four|five|six|seven|eight|nine|ten)(?!\w)|(?<sign2>#\d{1,20}) (?:most active|busiest|biggest|largest|most|best|top)(?!\w)/y;
const FIRST =
  /(?:biggest|largest|highest|most|best|lowest|smallest|least|descending|ascending|desc|asc)(?: (?:one|ones)| (?<by>[a-z]{1,12}(?: [a-z]{1,12})?))? first|descending|ascending|high to low|low to high/y;

/** In their order; words that are no part of any stay out. */
export function findParts(phrase: Phrase): readonly Part[] {
  const { text } = phrase;
  const bounds = toBoundParts(phrase);
  const parts: Part[] = [];
  for (let at = 0; at < text.length;) {
    const bound = bounds.find(({ from, to }) => at >= from && at < to);
    const found = bound ?? readAt(phrase, at);
    if (found === undefined) {
      const space = text.indexOf(' ', at);
      at = space < 0 ? text.length : space + 1;
      continue;
    }
    parts.push(found);
    at = found.to;
    while (text.charAt(at) === ' ') at++;
  }
  return parts;
}

function readAt(phrase: Phrase, at: number): Part | undefined {
  const { text } = phrase;
  const toPart = (meaning: Meaning, length: number): Part => ({
    meaning,
    from: at,
    to: at + length,
    at: tokensIn(phrase, at, at + length),
  });
  FIRST.lastIndex = at;
  const found = FIRST.exec(text);
  if (found !== null) {
    const [first] = found;
    const descending = !/^(?:lowest|smallest|least|asc|low)/.test(first);
    const by = found.groups?.['by'];
    return toPart(
      by === undefined ? { kind: 'most', descending } : { kind: 'first', descending, by },
      first.length,
    );
  }
  TOP.lastIndex = at;
  const top = TOP.exec(text);
  if (top !== null)
    return toPart(
      {
        kind: 'top',
        descending: !/^(?:bottom|lowest|smallest|most negative)$/.test(top.groups?.['word'] ?? ''),
        sign: top.groups?.['sign'] ?? top.groups?.['sign2'] ?? '',
      },
      top[0].length,
    );
  let best: { readonly meaning: Meaning; readonly length: number } | undefined;
  for (const { pattern, meaning } of COMPILED) {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length;
    if (length === undefined || length <= (best?.length ?? 0)) continue;
    best = {
      length,
      meaning: meaning.kind === 'thing' ? { kind: 'thing', sign: text.slice(at, at + length) } : meaning,
    };
  }
  return best && toPart(best.meaning, best.length);
}

/** `more than 5`, `5 or more` as parts, where their words stand together. */
function toBoundParts(phrase: Phrase): readonly Part[] {
  const { context, starts, text } = phrase;
  const places = [...starts];
  return context.bounds.flatMap(({ bound, at }): readonly Part[] => {
    const own = places.filter(([, tokens]) => tokens.some((token) => at.includes(token)));
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined || bound.of !== undefined) return [];
    const end = text.indexOf(' ', last[0]);
    return [
      {
        meaning: { kind: 'bound', is: bound.is, value: bound.value, unit: bound.unit },
        from: first[0],
        to: end < 0 ? text.length : end,
        at,
      },
    ];
  });
}
