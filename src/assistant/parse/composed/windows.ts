/** Times that only the chain knows: this epoch, since a slot, the first hour of a token, after a transaction. */
import { toMeasureKey } from '#contracts/query/index-query';
import { toShortAddress } from '#contracts/text/value-text';
import type { AskedQuery, AskedWindow } from '../../question/question.ts';
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import { SECONDS } from '../find-time.ts';
import type { Composed } from './composed.ts';
import { findFigures, type Where } from './figures.ts';
import { findGroups, GROUP_FIELDS } from './groups.ts';
import { toEachTop } from './each-top.ts';
import { toRates } from './rates.ts';
import { toShares } from './shares.ts';
import { toWalletSets } from './wallet-sets.ts';
import { toComposition } from '../compose/to-composition.ts';
import { mentionOf, numberOf, tokensOf, type Phrase } from './phrase.ts';

interface Found {
  readonly window?: AskedWindow;
  /** Slots are conditions themselves. */
  readonly slots?: readonly Where[];
  readonly isByEpoch?: true;
  readonly match: RegExpExecArray;
}

const LENGTH =
  '(?:(?<count>#\\d{1,20}|half an?|an?|one|two|three|six|twelve) ?-?)?(?<unit>minutes?|mins?|hours?|hrs?|days?|seconds?)';
const CREATED =
  '(?:it|they|this token|the token|T\\d{1,20})?(?: was| got| is)? ?(?:created|launch(?:ed)?|creation|minted|listed|birth|born|deployed)';
const AFTER_CREATED = new RegExp(
  `\\b(?:in|within|during|over|for)?(?: the| its)?(?: first)? ?${LENGTH}(?: long)?(?: window)?(?: right| immediately| directly)? (?:after|since|from|following|of)(?: the| its)? ${CREATED}\\b`,
);
const ITS_FIRST = new RegExp(
  `\\b(?:in|within|during|over)? ?(?:its|their|T\\d{1,20}(?:'s)?|the token's|his) (?:very )?first ${LENGTH}\\b(?: of trading| of life)?`,
);
const FIRST_OF_TOKEN = new RegExp(
  `\\bfirst ${LENGTH} of (?:trading (?:of|in) )?(?:T\\d{1,20}|its life|trading|its existence)\\b`,
);
export const FIRST_OF_CHAIN = new RegExp(
  `\\bfirst ${LENGTH} of (?:the )?(?:chain|network|index|data|cluster|localnet|history|ledger|everything)\\b|\\bfirst ${LENGTH.replace(/\?<count>/, '?<count2>').replace(/\?<unit>/, '?<unit2>')}(?: ever)?$`,
);

function findWindow(phrase: Phrase): Found | undefined {
  const { text, context } = phrase;
  const created = AFTER_CREATED.exec(text) ?? ITS_FIRST.exec(text) ?? FIRST_OF_TOKEN.exec(text);
  const tokens = context.mentions.filter(({ subject }) => subject.kind === 'token');
  const mint = tokens[0]?.subject.id ?? (context.page?.kind === 'token' ? context.page.id : undefined);
  if (created !== null && mint !== undefined) {
    const seconds = toSeconds(phrase, created);
    if (seconds !== undefined)
      return { window: { of: 'created', id: mint, side: 'after', seconds }, match: created };
  }
  const chain = FIRST_OF_CHAIN.exec(text);
  if (chain !== null && tokens.length === 0) {
    const seconds = toSeconds(phrase, chain);
    if (seconds !== undefined)
      return { window: { of: 'beginning', id: '', side: 'after', seconds }, match: chain };
  }
  return findEpoch(phrase) ?? findSlots(phrase) ?? findAround(phrase);
}

function toSeconds(phrase: Phrase, { groups = {} }: RegExpExecArray): number | undefined {
  const unit = groups['unit'] ?? groups['unit2'] ?? '';
  const count = groups['count'] ?? groups['count2'];
  const one = unit.replace(/s$/, '').replace(/^min$/, 'minute').replace(/^hr$/, 'hour');
  const length = SECONDS[one];
  if (length === undefined) return undefined;
  const times =
    count === undefined
      ? 1
      : count.startsWith('#')
        ? Number(numberOf(phrase, count)?.value)
        : count.startsWith('half')
          ? 0.5
          : ({ two: 2, three: 3, six: 6, twelve: 12 }[count] ?? 1);
  return Number.isFinite(times) ? Math.round(times * length) : undefined;
}

const PER_EPOCH =
  /\b(?:per|by|each|every|for each|for every|in each|of each|grouped by) epochs?\b|\bepoch by epoch\b/;
const EPOCH =
  /\b(?:in|of|during|for|within|since|over)?(?: the)? ?(?:(?<this>this|current|present|running)|(?<last>last|previous|past|prior)) epoch\b|\b(?:in|of|during|for|within)? ?(?:epoch )?(?<sign>E\d{1,20})\b/;

function findEpoch(phrase: Phrase): Found | undefined {
  const { text } = phrase;
  const per = PER_EPOCH.exec(text);
  if (per !== null) return { isByEpoch: true, match: per };
  const match = EPOCH.exec(text);
  if (match === null) return undefined;
  const { this: now, sign } = match.groups ?? {};
  const id = sign === undefined ? (now === undefined ? 'ago1' : 'ago0') : mentionOf(phrase, sign)?.subject.id;
  return id === undefined ? undefined : { window: { of: 'epoch', id, side: 'in' }, match };
}

const SLOTS =
  /\b(?:between|from|in)(?: the)? ?(?:slots?|blocks?|block range|slot range|range)? ?(?<from>B\d{1,20}) ?(?:and|to|until|through|till)? ?(?:slot|block)? ?(?<to>B\d{1,20})|\b(?<side>since|after|from|before|until|up to|starting (?:at|from|with))(?: the)? ?(?:slot|block)? ?(?<one>B\d{1,20})(?: on(?:wards?)?)?/;

function findSlots(phrase: Phrase): Found | undefined {
  const match = SLOTS.exec(phrase.text);
  const { from, to, side, one } = match?.groups ?? {};
  if (match === null) return undefined;
  const slotOf = (sign: string | undefined): number => Number(mentionOf(phrase, sign ?? '')?.subject.id);
  if (from !== undefined)
    return {
      slots: [
        { field: 'slot', is: '>=', value: Math.min(slotOf(from), slotOf(to)) },
        { field: 'slot', is: '<=', value: Math.max(slotOf(from), slotOf(to)) },
      ],
      match,
    };
  const is =
    side === 'after' ? '>' : side === 'before' ? '<' : side === 'until' || side === 'up to' ? '<=' : '>=';
  return { slots: [{ field: 'slot', is, value: slotOf(one) }], match };
}

const AROUND =
  /\b(?:right |just |directly |immediately |shortly )?(?<side>before|after|since|following)(?: the)?(?: transaction| tx)? (?<sign>X\d{1,20})\b/;

function findAround(phrase: Phrase): Found | undefined {
  const match = AROUND.exec(phrase.text);
  const id = mentionOf(phrase, match?.groups?.['sign'] ?? '')?.subject.id;
  if (match === null || id === undefined) return undefined;
  return {
    window: { of: 'transaction', id, side: match.groups?.['side'] === 'before' ? 'before' : 'after' },
    match,
  };
}

/** A figure, its groups or its rows within such a time. */
export function toWindowed(phrase: Phrase): Composed | undefined {
  const { context } = phrase;
  const found = findWindow(phrase);
  if (found === undefined) return undefined;
  const { match } = found;
  const said = sayIn(phrase, match);
  const rest = `${phrase.text.slice(0, match.index)} ${' '.repeat(Math.max(0, match[0].length - 1))}${phrase.text.slice(match.index + match[0].length)}`;
  const other = findOther(phrase, match);
  const inner =
    other === undefined && found.isByEpoch !== true
      ? READERS.map((read) => read({ ...phrase, text: rest })).find((one) => one !== undefined)
      : undefined;
  if (inner !== undefined) return withWindow(phrase, found, inner);
  const figure = findFigures(phrase, rest);
  if (figure === undefined) return undefined;
  const groups = findGroups({ ...phrase, text: rest }).filter(({ isEpoch }) => isEpoch !== true);
  const isWho =
    /\bwho\b|\bwhich (?:wallets|traders|addresses)\b|^(?:top |largest |biggest )?(?:wallets|traders|buyers|sellers)\b|\b(?:list|show)(?: all| me)?(?: the)? (?:wallets|traders|buyers|sellers)\b/.test(
      rest,
    );
  const fields = GROUP_FIELDS[figure.from] ?? {};
  const by = groups.flatMap(({ key }) => (key === undefined ? [] : (fields[key] ?? [])));
  const per = groups.find((group) => group.per !== undefined)?.per;
  const isCounted =
    /\bhow many\b|\bnumber of\b|\bcount\b|\bhow much\b|\btotal\b|\bvolume\b|\baverage\b|\bmean\b|\bmedian\b|\brate\b|\bfees?\b|\bversus\b|\bvs\b|\bcompared?\b/.test(
      rest,
    );
  const where = [...figure.where, ...(found.slots ?? [])];
  const base = { from: figure.from, time: {}, ...(where.length > 0 && { where }) };
  const used = [
    ...tokensOf(phrase, match),
    ...figure.at,
    ...groups.flatMap(({ at }) => at),
    ...plainWords(phrase),
  ];
  if (found.isByEpoch === true)
    return {
      want: {
        kind: 'query',
        answers: 'figure',
        isByEpoch: true,
        query: { ...base, measures: [...figure.measures] },
      },
      bounds: [],
      used: [...used, ...context.tokens.flatMap(({ text }, index) => (text === 'table' ? [index] : []))],
      notes: [],
      said,
    };
  const window = found.window === undefined ? {} : { window: found.window };
  if (other !== undefined)
    return {
      want: {
        kind: 'query',
        answers: 'figure',
        query: { ...base, measures: [...figure.measures] },
        against: { ...base, measures: [...figure.measures] },
        relate: /\bpercent|%|\bgrowth\b/.test(context.text) ? 'percent_change' : 'difference',
        ...window,
        otherWindow: other.window!, // an epoch is a window
      },
      bounds: [],
      used: [...used, ...tokensOf(phrase, other.match)],
      notes: [],
      said,
    };
  const isOfWho = isWho && !isCounted && fields['trader'] !== undefined;
  if (by.length > 0 || per !== undefined || isOfWho) {
    const keys = by.length > 0 ? by : isOfWho && per === undefined ? [fields['trader']!] : []; // checked above
    const measures = isOfWho
      ? figure.from === 'trades'
        ? [{ measure: 'sum', field: 'microUsd' }, { measure: 'count' }]
        : [{ measure: 'count' }]
      : figure.measures;
    const [first] = measures;
    const query: AskedQuery = {
      ...base,
      ...(keys.length > 0 && { by: [...keys] }),
      ...(per !== undefined && { per }),
      measures: [...measures],
      order:
        per === undefined
          ? {
              by: toMeasureKey(first!),
              descending: true,
            } // figures have a measure
          : { by: 'bucket', descending: false },
      limit: per === undefined ? 50 : 200,
    };
    return { want: { kind: 'query', answers: 'rows', query, ...window }, bounds: [], used, notes: [], said };
  }
  if (isCounted)
    return {
      want: {
        kind: 'query',
        answers: 'figure',
        query: { ...base, measures: [...figure.measures] },
        ...window,
      },
      bounds: [],
      used,
      notes: [],
      said,
    };
  const event = [...EVENTS_BY_KEY.values()].find(({ source }) => source === figure.from);
  if (event === undefined) return undefined;
  const isBefore = found.window?.of === 'transaction' && found.window.side === 'before';
  const isAfter = found.window?.of === 'transaction' && found.window.side === 'after';
  return {
    want: {
      kind: 'query',
      answers: 'rows',
      query: {
        ...base,
        show: [...event.show],
        order: {
          by: 'time',
          descending: !isAfter && (isBefore || !/\b(?:first|oldest|earliest)\b/.test(rest)),
        },
        limit: isBefore ? 5 : 20,
      },
      ...window,
    },
    bounds: [],
    used,
    notes: [],
    said,
  };
}

/** As the question wrote it. */
function sayIn(phrase: Phrase, match: RegExpExecArray): string {
  const { text, tokens } = phrase.context;
  const at = tokensOf(phrase, match).map((index) => tokens[index]!); // tokens of the question
  const [first] = at;
  if (first === undefined) return match[0].trim();
  return text
    .slice(first.start, at.at(-1)!.end) // as there is a first
    .replace(/\w{32,}/g, toShortAddress)
    .slice(0, 120);
}

/** What else the question says, within that time. */
function withWindow(phrase: Phrase, { window, slots = [], match }: Found, inner: Composed): Composed {
  const { query } = inner.want;
  const where = [...(query.where ?? []), ...slots];
  return {
    ...inner,
    want: {
      ...inner.want,
      query: { ...query, ...(where.length > 0 && { where }) },
      ...(window !== undefined && { window }),
    },
    used: [...inner.used, ...tokensOf(phrase, match)],
    said: sayIn(phrase, match),
  };
}

/** `versus last epoch`, `compared to epoch 3`. */
function findOther(phrase: Phrase, first: RegExpExecArray): Found | undefined {
  const place = first.index + first[0].length;
  const rest = phrase.text.slice(place);
  if (!/\b(?:versus|vs|compared|than|against|and|or|to)\b/.test(rest)) return undefined;
  const match = EPOCH.exec(' '.repeat(place) + rest);
  if (match === null) return undefined;
  const found = findEpoch({ ...phrase, text: ' '.repeat(place) + rest });
  return found?.window === undefined ? undefined : found;
}

const READERS = [toComposition, toEachTop, toRates, toShares, toWalletSets];

const WORDS: ReadonlySet<string> = new Set(
  'landed included processed up now happened during number many total count list show all made did have has window first compare compared versus vs than traded bought sold since'.split(
    ' ',
  ),
);

const plainWords = ({ context }: Phrase): readonly number[] => [
  ...context.tokens.flatMap(({ text }, index) => (WORDS.has(text) ? [index] : [])),
  ...context.of('ask').flatMap(({ at }) => at),
  ...context
    .of('kind')
    .filter(({ key }) => key === 'account' || key === 'network')
    .flatMap(({ at }) => at),
];
