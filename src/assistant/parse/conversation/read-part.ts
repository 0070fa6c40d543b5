/** `when?`, `by whom?`, `for how much?`, `who got it`, `link?`: one side of what the last answer told. */
import type { EventDefinition } from '../../catalogue/define-event.ts';
import { findMeasure, findPredicate } from '../../catalogue/catalogue.ts';
import type { Question, Subject } from '../../question/question.ts';
import type { Candidate, Mention, ParseContext } from '../context.ts';
import { asQuery } from './as-query.ts';
import { eventOf } from './edits/define-edit.ts';
import { toTotal } from './edits/reshape.ts';
import { PERSON } from './find-references.ts';
import { rootsOf } from './recall.ts';
import { restOf } from './rest-of.ts';
import { SIDES, type Side } from './sides.ts';

const BONUS = 0.72;
const OF_STAKE = 1;
const EARNS = /\b(?:earn|earns|earning|earned|rewards?|yields?)\b/i;
/** Things of a row by their kinds. */
const OF_KIND: Readonly<Record<string, Side>> = {
  token: 'token',
  transaction: 'link',
  pool: 'pool',
  block: 'slot',
};

/** Verbs of what happened, with who is meant by them. */
const VERBS: Readonly<Record<string, Side>> = {
  sent: 'from',
  send: 'from',
  paid: 'payer',
  pays: 'payer',
  pay: 'payer',
  funded: 'from',
  received: 'to',
  receive: 'to',
  got: 'to',
  get: 'to',
  gets: 'to',
};
/** Verbs that add nothing to what was just told. */
const PLAIN =
  /^(?:made|make|did|does|do|done|happen|happened|happens|cost|costs|worth|exactly|precisely|that|then|ever|bought|buy|sold|sell|sells|traded|trade|trades|swapped|swap|created|create|launched|launch|minted|called|signed|moved|buyer|seller|transfer|transaction|tx|one|money|sum|size|value|amount|date|moment|time|behind)$/;

export function readPart(context: ParseContext): readonly Candidate[] {
  const { earlier, mentions, tokens } = context;
  const [root] = rootsOf(earlier);
  const ones = mentions.filter((mention) => isOfRow(mention, root, tokens)).flatMap(({ at }) => at);
  const others = mentions.filter(
    ({ isSoft, at }) => isSoft !== true && !at.every((index) => ones.includes(index)),
  );
  if (context.time !== undefined || others.length > 0) return [];
  const asked = sideOf(context);
  if (asked === undefined) return readWhy(context);
  // What somebody of the groups did is of them alone.
  const isGrouped = root?.want.kind === 'query' && root.want.query.by !== undefined;
  if (isGrouped && asked.side === 'amount' && tokens.some(({ text }) => PERSON.test(text))) return [];
  const plain = tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const left = restOf(context, new Set([...asked.at, ...ones]), plain);
  if (left.rest.length > 0) return [];
  const question = root === undefined ? undefined : toPart(root, asked.side);
  if (question === undefined) return [];
  const { unused: _unused, operands: _operands, language: _language, ...rest } = question;
  // How much a stake earns is not how much is staked.
  if (rest.want.kind === 'measures' && rest.want.keys[0] === 'staked' && EARNS.test(earlier[0]?.asked ?? ''))
    return [
      {
        question: { ...rest, want: { ...rest.want, keys: ['stakeRewards'] } },
        used: left.used,
        bonus: BONUS,
      },
    ];
  // `since when` of a stake is not of the account that holds it.
  const isOfStake = rest.want.kind === 'measures' && rest.want.keys[0] === 'activationEpoch';
  return [{ question: rest, used: left.used, bonus: isOfStake ? OF_STAKE : BONUS }];
}

/** `who received that one`: of one row that was told, `that one` is the row. */
function isOfRow(
  { at, isOrdinal }: Mention,
  root: Question | undefined,
  tokens: ParseContext['tokens'],
): boolean {
  const isOne =
    root?.want.kind === 'query' && (root.want.answers === 'first' || root.want.answers === 'part');
  return isOne && isOrdinal === true && tokens[at.at(-1) ?? -1]?.text === 'one';
}

/** `why?`, `why not?`: the failure of the transaction that was spoken of, or again why something is not done here. */
function readWhy(context: ParseContext): readonly Candidate[] {
  const why = context.of('ask').filter(({ key }) => key === 'why');
  if (why.length === 0) return [];
  const nots = context.of('not').flatMap(({ at }) => at);
  const plain = context.tokens.flatMap(({ text }, index) =>
    PLAIN.test(text) || text.startsWith('fail') ? [index] : [],
  );
  const left = restOf(context, new Set(why.flatMap(({ at }) => at)), [...nots, ...plain]);
  if (left.rest.length > 0) return [];
  const [last] = context.earlier;
  if (last?.question?.want.kind === 'decline' && !last.question.want.why.startsWith('talk')) {
    const { language: _language, unused: _unused, operands: _operands, ...rest } = last.question;
    return [{ question: rest, used: left.used, bonus: BONUS }];
  }
  const [root] = rootsOf(context.earlier);
  const subject = root?.subjects.find(({ kind }) => kind === 'transaction');
  if (root === undefined || subject === undefined || !isOfFailure(root)) return [];
  const want = { kind: 'explain', of: 'transaction', topic: 'failure' } as const;
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: { subjects: [subject], want, bounds: [], shape: {}, form: 'explanation', negated: false },
    },
  ];
}

const isOfFailure = ({ want }: Question): boolean =>
  (want.kind === 'predicate' && want.key === 'succeeded') ||
  (want.kind === 'measures' && want.keys.some((key) => /^(?:status|error|failed)/.test(key)));

/** Which side is asked for; `undefined` where more than one is. */
function sideOf(context: ParseContext): { readonly side: Side; readonly at: readonly number[] } | undefined {
  const asks = context.of('ask');
  const find = (...keys: readonly string[]): readonly number[] | undefined =>
    asks.find(({ key }) => keys.includes(key))?.at;
  const who = find('who');
  const link = context.of('follow').find(({ key }) => key === 'link')?.at;
  const sides: { readonly side: Side; readonly at: readonly number[] }[] = [];
  if (who !== undefined) {
    const verb = context.tokens.findIndex(({ text }) => VERBS[text] !== undefined);
    const own = verb < 0 ? undefined : VERBS[context.tokens[verb]!.text]; // found by that
    const role = context.of('role').find(({ at }) => at.at(-1)! < who[0]! || at[0]! > who[0]!); // matches have tokens
    const by = role?.key === 'to' ? 'to' : role?.key === 'from' ? 'from' : undefined;
    sides.push({ side: own ?? by ?? 'who', at: [...who, ...(verb < 0 ? [] : [verb])] });
  }
  const when = find('when');
  if (when !== undefined) sides.push({ side: 'when', at: when });
  const amount = find('how-much');
  if (amount !== undefined && when === undefined) sides.push({ side: 'amount', at: amount });
  if (link !== undefined) sides.push({ side: 'link', at: link });
  const worth = context.of('follow').find(({ key }) => key === 'worth')?.at;
  if (worth !== undefined) return { side: 'worth', at: [...worth, ...(amount ?? [])] };
  const which = find('which') ?? (context.tokens[0]?.text === 'what' ? [0] : undefined);
  const kind =
    which === undefined ? undefined : context.of('kind').find(({ key }) => OF_KIND[key] !== undefined);
  // `in which transaction`, `which token`: of what was told, where nothing else is said.
  if (which !== undefined && kind !== undefined && link === undefined)
    return { side: OF_KIND[kind.key]!, at: [...which, ...kind.at] }; // it was found by that
  const ways = new Set(sides.map(({ side }) => side));
  return ways.size === 1 ? sides[0] : undefined;
}

export function toPart(root: Question, side: Side): Question | undefined {
  const { want } = root;
  switch (want.kind) {
    case 'query':
      return toRowPart(root, want, side);
    case 'measures':
    case 'predicate':
    case 'explain':
    case 'compare': {
      const [subject] = root.subjects;
      if (side === 'pool' && want.of === 'transaction' && subject !== undefined) return toPool(root, subject);
      const rows = asQuery(root);
      if (rows?.want.kind === 'query') return toRowPart(rows, rows.want, side);
      const asked = want.kind === 'measures' ? want.keys : want.kind === 'explain' ? [] : [want.key];
      const because = want.kind === 'predicate' ? (findPredicate(want.of, want.key)?.because ?? []) : [];
      const key = SIDES[want.of]?.(side, asked, because);
      if (key === undefined || findMeasure(want.of, key) === undefined) return undefined;
      return {
        ...root,
        subjects:
          want.kind === 'compare'
            ? root.subjects.slice(-1)
            : root.subjects.slice(0, findMeasure(want.of, key)?.needs === undefined ? 1 : 2),
        want: { kind: 'measures', of: want.of, keys: [key] },
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      };
    }
    default:
      return undefined;
  }
}

/** The markets it traded in, with their two tokens. */
const toPool = (root: Question, subject: Subject): Question => ({
  ...root,
  subjects: [subject],
  bounds: [],
  shape: {},
  form: 'list',
  negated: false,
  want: {
    kind: 'query',
    answers: 'rows',
    query: {
      from: 'trades',
      where: [{ field: 'signature', is: '=', value: subject.id }],
      time: {},
      show: ['market', 'base', 'quote', 'venue', 'time'],
      order: { by: 'time', descending: true },
      limit: 10,
    },
  },
});

type QueryWant = Extract<Question['want'], { kind: 'query' }>;

/** What stands in the row that was told, or is added up over those that were. */
function toRowPart(root: Question, want: QueryWant, side: Side): Question | undefined {
  const { query } = want;
  const event = eventOf(query);
  if (event?.isEvents !== true) return undefined;
  const isGrouped = query.by !== undefined || query.per !== undefined;
  const isOne = (want.answers === 'first' || want.answers === 'part' || query.limit === 1) && !isGrouped;
  const field = fieldOf(event, side);
  // Amounts of each token were added up over rows that are still meant: `when was that`.
  const isByToken = query.per === undefined && query.by?.length === 1 && query.by[0] === event.fields.token;
  const isOfRows = isByToken && (side === 'when' || side === 'link');
  if (field === undefined || (isGrouped && side !== 'amount' && !isOfRows)) return undefined;
  if (isOne) return toShown(root, want, field);
  const isFixed = (query.where ?? []).some((one) => one.field === field && one.is === '=');
  if (side === 'amount') return toTotal(root, 'sum');
  if (side === 'when' || side === 'link' || isFixed) return toShown(root, want, field);
  // Of several rows everybody is told who did it.
  const { show: _show, order: _order, measures: _measures, ...rest } = query;
  return {
    ...root,
    form: 'list',
    negated: false,
    want: {
      ...want,
      answers: 'rows',
      query: {
        ...rest,
        by: [field],
        measures: [{ measure: 'count' }],
        order: { by: 'count', descending: true },
        limit: 10,
      },
    },
  };
}

function toShown(root: Question, want: QueryWant, field: string): Question {
  const { measures: _measures, by: _by, per: _per, having: _having, ...query } = want.query;
  const show = field === 'signature' ? ['signature'] : [field, 'signature'];
  // Groups are in the order of their sums, which rows have not.
  const order =
    query.order !== undefined && want.query.by === undefined && query.order.by !== 'count'
      ? query.order
      : NEWEST;
  return {
    ...root,
    form: 'value',
    negated: false,
    bounds: root.bounds.filter((bound) => bound.field !== 'count'),
    want: { kind: 'query', answers: 'part', query: { ...query, order, show, limit: 1 } },
  };
}

const NEWEST = { by: 'time', descending: true } as const;

function fieldOf({ fields, actor, source }: EventDefinition, side: Side): string | undefined {
  switch (side) {
    case 'when':
      return fields.time;
    case 'who':
      return source === 'transfers' ? fields.sender : (actor ?? fields.who);
    case 'payer':
      return fields.sender ?? actor;
    case 'from':
      return fields.sender ?? actor;
    case 'to':
      return fields.receiver ?? actor;
    case 'amount':
      return fields.value ?? fields.amount;
    case 'link':
      return fields.signature;
    case 'token':
      return fields.token;
    case 'pool':
      return fields.pool;
    case 'slot':
      return fields.slot;
    case 'worth':
      return fields.value === 'amount' ? undefined : fields.value;
  }
}
