/** The last question about another thing: `what about lnHARB`, `sorry, i meant 2346`, `no, the token`. */
import type { Mention, ParseContext } from '../../context.ts';
import { CATALOGUE } from '../../../catalogue/catalogue.ts';
import { EVENTS } from '../../../catalogue/events.ts';
import type { AskedQuery, Question, Subject, SubjectKind } from '../../../question/question.ts';
import { SOL_MINT } from '../../../question/sol.ts';
import { withQuery, type ToEdit } from './define-edit.ts';

export const changeSubject: ToEdit = (question, context) => {
  const excluded = context.has('follow', 'exclude');
  const named = context.mentions.filter((mention) => mention.isSoft !== true && !isRefused(context, mention));
  const subjects = named.map(({ subject }) => subject);
  if (subjects.length > 0) {
    const whole = excluded ? withoutThings(question, subjects) : withSubject(question, subjects);
    // `compare to B` asks no longer whether it is so.
    const isCompared = context.has('ask', 'compare') && whole?.form === 'yes-no' && !context.isYesNo;
    const changed = isCompared ? { ...whole, form: 'value' as const } : whole;
    const at = context.mentions.filter(({ isSoft }) => isSoft !== true).flatMap((one) => one.at);
    return changed === undefined ? undefined : { question: changed, at: [...at, ...refusedSol(context)] };
  }
  return toNumbered(question, context) ?? toSol(question, context) ?? toKind(question, context);
};

/** `not SOL, lnUSD`, `lnUSD, not SOL`: what is meant is the other one. */
function isRefused({ tokens, mentions }: ParseContext, { at: [first = 0] }: Mention): boolean {
  return mentions.length > 1 && tokens[first - 1]?.text === 'not';
}

/** SOL is a unit of amounts, and no token that is named. */
const solIn = (context: ParseContext): readonly (readonly number[])[] =>
  context.of('unit').flatMap(({ key, at }) => (key === 'SOL' ? [at] : []));

const refusedSol = (context: ParseContext): readonly number[] =>
  solIn(context).flatMap((at) => (context.tokens[at[0]! - 1]?.text === 'not' ? [at[0]! - 1, ...at] : [])); // a match has tokens

/** `and SOL?` after how much of a token it has. */
const toSol: ToEdit = (question, context) => {
  const [at] = solIn(context);
  const isToken = question.want.kind === 'measures' && question.want.keys.includes('tokenBalance');
  if (at === undefined || !isToken || context.numbers.length > 0) return undefined;
  const changed = toBalanceOf(question, [{ kind: 'token', id: SOL_MINT }]);
  return changed === undefined ? undefined : { question: changed, at };
};

/** A bare number is a block or an epoch where that was asked about. */
const toNumbered: ToEdit = (question, { numbers }) => {
  const [subject] = question.subjects;
  const [number] = numbers;
  if (subject === undefined || number === undefined || numbers.length > 1 || number.unit !== undefined)
    return undefined;
  if (!/^\d{1,19}$/.test(number.value) || (subject.kind !== 'block' && subject.kind !== 'epoch'))
    return undefined;
  const changed = withSubject(question, [{ kind: subject.kind, id: number.value }]);
  return changed === undefined ? undefined : { question: changed, at: number.at };
};

const KINDS: ReadonlySet<string> = new Set(['account', 'token', 'program', 'validator']);

/** `no, the token`: the same address as another kind of thing. */
const toKind: ToEdit = (question, context) => {
  const [subject] = question.subjects;
  const kind = context.of('kind').find(({ key }) => KINDS.has(key));
  const isPlain = context.of('follow').some(({ key }) => key === 'change-subject');
  if (subject === undefined || kind === undefined || !isPlain || !KINDS.has(subject.kind)) return undefined;
  const own = kind.key as SubjectKind; // one of the set
  if (own === subject.kind) return undefined;
  const changed = withSubject({ ...question, subjects: [subject] }, [{ ...subject, kind: own }], true);
  return changed === undefined ? undefined : { question: changed, at: kind.at };
};

/** The same question about other things; `undefined` where it cannot be asked of them. */
export function withSubject(
  question: Question,
  subjects: readonly Subject[],
  isSwitch = false,
): Question | undefined {
  const { want } = question;
  const [first] = subjects;
  if (first === undefined) return undefined;
  const [base, , third] = question.subjects;
  // What was compared with one thing is compared with another.
  if (
    want.kind === 'compare' &&
    subjects.length === 1 &&
    base !== undefined &&
    third === undefined &&
    base.id !== first.id
  )
    return withThing(question, [base, first], isSwitch);
  switch (want.kind) {
    case 'measures':
    case 'predicate':
    case 'compare':
      return withThing(question, subjects, isSwitch);
    case 'explain':
      return {
        ...question,
        subjects: [first],
        want: { ...want, of: first.kind, topic: toTopic(want, first) },
      };
    case 'query':
      return withCondition(question, want.query, subjects);
    default:
      return undefined;
  }
}

/** Only some things have a failure or a chart to explain. */
const toTopic = (want: { readonly of: SubjectKind; readonly topic: string }, first: Subject): string =>
  want.of === first.kind ? want.topic : 'overview';

function withThing(
  question: Question,
  subjects: readonly Subject[],
  isSwitch: boolean,
): Question | undefined {
  const { want } = question;
  const [first] = subjects;
  if (
    first === undefined ||
    (want.kind !== 'measures' && want.kind !== 'predicate' && want.kind !== 'compare')
  )
    return undefined;
  const balance = toBalanceOf(question, subjects);
  if (balance !== undefined) return balance;
  // Another token of a question about a wallet and a token: `and lnHARB?` after `does it hold lnKELP`.
  const old = question.subjects.findIndex(({ kind }) => kind === first.kind);
  if (subjects.length === 1 && old > 0 && want.kind !== 'compare')
    return { ...question, subjects: question.subjects.map((one, index) => (index === old ? first : one)) };
  // A list tells pools and validators by their addresses alone.
  const isListed = first.kind === 'account' && (want.of === 'pool' || want.of === 'validator');
  const isOwn =
    !isSwitch && (first.kind === want.of || isListed || (want.of === 'account' && isAccount(first.kind)));
  const kind = isOwn ? want.of : first.kind;
  const keys = want.kind === 'measures' ? want.keys : [want.key];
  // What is counted of the network is no value of one of its parts, whatever that has under the same name.
  if (want.of === 'network' && kind !== 'network' && !keys.every((key) => OF_PARTS.has(key)))
    return undefined;
  const catalogue = CATALOGUE.get(kind);
  // Who stakes with a validator is asked of accounts.
  if (first.kind === 'validator' && kind === 'account' && keys.some((key) => /stak/i.test(key)))
    return undefined;
  const isKnown = keys.every(
    (key) => catalogue?.measures.has(key) === true || catalogue?.predicates.has(key) === true,
  );
  if (!isKnown) return undefined;
  const rest = question.subjects.slice(1).filter((one) => one.kind !== first.kind);
  const others = want.kind === 'compare' || subjects.length > 1 ? subjects.slice(1) : rest;
  const all = [first, ...others].map((one) => (one.kind === first.kind ? { ...one, kind } : one));
  return { ...question, subjects: all, want: { ...want, of: kind } };
}

/** Of the network the sum of what each of its validators has. */
const OF_PARTS: ReadonlySet<string> = new Set(['stake']);

/** `and lnKELP?` after how much SOL it has, and `and SOL?` after how much of a token. */
function toBalanceOf(question: Question, subjects: readonly Subject[]): Question | undefined {
  const { want } = question;
  const [token] = subjects;
  const holder = question.subjects.find(({ kind }) => kind !== 'token');
  if (want.kind !== 'measures' || want.of !== 'account' || token?.kind !== 'token' || holder === undefined)
    return undefined;
  if (subjects.length > 1 || !want.keys.some((key) => BALANCES.has(key))) return undefined;
  return token.id === SOL_MINT
    ? { ...question, subjects: [holder], want: { ...want, keys: ['balance'] } }
    : { ...question, subjects: [holder, token], want: { ...want, keys: ['tokenBalance'] } };
}

const BALANCES: ReadonlySet<string> = new Set(['balance', 'tokenBalance']);

const isAccount = (kind: SubjectKind): boolean => kind === 'account' || kind === 'validator';

/** The condition of the old thing gets the new one; a thing of a kind that was free narrows the rows. */
function withCondition(
  question: Question,
  query: AskedQuery,
  subjects: readonly Subject[],
): Question | undefined {
  const [first] = subjects;
  if (first === undefined) return undefined;
  const old = new Set(question.subjects.filter(({ kind }) => kind === first.kind).map(({ id }) => id));
  const where = query.where ?? [];
  const changed = where.map((one) =>
    typeof one.value === 'string' && old.has(one.value) ? { ...one, value: first.id } : one,
  );
  const isChanged = changed.some((one, index) => one !== where[index]);
  const others = question.subjects.filter(({ id }) => !old.has(id));
  if (isChanged)
    return withQuery(question, { ...query, where: changed }, { subjects: [...others, ...subjects] });
  const field = fieldOf(query.from, first.kind, where);
  if (field === undefined || where.some((one) => one.field === field)) return undefined;
  const more = subjects.filter(({ kind }) => kind === first.kind).map(({ id }) => id);
  const condition =
    more.length === 1
      ? ({ field, is: '=', value: first.id } as const)
      : ({ field, is: 'in', value: more } as const);
  return withQuery(
    question,
    { ...query, where: [...where, condition], ...toTime(query) },
    { subjects: [...question.subjects, ...subjects] },
  );
}

/** A question about all of the chain has a day where it says no time; about one thing it has the same. */
const toTime = ({ time }: AskedQuery): Partial<AskedQuery> => (time === undefined ? {} : { time });

function fieldOf(
  from: string,
  kind: SubjectKind,
  where: NonNullable<AskedQuery['where']>,
): string | undefined {
  const fits = EVENTS.filter(({ source }) => source === from);
  const same = fits.find((event) =>
    (event.where ?? []).every(({ field, value }) =>
      where.some((one) => one.field === field && one.value === value),
    ),
  );
  return (same ?? fits[0])?.things[kind];
}

/** `excluding W`. */
function withoutThings(question: Question, subjects: readonly Subject[]): Question | undefined {
  const { want } = question;
  const [first] = subjects;
  if (want.kind !== 'query' || first === undefined) return undefined;
  const field = fieldOf(want.query.from, first.kind, want.query.where ?? []);
  if (field === undefined) return undefined;
  const ids = subjects.filter(({ kind }) => kind === first.kind).map(({ id }) => id);
  const where = [...(want.query.where ?? []), { field, is: 'not in' as const, value: ids }];
  return withQuery(question, { ...want.query, where });
}
