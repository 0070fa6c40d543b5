/** What happened, by who, of what, how much and when; and things of one kind, ranked. Each is a query over the index. */
import { EVENTS_BY_KEY, type EventDefinition } from '../../catalogue/events.ts';
import type { AskedQuery, Bound, Question, Subject } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { Candidate, Mention, ParseContext } from '../context.ts';
import { BONUS, findSubjects, type FoundSubject } from '../find-subjects.ts';

type Where = NonNullable<AskedQuery['where']>[number];
type Measure = NonNullable<AskedQuery['measures']>[number];

const DEFAULT_ROWS = 10;
const EXISTS_ROWS = 5;
/** A question without a time is of all that is indexed where it names a thing, and of a day where it does not. */
const ALL_TIME = { from: 1 } as const;

export default function readEvents(context: ParseContext): readonly Candidate[] {
  const keys = [...new Set(context.of('event').map(({ key }) => key))];
  return keys.flatMap((key): readonly Candidate[] => {
    const event = EVENTS_BY_KEY.get(key);
    return event === undefined ? [] : toCandidates(context, event);
  });
}

interface Draft {
  readonly context: ParseContext;
  readonly event: EventDefinition;
  readonly used: Set<number>;
  readonly subjects: Subject[];
  readonly where: Where[];
  bonus: number;
}

function toCandidates(context: ParseContext, event: EventDefinition): readonly Candidate[] {
  // A transaction or block that is named is asked about itself.
  if (context.mentions.some(({ subject }) => subject.kind === 'transaction' || subject.kind === 'block'))
    return [];
  const draft: Draft = {
    context,
    event,
    used: new Set(),
    subjects: [],
    where: [...(event.where ?? [])],
    bonus: 0.05,
  };
  const words = context.of('event').filter(({ key }) => key === event.key);
  for (const { at } of [...words, ...context.of('ask'), ...context.of('kind'), ...context.of('role')])
    use(draft, at);
  addThings(draft);
  if (draft.subjects.length === 0 && !addShownThing(draft) && context.earlier.length > 0) draft.bonus -= 0.1;
  if (context.time !== undefined) use(draft, context.time.at);
  const bounds = addBounds(draft);
  return [finish(draft, bounds)];
}

const use = ({ used }: Draft, at: readonly number[]): void => at.forEach((index) => used.add(index));

/** Each thing that is named becomes a condition; wallets by the words before them. */
function addThings(draft: Draft): void {
  const { context, event } = draft;
  const wallets: Mention[] = [];
  const byField = new Map<string, Mention[]>();
  for (const mention of context.mentions) {
    const { kind } = mention.subject;
    const own = event.things[kind];
    const isWallet = kind === 'account' || (own === undefined && mention.also.includes('account'));
    if (isWallet && (event.actor !== undefined || event.things.account !== undefined)) wallets.push(mention);
    else if (own !== undefined) (byField.get(own) ?? byField.set(own, []).get(own)!).push(mention);
  }
  for (const [field, mentions] of byField) {
    const ids = [...new Set(mentions.map(({ subject }) => subject.id))];
    for (const mention of mentions) addSubject(draft, mention);
    draft.where.push(ids.length === 1 ? { field, is: '=', value: ids[0]! } : { field, is: 'in', value: ids }); // one, checked
  }
  for (const mention of wallets) {
    const field = toWalletField(draft, mention, wallets);
    if (field === undefined) continue;
    addSubject(draft, mention);
    draft.where.push({ field, is: '=', value: mention.subject.id });
  }
}

function toWalletField(
  { context, event, where }: Draft,
  mention: Mention,
  wallets: readonly Mention[],
): string | undefined {
  const { actor, other } = event;
  if (actor === undefined || other === undefined) return actor ?? event.things.account;
  const before = context.tokens[mention.at[0]! - 1]?.text ?? ''; // a mention has tokens
  const role = context.of('role').find(({ at }) => at.at(-1) === mention.at[0]! - 1)?.key;
  const taken = new Set(where.map(({ field }) => field));
  if (role === 'to' && event.source === 'transfers') return taken.has('receiver') ? 'sender' : 'receiver';
  if (role === 'from' && event.source === 'transfers') return taken.has('sender') ? 'receiver' : 'sender';
  if (wallets.length === 1 && before !== '') return actor;
  return taken.has(actor) ? other : actor;
}

function addSubject(draft: Draft, { subject, at }: Pick<Mention, 'subject' | 'at'>): void {
  use(draft, at);
  draft.subjects.push(subject);
  draft.bonus += 0.12;
}

/** `this wallet`, `it`: what the page shows or was asked about before. */
function addShownThing(draft: Draft): boolean {
  const { context, event } = draft;
  for (const kind of ['token', 'pool', 'program', 'validator', 'account'] as const) {
    const field = event.things[kind];
    const [found] =
      field === undefined ? [] : findSubjects(context, kind).filter(({ origin }) => origin !== 'named');
    if (found === undefined || field === undefined || !isMeant(context, found)) continue;
    draft.subjects.push(found.subject);
    draft.where.push({
      field: kind === 'account' ? (event.actor ?? field) : field,
      is: '=',
      value: found.subject.id,
    });
    draft.bonus += BONUS[found.origin] - 0.1;
    return true;
  }
  return false;
}

/** A page speaks for its thing unless the question is of the whole chain. */
const isMeant = (context: ParseContext, { origin }: FoundSubject): boolean =>
  origin === 'given' || origin === 'page' || context.tokens.some(({ text }) => POINTING.test(text));

const POINTING = /^(?:it|its|he|she|his|her|him|they|them|their|that|this|same|i|my|me|we|our|there)$/;

/** Bounds in dollars and SOL become conditions here; those in a token wait for its decimals. */
function addBounds(draft: Draft): readonly Bound[] {
  const { event, where } = draft;
  const later: Bound[] = [];
  for (const { bound, at } of draft.context.bounds) {
    const { is, value, unit } = bound;
    const scaled =
      unit === 'USD'
        ? toScaled(value, 6)
        : unit === 'SOL' || unit === 'lamports'
          ? toScaled(value, unit === 'SOL' ? 9 : 0)
          : undefined;
    const field =
      unit === 'USD'
        ? event.fields['value']
        : unit === 'SOL' && event.source === 'trades'
          ? 'lamports'
          : event.size;
    if (field === undefined) continue;
    use(draft, at);
    if (scaled !== undefined) {
      where.push({ field, is, value: scaled });
      if (unit === 'SOL' && event.source === 'transfers') addSol(draft);
    } else if (event.fields['amount'] !== undefined) later.push({ ...bound, field: event.fields['amount'] });
  }
  const hasSolUnit = draft.context.of('unit').some(({ key }) => key === 'SOL');
  if (event.source === 'transfers' && hasSolUnit) addSol(draft);
  return later;
}

const SOL = 'So11111111111111111111111111111111111111112';

/** Transfers of SOL stand under the mint of wrapped SOL. */
function addSol(draft: Draft): void {
  for (const { key, at } of draft.context.of('unit')) if (key === 'SOL') use(draft, at);
  if (!draft.where.some(({ field }) => field === 'mint'))
    draft.where.push({ field: 'mint', is: '=', value: SOL });
}

/** A decimal in smallest units, as text. */
function toScaled(value: string, places: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return (whole + fraction.padEnd(places, '0').slice(0, places)).replace(/^0+(?=\d)/, '');
}

function finish(draft: Draft, bounds: readonly Bound[]): Candidate {
  const { context, event, where, used, subjects } = draft;
  const shape = (key: string): Match | undefined =>
    context.of('shape').find((match) => match.key === key && match.at.every((index) => !used.has(index)));
  const take = (match: Match | undefined): Match | undefined => {
    if (match !== undefined) use(draft, match.at);
    return match;
  };
  const perHour = take(shape('per-hour'));
  const perDay = perHour === undefined ? take(shape('per-day')) : undefined;
  const per = perHour !== undefined ? 'hour' : perDay !== undefined ? 'day' : undefined;
  const most = take(shape('most'));
  const least = most === undefined ? take(shape('least')) : undefined;
  const newest = take(shape('newest'));
  const oldest = newest === undefined ? take(shape('oldest')) : undefined;
  const limit = findLimit(draft);
  const fields = context
    .of('field')
    .filter(({ key, at }) => event.fields[key] !== undefined && !at.some((index) => used.has(index)));
  const named = fields[0];
  const by = findGroups(draft);
  const aggregate = findAggregate(draft, named);
  if (named !== undefined) use(draft, named.at);
  const amountField =
    subjects.some(({ kind }) => kind === 'token') || event.source !== 'trades'
      ? event.fields['amount']
      : event.fields['value'];
  const wantsAmount = context.has('ask', 'how-much');
  const field =
    named !== undefined ? event.fields[named.key]! : wantsAmount ? (amountField ?? event.size) : event.size;
  const time = toTime(context, event, where);
  const base = {
    from: event.source,
    ...(where.length > 0 && { where }),
    ...(time !== undefined && { time }),
  };
  const isRanked = most !== undefined || least !== undefined;
  const asksWho =
    context.has('ask', 'who') &&
    event.actor !== undefined &&
    !subjects.some(
      ({ kind, id }) =>
        kind === 'account' && where.some((one) => one.field === event.actor && one.value === id),
    );
  let query: AskedQuery;
  let answers: 'rows' | 'first' | 'exists' | 'figure' = 'rows';
  const direction = least !== undefined ? { descending: false } : { descending: true };
  if (by.length > 0 || per !== undefined || (asksWho && isRanked && event.isEvents)) {
    const groups = by.length > 0 || per !== undefined ? by : [event.actor!]; // who is asked for is an actor
    const measures = aggregate ?? toMeasures(event, field, isRanked || named !== undefined);
    const first = measures[0]!; // one at least
    query = {
      ...base,
      ...(groups.length > 0 && { by: groups }),
      ...(per !== undefined && { per }),
      measures,
      order:
        per !== undefined && !isRanked
          ? { by: 'bucket', descending: false }
          : { by: toKey(first), ...direction },
      limit: limit ?? (per !== undefined ? 48 : DEFAULT_ROWS),
    };
    answers = isRanked && limit === undefined && !context.has('ask', 'list') ? 'first' : 'rows';
  } else if (aggregate !== undefined && !isRanked) {
    query = { ...base, measures: aggregate };
    answers = 'figure';
  } else if (context.isYesNo) {
    query = { ...base, show: event.show.filter((key) => key !== undefined), limit: EXISTS_ROWS };
    answers = 'exists';
  } else if (wantsAmount && !isRanked && field !== undefined && event.isEvents) {
    query = { ...base, measures: [{ measure: 'sum', field }, { measure: 'count' }] };
    answers = 'figure';
  } else {
    const orderField = isRanked ? field : (event.fields['time'] ?? undefined);
    const isOne =
      limit === undefined &&
      !context.has('ask', 'list') &&
      (isRanked || newest !== undefined || oldest !== undefined || context.has('ask', 'when'));
    query = {
      ...base,
      show: [...event.show],
      ...(orderField !== undefined && {
        order: { by: orderField, descending: isRanked ? direction.descending : oldest === undefined },
      }),
      limit: limit ?? (isOne ? 1 : DEFAULT_ROWS),
    };
    answers = isOne ? 'first' : 'rows';
  }
  const question: Omit<Question, 'unused' | 'language'> = {
    subjects: subjects.slice(0, 8),
    want: { kind: 'query', query, answers },
    time: context.time?.value,
    bounds: [...bounds],
    shape: limit === undefined ? {} : { limit },
    form:
      answers === 'exists'
        ? 'yes-no'
        : answers === 'figure'
          ? 'value'
          : per !== undefined
            ? 'series'
            : 'list',
    negated: context.isNegated && context.isYesNo,
  };
  return { question, used, bonus: draft.bonus };
}

const toKey = ({ measure, field }: Measure): string =>
  field === undefined ? measure : `${measure}_${field}`;

/** What groups are measured by: the size that was named, or how many there are. */
function toMeasures(
  event: EventDefinition,
  field: string | undefined,
  bySize: boolean,
): readonly Measure[] & AskedQuery['measures'] {
  const count: Measure = { measure: 'count' };
  if (field === undefined) return [count];
  const sum: Measure = { measure: 'sum', field };
  const isSummed = event.source === 'blocks' || event.source === 'programs';
  return isSummed ? [sum] : bySize ? [sum, count] : [count, sum];
}

function findLimit(draft: Draft): number | undefined {
  const { context, used } = draft;
  const near =
    context.numbers.find(
      ({ unit, token, value, at }) =>
        unit === undefined &&
        token === undefined &&
        /^[1-9]\d{0,2}$/.test(value) &&
        !at.some((index) => used.has(index)) &&
        context
          .of('shape')
          .some(
            ({ key, at: words }) =>
              ['most', 'least', 'newest', 'oldest'].includes(key) && Math.abs(words.at(-1)! - at[0]!) <= 1,
          ), // both have tokens
    ) ??
    context.numbers.find(
      ({ unit, token, value, at }) =>
        unit === undefined &&
        token === undefined &&
        /^[1-9]\d{0,2}$/.test(value) &&
        !at.some((index) => used.has(index)) &&
        context.has('ask', 'list'),
    );
  if (near === undefined) return undefined;
  use(draft, near.at);
  return Number(near.value);
}

/** `by wallet`, `per token`, `which pools`: fields rows are grouped by. */
function findGroups(draft: Draft): string[] {
  const { context, event } = draft;
  const groups: string[] = [];
  const kinds = context.of('kind');
  for (const { key, at } of kinds) {
    const field =
      key === 'account'
        ? (event.actor ?? event.things.account)
        : key === 'token' || key === 'pool' || key === 'program' || key === 'validator'
          ? event.things[key]
          : undefined;
    if (field === undefined || groups.includes(field) || draft.where.some((one) => one.field === field))
      continue;
    const by = context.of('shape').find((match) => match.key === 'by' && match.at.at(-1) === at[0]! - 1); // a match has tokens
    const asks = context
      .of('ask')
      .find(
        (match) =>
          (match.key === 'which' || match.key === 'who') &&
          at[0]! - match.at.at(-1)! >= 0 &&
          at[0]! - match.at.at(-1)! <= 3,
      );
    const top = context
      .of('shape')
      .find(
        (match) =>
          (match.key === 'most' || match.key === 'least') &&
          at[0]! - match.at.at(-1)! >= 1 &&
          at[0]! - match.at.at(-1)! <= 3,
      );
    if (by === undefined && asks === undefined && top === undefined) continue;
    if (!event.isEvents) continue;
    if (by !== undefined) use(draft, by.at);
    groups.push(field);
  }
  return groups;
}

function findAggregate(draft: Draft, named: Match | undefined): AskedQuery['measures'] | undefined {
  const { context, event, used } = draft;
  const field = named === undefined ? event.size : event.fields[named.key];
  const find = (key: string): Match | undefined =>
    context.of('shape').find((match) => match.key === key && !match.at.some((index) => used.has(index)));
  for (const [key, measure] of [
    ['mean', 'mean'],
    ['median', 'median'],
    ['sum', 'sum'],
  ] as const) {
    const match = find(key);
    if (match === undefined || field === undefined) continue;
    use(draft, match.at);
    return measure === 'sum'
      ? [{ measure, field }, { measure: 'count' }]
      : [{ measure, field }, { measure: 'count' }];
  }
  const distinct = find('distinct');
  const isCounted = context.has('ask', 'how-many');
  if (distinct !== undefined || isCounted) {
    const what = context.of('kind').find(({ key }) => key === 'account' || key === 'token' || key === 'pool');
    const who = context.of('field').find(({ key }) => key === 'who');
    const counted =
      what?.key === 'account' || who !== undefined
        ? event.actor
        : what === undefined
          ? undefined
          : event.things[what.key as 'token' | 'pool'];
    if (distinct !== undefined) use(draft, distinct.at);
    if (who !== undefined) use(draft, who.at);
    if (
      counted !== undefined &&
      event.isEvents &&
      !draft.where.some((one) => one.field === counted) &&
      (distinct !== undefined || what?.key === 'account' || who !== undefined)
    ) {
      return [{ measure: 'distinct', field: counted }];
    }
    if (event.source === 'blocks' || event.source === 'programs') {
      const one = named === undefined ? event.size : event.fields[named.key];
      return one === undefined || (event.key === 'block' && named === undefined)
        ? [{ measure: 'count' }]
        : [{ measure: 'sum', field: one }];
    }
    return [{ measure: 'count' }];
  }
  return undefined;
}

function toTime(context: ParseContext, event: EventDefinition, where: readonly Where[]): AskedQuery['time'] {
  if (!event.isEvents) return undefined;
  const { time } = context;
  if (time === undefined)
    return where.some(({ value }) => typeof value === 'string' || Array.isArray(value)) ||
      context.has('time', 'ever')
      ? ALL_TIME
      : undefined;
  const { from, to, at } = time.value;
  if (at !== undefined) return { from: at - (at % 3_600), to: at - (at % 3_600) + 3_600 };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
