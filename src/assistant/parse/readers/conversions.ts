/** A number in another unit: `how many lamports is 0.2 SOL`, `rent for 165 bytes`, `25 bps in percent`, a time as a slot. */
import type { Question, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { findFreeUnits, findQuantities, type Quantity, type Unit } from '../find-quantities.ts';

const BONUS = { wanted: 0.45, usual: 0.2, continued: 0.6 } as const;
const MOST_TARGETS = 3;

type Conversion = Omit<Extract<Question['want'], { kind: 'convert' }>, 'kind'>;

export default function readConversions(context: ParseContext): readonly Candidate[] {
  if (context.bounds.length > 0) return [];
  return [...readAmounts(context), ...readRent(context), ...readMoment(context)];
}

function readAmounts(context: ParseContext): readonly Candidate[] {
  const quantities = findQuantities(context);
  const units = findFreeUnits(context, quantities);
  const [first = toOne(units, context)] = quantities.map((quantity) => withPrefix(quantity, units));
  if (first === undefined) return toContinued(context, units);
  const compute = quantities.find(({ unit }) => unit === 'CU');
  if (first.unit === '' || first.unit === 'CU' || first.unit === 'bytes') return [];
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
  return [
    toCandidate(
      context,
      valued,
      unique(tokens),
      [first, ...wanted, ...(other === undefined ? [] : [other])],
      to === undefined ? BONUS.usual : BONUS.wanted,
    ),
  ];
}

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
    quantity.token ?? units.find((unit) => unit.token !== undefined && unit.at[0]! > index)?.token; // a unit has a token
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
  const source = units.find(
    ({ at: [index = 0], unit, token }) =>
      token === undefined &&
      unit !== 'raw units' &&
      /^(?:a|an|one)$/.test(context.tokens[index - 1]?.text ?? ''),
  );
  return source === undefined || units.length < 2 || !context.has('ask', 'how-many', 'how-much')
    ? undefined
    : { ...source, value: '1' };
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

const TARGETS = /^(?:何|몇|in|to|as|into|en|em|a|auf|zu|nach|dans|в|у|で|を|عن|ke|sang|ra)$/;

/** Bytes, or a kind of account, as the deposit it needs. */
function readRent(context: ParseContext): readonly Candidate[] {
  const [rent] = context.of('convert').filter(({ key }) => key === 'rent');
  if (rent === undefined || context.mentions.length > 0 || context.page?.kind === 'transaction') return [];
  const quantities = findQuantities(context);
  const bytes =
    quantities.find(({ unit }) => unit === 'bytes') ??
    (quantities.length === 1 && quantities[0]!.unit === '' ? quantities[0] : undefined); // there is one
  const to = findFreeUnits(context, quantities).find(({ unit }) => unit === 'lamports' || unit === 'SOL');
  const made = { what: 'quantity', from: 'bytes', to: to?.unit ?? 'SOL' };
  if (bytes !== undefined)
    return [
      toCandidate(
        context,
        { ...made, value: bytes.value },
        [],
        [bytes, rent, ...(to === undefined ? [] : [to])],
        BONUS.wanted,
      ),
    ];
  const [size] = context.of('account-size');
  if (size === undefined || quantities.length > 0 || !context.has('ask', 'how-much', 'how-many')) return [];
  return [
    toCandidate(
      context,
      { ...made, value: size.key },
      [],
      [size, rent, ...(to === undefined ? [] : [to])],
      BONUS.wanted - 0.1,
    ),
  ];
}

/** Unix seconds as a time, and a time as a slot or epoch. */
function readMoment(context: ParseContext): readonly Candidate[] {
  const signs = context.of('convert');
  const find = (key: string) => signs.find((sign) => sign.key === key);
  const [epoch, slot, unix] = [find('epoch-at'), find('slot-at'), find('unix')];
  const seconds = findQuantities(context).find(
    ({ value, unit }) => unit === '' && /^1\d{9}(?:\d{3})?$/.test(value),
  );
  if (unix !== undefined && seconds !== undefined) {
    return [
      toCandidate(
        context,
        { what: 'quantity', value: seconds.value, from: 'time', to: 'slot' },
        [],
        [seconds, unix, ...(slot === undefined ? [] : [slot])],
        BONUS.wanted,
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
  const to = wanted === epoch ? 'epoch' : wanted === slot ? 'slot' : 'time';
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
