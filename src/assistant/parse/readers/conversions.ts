/** A number in another unit: `how many lamports is 0.2 SOL`, `rent for 165 bytes`, `25 bps in percent`, a time as a slot. */
import type { Question, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { isSol } from '../../question/sol.ts';
import { turnsBack } from '../conversation/recall.ts';
import { findFreeUnits, findQuantities, type Quantity, type Unit } from '../find-quantities.ts';

const BONUS = { wanted: 0.45, usual: 0.2, continued: 0.6, certain: 0.8 } as const;
const MOST_TARGETS = 3;

type Conversion = Omit<Extract<Question['want'], { kind: 'convert' }>, 'kind'>;

export default function readConversions(context: ParseContext): readonly Candidate[] {
  if (context.bounds.length > 0) return [];
  return [...readAmounts(context), ...readRent(context), ...readMoment(context)];
}

function readAmounts(context: ParseContext): readonly Candidate[] {
  const continued = toQuoted(context);
  if (continued.length > 0) return continued;
  const quantities = findQuantities(context);
  const units = findFreeUnits(context, quantities);
  const prefixed = quantities.map((quantity) => withPrefix(quantity, units));
  // `priority fee for 200000 CU at 5000 micro-lamports`: what is priced stands behind.
  const first = prefixed.find(({ unit }) => !UNCONVERTED.has(unit)) ?? prefixed[0] ?? toOne(units, context);
  if (first === undefined) return toContinued(context, units);
  const compute = quantities.find(({ unit }) => unit === 'CU');
  if (UNCONVERTED.has(first.unit)) return [];
  const targets = units.filter(
    (unit) =>
      (isTarget(context, unit) &&
        unit.unit !== first.unit &&
        !unit.at.some((index) => first.at.includes(index))) ||
      (isOtherToken(unit, first) && isTarget(context, unit)),
  );
  const wanted = targets.slice(0, MOST_TARGETS);
  const isQuote = context.has('convert', 'quote') && (first.unit === 'tokens' || first.unit === 'SOL');
  const value = { what: isQuote ? 'quote' : 'quantity', value: first.value, from: first.unit };
  // Time is no money: `burned in SOL in the last 5 minutes` converts nothing.
  if (
    wanted.some(
      (target) => isTime(first.unit) !== isTime(target.unit) && isMoney(first.unit) !== isMoney(target.unit),
    )
  )
    return [];
  const tokens = [first.token, wanted.find(({ token }) => token !== undefined)?.token].filter(
    (token) => token !== undefined,
  );
  const [to, ...also] = wanted.map(({ unit }) => unit);
  const other = compute === undefined || first.unit !== 'micro-lamports per CU' ? undefined : compute;
  const asked = {
    ...value,
    ...(to !== undefined ? { to } : first.unit === 'raw units' && { to: 'tokens' }),
    ...(also.length > 0 && { also }),
    ...(other !== undefined && { other: other.value }),
  };
  // Of one token, raw units become whole ones.
  const isPlain =
    to !== undefined ||
    /^(?:lamports|bps|%|slots|epochs|raw units|micro-lamports per CU|tokens|SOL)$/.test(first.unit);
  if (!isPlain) return [];
  const valued =
    to === undefined && (first.unit === 'tokens' || (first.unit === 'SOL' && isWorth(context)))
      ? { ...asked, to: 'USD' }
      : asked;
  const pool = isQuote ? findPool(context) : undefined;
  return [
    toCandidate(
      context,
      valued,
      [...unique(tokens), ...(pool === undefined ? [] : [pool.subject])],
      [...(pool === undefined ? [] : [pool]), first, ...wanted, ...(other === undefined ? [] : [other])],
      other !== undefined ? BONUS.continued : to === undefined && !isQuote ? BONUS.usual : BONUS.wanted,
    ),
  ];
}

const isTime = (unit: string): boolean =>
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/.test(unit);
const isMoney = (unit: string): boolean => /^(?:SOL|lamports|USD|tokens|raw units)$/.test(unit);

/** `… in pool P`, `there`, `in it`: the pool that is named or was spoken of last, else the one in front. */
function findPool({
  mentions,
  earlier,
  page,
  tokens,
}: ParseContext): { readonly subject: Subject; readonly at: readonly number[] } | undefined {
  const named = mentions.find(({ subject, isSoft }) => subject.kind === 'pool' && isSoft !== true);
  if (named !== undefined) return { subject: named.subject, at: named.at };
  const at = tokens.flatMap(({ text }, index) =>
    /^(?:there|here|it|this|that|pool)$/.test(text) ? [index] : [],
  );
  const last = turnsBack(earlier)[0]?.subjects.find(({ kind }) => kind !== 'network');
  const pool = last?.kind === 'pool' ? last : page?.kind === 'pool' ? page : undefined;
  return pool === undefined || (at.length === 0 && last?.kind !== 'pool') ? undefined : { subject: pool, at };
}

/** A bare number, and what is no quantity by itself. */
const UNCONVERTED: ReadonlySet<string> = new Set(['', 'CU', 'bytes']);

/** `in lnUSD` after a conversion: the same in another unit. */
function toContinued(context: ParseContext, units: readonly Unit[]): readonly Candidate[] {
  const last = context.earlier[0]?.question;
  const target = units.find((unit) => isTarget(context, unit));
  if (last?.want.kind !== 'convert' || last.want.what !== 'quantity' || target === undefined) return [];
  const { kind: _kind, also: _also, ...want } = last.want;
  const given = want.from === 'tokens' || want.from === 'raw units' ? last.subjects.slice(0, 1) : [];
  return [
    toCandidate(
      context,
      { ...want, to: target.unit },
      unique([...given, ...(target.token === undefined ? [] : [target.token])]),
      [target],
      BONUS.continued,
    ),
  ];
}

/** `and for 100?`: a number alone may be read as a slot. */
const toBareNumbers = ({
  mentions,
  tokens,
}: ParseContext): readonly { readonly value: string; readonly at: readonly number[] }[] =>
  mentions.flatMap(({ subject, at }) =>
    subject.kind === 'block' && tokens[at[0]!]?.text === subject.id && at.length === 1 // a mention has tokens
      ? [{ value: subject.id, at }]
      : [],
  );

/** `and for 10?` after a quote: another amount of the same, and nothing else said. */
function toQuoted(context: ParseContext): readonly Candidate[] {
  const last = context.earlier.find(({ question }) => question?.want.kind !== 'compute')?.question;
  const [number, second] = [...context.numbers, ...toBareNumbers(context)];
  if (last?.want.kind !== 'convert' || last.want.what !== 'quote') return [];
  if (number === undefined || second !== undefined) return [];
  const { at } = number;
  const isBare =
    context.mentions.every(
      ({ isSoft, at: own }) => isSoft === true || own.every((index) => at.includes(index)),
    ) && context.tokens.every((_token, index) => at.includes(index) || context.isStop(index));
  if (!isBare) return [];
  const { kind: _kind, ...want } = last.want;
  return [toCandidate(context, { ...want, value: number.value }, last.subjects, [{ at }], BONUS.certain)];
}

const isWorth = (context: ParseContext): boolean =>
  /\b(?:worth|cost|price|value|dollars?|usd)\b/i.test(context.text);

const isOtherToken = (unit: Unit, { token }: Quantity): boolean =>
  unit.token !== undefined && token !== undefined && unit.token.id !== token.id;

const unique = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.filter(({ id }, index) => subjects.findIndex((other) => other.id === id) === index);

/** `raw amount 123 of KELP`: a unit before its number, and the token behind. */
function withPrefix(quantity: Quantity, units: readonly Unit[]): Quantity {
  const [index = 0] = quantity.at;
  const raw = units.find(
    ({ unit, at }) => unit === 'raw units' && at.at(-1)! < index && index - at.at(-1)! <= 3,
  ); // a unit has a token
  const token =
    quantity.token ??
    units.find((unit) => unit.token !== undefined && (raw !== undefined || unit.at[0]! > index))?.token; // a unit has a token
  if (raw !== undefined && token !== undefined)
    return {
      ...quantity,
      unit: 'raw units',
      token,
      at: [...quantity.at, ...raw.at, ...(units.find((unit) => unit.token === token)?.at ?? [])],
    };
  if (quantity.unit === 'raw units' && token !== undefined)
    return {
      ...quantity,
      token,
      at: [...quantity.at, ...(units.find((unit) => unit.token === token)?.at ?? [])],
    };
  return quantity;
}

/** `how many lamports in a SOL`: one of it. */
function toOne(units: readonly Unit[], context: ParseContext): Quantity | undefined {
  const before = ({ at: [index = 0] }: Unit, back: number): string =>
    context.tokens[index - back]?.text ?? '';
  const source = units.find(
    (unit) =>
      unit.token === undefined &&
      unit.unit !== 'raw units' &&
      /^(?:a|an|one|per|each)$/.test(before(unit, 1)),
  );
  if (source === undefined) return undefined;
  const isHalf = before(source, 2) === 'half';
  if (!isHalf && units.length < 2) return undefined;
  if (isHalf) return { ...source, at: [...source.at, source.at[0]! - 2], value: '0.5' }; // a unit has a token
  return context.has('ask', 'how-many', 'how-much') ? { ...source, value: '1' } : undefined;
}

/** Behind `in`, `to`, `=` or `how many`. */
function isTarget(context: ParseContext, { at: [index = 0] }: Unit): boolean {
  const before = context.tokens.slice(Math.max(0, index - 2), index).map(({ text }) => text);
  const gap = context.text.slice(context.tokens[index - 1]?.end ?? 0, context.tokens[index]?.start ?? 0);
  const isCounted = context
    .of('ask')
    .some(({ key, at }) => (key === 'how-many' || key === 'how-much') && at.at(-1) === index - 1);
  return isCounted || /[=≈→]/.test(gap) || before.some((text) => TARGETS.test(text));
}

const TARGETS = /^(?:何|몇|in|for|to|as|into|en|em|a|auf|zu|nach|dans|в|у|で|を|عن|ke|sang|ra)$/;

/** Bytes, or a kind of account, as the deposit it needs. */
function readRent(context: ParseContext): readonly Candidate[] {
  const [size] = context.of('account-size');
  // `how big is a token account` is answered by its bytes and what they cost.
  const isSize = size !== undefined && context.page === undefined && SIZES.test(context.text);
  const [rent = isSize ? size : undefined] = context.of('convert').filter(({ key }) => key === 'rent');
  const isNamed = context.mentions.some(({ subject }) => !isSol(subject));
  if (rent === undefined || isNamed || context.page?.kind === 'transaction') return [];
  const quantities = findQuantities(context);
  const times = quantities.find(
    ({ unit, value, at }) =>
      unit === '' &&
      /^[1-9]\d{0,5}$/.test(value) &&
      size !== undefined &&
      isJust(context, at[0]!, size.at[0]!), // both have tokens
  );
  const accounts = context.tokens.findIndex(({ stem }) => stem === 'account');
  // `8 accounts of 165 bytes`.
  const counted = quantities.find(
    ({ unit, value, at }) => unit === '' && /^[1-9]\d{0,5}$/.test(value) && isJust(context, at[0]!, accounts), // a quantity has a token
  );
  const bytes =
    times !== undefined
      ? undefined
      : (quantities.find(({ unit }) => unit === 'bytes') ??
        (quantities.length === 1 && quantities[0]!.unit === '' ? quantities[0] : undefined)); // there is one
  const to = findFreeUnits(context, quantities).find(({ unit }) => unit === 'lamports' || unit === 'SOL');
  const made = { what: 'quantity', from: 'bytes', to: to?.unit ?? 'SOL' };
  if (bytes !== undefined)
    return [
      toCandidate(
        context,
        { ...made, value: bytes.value, ...(counted !== undefined && { other: counted.value }) },
        [],
        [bytes, rent, ...(counted === undefined ? [] : [counted]), ...(to === undefined ? [] : [to])],
        BONUS.wanted,
      ),
    ];
  const isAsked =
    times !== undefined || isSize || context.has('ask', 'how-much', 'how-many') || RENT.test(context.text);
  if (size === undefined || quantities.length > (times === undefined ? 0 : 1) || !isAsked) return [];
  return [
    toCandidate(
      context,
      { ...made, value: size.key, ...(times !== undefined && { other: times.value }) },
      [],
      [
        size,
        rent,
        ...(times === undefined ? [] : [times]),
        ...(to === undefined ? [] : [to]),
        { at: sizeWords(context) },
      ],
      BONUS.wanted,
    ),
  ];
}

const SIZES = /\bhow (?:big|large|long|many bytes)\b|\b(?:size|bytes|length) of an?\b|\bin bytes\b/i;
const sizeWords = ({ tokens }: ParseContext): readonly number[] =>
  tokens.flatMap(({ text }, index) => (/^(?:big|large|long|bytes?|size|length)$/.test(text) ? [index] : []));
const RENT = /\b(?:rent|deposit)\b/i;

/** `40 classic token accounts`: at most two words between a number and what is counted. */
const isJust = (context: ParseContext, from: number, to: number): boolean =>
  to > from && to - from <= 3 && context.tokens.slice(from + 1, to).every(({ thing }) => thing === undefined);

/** Unix seconds as a time, and a time as a slot or epoch. */
function readMoment(context: ParseContext): readonly Candidate[] {
  const signs = context.of('convert');
  const find = (key: string) => signs.find((sign) => sign.key === key);
  const [epoch, slot, unix] = [find('epoch-at'), find('slot-at'), find('unix')];
  const seconds = findQuantities(context).find(
    ({ value, unit }) => unit === '' && /^1\d{9}(?:\d{3})?$/.test(value),
  );
  if (seconds !== undefined && context.mentions.length === 0) {
    const to = slot !== undefined ? 'slot' : epoch !== undefined ? 'epoch' : 'time';
    const isMeant =
      unix !== undefined || to !== 'time' || DATED.test(context.text) || /^\W*convert\b/i.test(context.text);
    if (!isMeant) return [];
    return [
      toCandidate(
        context,
        { what: 'quantity', value: seconds.value, from: 'time', to },
        [],
        [seconds, ...signs, { at: dateWords(context) }],
        BONUS.certain,
      ),
    ];
  }
  const future = context.mentions.find(({ subject }) => subject.kind === 'block');
  if (future !== undefined && /\b(?:will|going to)\b/i.test(context.text) && context.has('ask', 'when')) {
    return [
      toCandidate(
        context,
        { what: 'quantity', value: future.subject.id, from: 'slot', to: 'time' },
        [],
        [future, { at: dateWords(context) }],
        BONUS.certain,
      ),
    ];
  }
  const at = context.time?.value.at;
  const wanted = epoch ?? slot ?? unix;
  if (
    at === undefined ||
    wanted === undefined ||
    context.mentions.length > 0 ||
    !(context.has('ask', 'which') || unix !== undefined || /^(?:what|slot|block|epoch)\b/i.test(context.text))
  )
    return [];
  const to = unix !== undefined ? 'unix' : wanted === epoch ? 'epoch' : 'slot';
  return [
    toCandidate(
      context,
      { what: 'quantity', value: String(at), from: 'time', to },
      [],
      [wanted, { at: context.time?.at ?? [] }],
      BONUS.wanted,
    ),
  ];
}

const DATED = /\b(?:when|date|day|time|utc|gmt|human|readable|iso|moment)\b/i;
const dateWords = ({ tokens }: ParseContext): readonly number[] =>
  tokens.flatMap(({ text }, index) =>
    /^(?:utc|gmt|date|day|time|human|readable|iso|moment|format|produced|reached|come|happen)$/.test(text)
      ? [index]
      : [],
  );

function toCandidate(
  context: ParseContext,
  want: Conversion,
  subjects: readonly Subject[],
  matches: readonly { readonly at: readonly number[] }[],
  bonus: number,
): Candidate {
  const used = new Set<number>();
  for (const { at } of [
    ...matches,
    ...context.of('ask'),
    ...context.of('convert'),
    ...(want.what === 'quote' ? context.of('event') : []),
    ...(want.from === 'micro-lamports per CU' ? context.of('unit') : []),
    ...context.of('kind').filter(({ key }) => want.from === 'bytes' || key === 'token'),
  ]) {
    for (const index of at) used.add(index);
  }
  return {
    used,
    bonus,
    question: {
      subjects: [...subjects],
      want: { kind: 'convert', ...want },
      bounds: [],
      shape: {},
      form: context.isYesNo ? 'yes-no' : 'value',
      negated: false,
    },
  };
}
