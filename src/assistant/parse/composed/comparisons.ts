/** One figure of two times or of two things beside each other, and what of a kind changed most between two times. */
import type { AskedQuery } from '../../question/question.ts';
import type { QueryWant } from '../events/query-shape.ts';
import { findTwoTimes } from '../events/relate.ts';
import { toInterval } from '../events/to-time.ts';
import type { Composed } from './composed.ts';
import { findFigure, type Figure, type Measure, type Where } from './figures.ts';
import { findGroups, GROUP_FIELDS } from './groups.ts';
import { toPhraseTime } from './phrase-time.ts';
import { tokensIn, tokensOf, type Phrase } from './phrase.ts';
import { findPredicates } from './predicates.ts';
import { NET_USD } from './ranks.ts';

const SIGN =
  /\b(?:compare[ds]?|comparison|versus|vs|than|exceed(?:ed|s)?|against|difference|differ|more|less|higher|lower|bigger|greater|fewer|between|who is|which of|change[ds]?|grow(?:n|th)?|grew|rose|fell|up|down)\b/;
const GREW =
  /\b(?:gained|grew|grown|growth|growing|increased?|rose|rising|biggest (?:rise|increase|jump|gain)|jumped|fell|dropped|decreased?|shrank|lost|declined?|changed)\b/;
/** Both of them, wherever they stand. */
export const SIGN_OR_GREW = new RegExp(`${SIGN.source}|${GREW.source}`, 'g');
const FELL = /\b(?:fell|dropped|decreased?|shrank|declined?|lost|biggest (?:drop|fall|decrease))\b/;
const PERCENT = /%|\bper ?cent\b|\bpercentage\b|\bgrowth\b/;

export function toComparisons(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const times = findTwoTimes(context);
  if (times !== undefined) return toTimes(phrase, times.map(toInterval) as [Interval, Interval]); // there are two
  if (!SIGN.test(text)) return undefined;
  return toThingsBeside(phrase);
}

type Interval = NonNullable<AskedQuery['time']>;

function toTimes(phrase: Phrase, [first, second]: readonly [Interval, Interval]): Composed | undefined {
  const { text, context } = phrase;
  const used = [...words(phrase), ...dayWords(phrase)];
  const figure = findFigure(phrase);
  if (figure === undefined) return undefined;
  const groups = findGroups(phrase).filter(({ key }) => key !== undefined);
  const head =
    /(?:^|\b(?:which|what|top|list)(?: #\d{1,20}| of the)? )(?<noun>tokens?|coins?|pools?|traders?|wallets?|programs?)\b/.exec(
      text,
    )?.groups?.['noun'] ?? (/^who (?:bought|sold|traded) (?:more|less)\b/.test(text) ? 'wallet' : undefined);
  const key = groups[0]?.key ?? (head === undefined ? undefined : toKey(head));
  const field = key === undefined ? undefined : GROUP_FIELDS[figure.from]?.[key];
  if (field !== undefined && (GREW.test(text) || /\bmore\b|\bless\b|\bchange\b/.test(text)))
    return toGrowth(phrase, figure, field, [first, second], [...used, ...groups.flatMap(({ at }) => at)]);
  // `in the last hour but not in the 5 hours before`: a set of wallets.
  if (
    /\bbut not\b|\bnot in\b|\bdid ?n[o']t\b|\bboth\b|\bnever\b|\bwho\b/.test(text) &&
    findPredicates(phrase).length > 0
  )
    return undefined;
  if (!SIGN.test(text)) return undefined;
  const where = [...figure.where, ...ofPage(phrase, figure)];
  const base = {
    from: figure.from,
    ...(where.length > 0 && { where }),
    measures: [...figure.measures],
  };
  const expects = toExpects(phrase);
  return {
    want: {
      kind: 'query',
      answers: 'figure',
      query: { ...base, time: first },
      against: { ...base, time: second },
      relate: PERCENT.test(context.text) ? 'percent_change' : 'difference',
      ...(expects !== undefined && { expects }),
    },
    bounds: [],
    used: [...used, ...figure.at],
    notes: [],
  };
}

const OF_ALL = /\b(?:chain|network|overall|all tokens|everything|everyone|whole|entire|in total)\b/;
const PAGE_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  trades: { token: 'base', pool: 'market', account: 'trader', program: 'venue' },
  transfers: { token: 'mint' },
  transactions: { account: 'feePayer' },
  tokenMints: { account: 'creator', program: 'launchpad' },
};

/** On the page of a token, a pool or a wallet its own figures are meant. */
function ofPage({ text, context }: Phrase, { from }: Figure): readonly Where[] {
  const { page } = context;
  const field = page === undefined ? undefined : PAGE_FIELDS[from]?.[page.kind];
  const isNamed = context.mentions.some(({ isSoft }) => isSoft !== true);
  return page === undefined || field === undefined || isNamed || OF_ALL.test(text)
    ? []
    : [{ field, is: '=', value: page.id }];
}

/** `did A exceed B`: which one should be greater. */
function toExpects({ text, context }: Phrase): QueryWant['expects'] {
  if (!context.isYesNo && !/^(?:did|was|were|is|has|have|do|does)\b/.test(text)) return undefined;
  if (
    /\b(?:more|exceed(?:ed|s)?|higher|bigger|greater|larger|above|up|grow|grew|rise|rose|increase[ds]?)\b/.test(
      text,
    )
  )
    return 'greater';
  return /\b(?:less|fewer|lower|smaller|below|down|fall|fell|drop(?:ped)?|decrease[ds]?)\b/.test(text)
    ? 'less'
    : undefined;
}

const toKey = (noun: string): string =>
  noun.startsWith('tok') || noun.startsWith('coin')
    ? 'token'
    : noun.startsWith('pool')
      ? 'pool'
      : noun.startsWith('prog')
        ? 'program'
        : 'trader';

/** By group, what the first time has more than the second. */
function toGrowth(
  { text }: Phrase,
  figure: Figure,
  field: string,
  [first, second]: readonly [Interval, Interval],
  used: readonly number[],
): Composed | undefined {
  const measure = figure.measures.find((one) => one.measure === 'sum' || one.measure === 'count');
  if (measure === undefined || measure.of !== undefined) return undefined;
  const [later, earlier] = (first.from ?? 0) >= (second.from ?? 0) ? [first, second] : [second, first];
  const within = ({ from, to }: Interval): Where[] => [
    { field: 'time', is: '>=', value: from ?? 0 },
    ...(to === undefined ? [] : [{ field: 'time', is: '<' as const, value: to }]),
  ];
  const [now, before] = [within(later), within(earlier)];
  const plain: Measure = {
    measure: measure.measure,
    ...(measure.field !== undefined && { field: measure.field }),
  };
  const isDown = FELL.test(text);
  return {
    want: {
      kind: 'query',
      answers: /\b(?:which|what) (?:token|coin|pool|trader|wallet|program)\b/.test(text) ? 'first' : 'rows',
      query: {
        from: figure.from,
        time: { from: earlier.from ?? 0, ...(later.to !== undefined && { to: later.to }) },
        ...(figure.where.length > 0 && { where: [...figure.where] }),
        by: [field],
        measures: [
          { ...plain, where: now, less: { ...plain, where: before }, as: 'change' },
          { ...plain, where: now, as: 'later' },
          { ...plain, where: before, as: 'earlier' },
        ],
        order: { by: 'change', descending: !isDown },
        limit: 20,
      },
    },
    bounds: [],
    used: [...used, ...figure.at],
    notes: [],
  };
}

const AVERAGE = /\baverage (?:trade )?(?:size|value)\b|\bavg\b|\bmean\b/;
const LARGEST = /\blargest (?:trade|swap)\b|\bbiggest (?:trade|swap)\b/;

/** Two tokens, pools or wallets: one figure against the other, or several in a table. */
function toThingsBeside(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const all = context.mentions.filter(({ isSoft }) => isSoft !== true);
  // A dollar token beside two others is what they are counted in.
  const named =
    all.length === 3
      ? all.filter(({ subject }) => subject.kind !== 'token' || !/usd/i.test(subject.said ?? ''))
      : all;
  const kinds = new Set(named.map(({ subject }) => subject.kind));
  const ids = [...new Set(named.map(({ subject }) => subject.id))];
  if (
    ids.length !== 2 ||
    kinds.size !== 1 ||
    !(kinds.has('token') || kinds.has('account') || kinds.has('pool'))
  )
    return undefined;
  if (/\bboth\b|\bbetween [TWP]\d+ and\b|\bfrom [TWP]\d+ to\b/.test(text) && !/\bcompare\b/.test(text))
    return undefined;
  const figure = findFigure(phrase);
  if (figure === undefined) return undefined;
  const condition = figure.where.find(
    ({ is, value }) => is === 'in' && Array.isArray(value) && value.length === 2,
  );
  if (condition === undefined) return undefined;
  const rest = figure.where.filter((one) => one !== condition);
  const several = [
    /\btrades\b|\bswaps\b|\bnumber of trades\b/.test(text),
    /\bvolume\b/.test(text),
    AVERAGE.test(text),
    /\bfees?\b/.test(text),
    LARGEST.test(text),
    /\bbuys\b/.test(text),
    /\bsells\b|\bsales\b/.test(text),
    /\bprofit|\bpnl\b/.test(text),
    /\btraders\b|\bbuyers\b/.test(text),
  ].filter(Boolean).length;
  const time = toPhraseTime(context);
  if (several > 1 && figure.from === 'trades') {
    const measures: Measure[] = [
      { measure: 'count' },
      { measure: 'sum', field: 'microUsd' },
      { measure: 'mean', field: 'microUsd' },
      ...(LARGEST.test(text) ? [{ measure: 'max', field: 'microUsd' }] : []),
      ...(/\bprofit|\bpnl\b/.test(text) ? [NET_USD] : []),
      ...(condition.field === 'base' ? [{ measure: 'distinct', field: 'trader' }] : []),
    ];
    return {
      want: {
        kind: 'query',
        answers: 'rows',
        query: {
          from: 'trades',
          time,
          where: [...rest, condition],
          by: [condition.field],
          measures,
          order: { by: 'sum_microUsd', descending: true },
          limit: 2,
        },
      },
      bounds: [],
      used: [...figure.at, ...words(phrase), ...averageWords(phrase)],
      notes: [],
    };
  }
  const of = (id: string): AskedQuery => ({
    from: figure.from,
    time,
    where: [...rest, { field: condition.field, is: '=', value: id }],
    measures: [...figure.measures],
  });
  const expects = toExpects(phrase);
  return {
    want: {
      kind: 'query',
      answers: 'figure',
      query: of(ids[0]!), // there are two
      against: of(ids[1]!), // as above
      relate: 'difference',
      ...(expects !== undefined && { expects }),
    },
    bounds: [],
    used: [...figure.at, ...words(phrase)],
    notes: [],
  };
}

const averageWords = (phrase: Phrase): readonly number[] =>
  [
    AVERAGE,
    LARGEST,
    /\bnumber of trades\b/,
    /\btrades\b/,
    /\bvolume\b/,
    /\btrade size\b/,
    /\bbuys\b/,
    /\bsells\b/,
  ].flatMap((pattern) => {
    const match = pattern.exec(phrase.text);
    return match === null ? [] : tokensOf(phrase, match);
  });

/** Words a comparison is asked for with. */
function words(phrase: Phrase): readonly number[] {
  const { context } = phrase;
  const signs = [...phrase.text.matchAll(SIGN_OR_GREW)].flatMap((match) =>
    tokensIn(phrase, match.index, match.index + match[0].length),
  );
  const plain = context.tokens.flatMap(({ text }, index) =>
    /^(?:total|numbers?|percent|percentage|difference|amm|give|bigger|who|people|most|before|prior|previous|terms|figures|side|each|other|size|trade|lnusd)$/.test(
      text,
    )
      ? [index]
      : [],
  );
  return [
    ...signs,
    ...plain,
    ...context.of('ask').flatMap(({ at }) => at),
    ...context.of('than').flatMap(({ at }) => at),
  ];
}

const dayWords = ({ context }: Phrase): readonly number[] =>
  context.of('time').flatMap(({ key, at }) => (key === 'today' || key === 'yesterday' ? at : []));
