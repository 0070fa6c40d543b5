/** `list them`, `the smallest?`, `now by commission, lowest first`, `only the failed ones`: rows of what the last answer counted or listed. */
import { findMeasure } from '../../catalogue/catalogue.ts';
import type { Measure } from '../../catalogue/define-subject.ts';
import type { Question, SubjectKind, Want } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { toRowShape } from '../measures/row-shape.ts';
import { restOf } from './rest-of.ts';
import { rootsOf } from './recall.ts';

const BONUS = 0.86;
const AGAIN = 0.68;
/** The list behind each count, and behind what was said of one of its rows. */
const LISTS: Readonly<Partial<Record<SubjectKind, Readonly<Record<string, string>>>>> = {
  network: {
    validators: 'validatorList',
    voting: 'validatorList',
    delinquentCount: 'validatorList',
    stake: 'validatorList',
    meanCommission: 'validatorList',
    validatorList: 'validatorList',
  },
  account: {
    tokenCount: 'tokens',
    tokens: 'tokens',
    portfolio: 'tokens',
    stakeAccounts: 'stakes',
    stakes: 'stakes',
    staked: 'stakes',
    transactions: 'recent',
    failed: 'failedList',
    failedShare: 'failedList',
    failedEver: 'failedList',
    holdsTokens: 'tokens',
    staking: 'stakes',
    tokenAccounts: 'tokenAccountList',
  },
  token: { holders: 'topHolders', topHolders: 'topHolders', markets: 'markets', marketCount: 'markets' },
  block: {
    transactions: 'transactionList',
    nonVotes: 'transactionList',
    failed: 'failedList',
    hasFailures: 'failedList',
  },
};
/** Those of them that failed. */
const FAILED: Readonly<Partial<Record<SubjectKind, string>>> = { account: 'failedList', block: 'failedList' };
const OF_TRANSACTIONS: ReadonlySet<string> = new Set([
  'transactions',
  'nonVotes',
  'recent',
  'transactionList',
]);

const PLAIN =
  /^(?:one|ones|them|those|these|has|have|had|is|was|with|it|all|order|ordered|sort|sorted|rank|ranked|ranking|first|now|then|instead|me|by|validators?|tokens?|holders?|coins?|bags?|positions?|worth|value|again|so|get|each|their|of|percentages?|percent|shares?|make|top|biggest|largest)$/;
const FAIL =
  /^(?:fail|fails|failed|failing|failures?|errors?|unsuccessful|broken|fehlgeschlagen\w{0,2}|fallid[oa]s?|échoué\w{0,2}|falhad[oa]s?|falhas?|fallit[aei])$/;

export function readRowList(context: ParseContext): readonly Candidate[] {
  const [root] = rootsOf(context.earlier);
  const [subject] = root?.subjects ?? [];
  if (root === undefined || subject === undefined || context.time !== undefined) return [];
  if (root.want.kind !== 'measures' && root.want.kind !== 'predicate') return [];
  if (context.mentions.some(({ isSoft, isPair }) => isSoft !== true && isPair !== true)) return [];
  const failed = toFailed(context, root);
  const key =
    failed?.key ??
    LISTS[root.want.of]?.[root.want.kind === 'predicate' ? root.want.key : (root.want.keys[0] ?? '')];
  const measure = key === undefined ? undefined : findMeasure(root.want.of, key);
  if (measure === undefined) return [];
  const want: Want = { kind: 'measures', of: root.want.of, keys: [measure.key] };
  const rows = toRowShape(context, want);
  const listing = [...context.of('follow'), ...context.of('ask')].filter(({ key: own }) => own === 'list');
  const sorted = sortedBy(context, measure);
  const isRanked = rows.by !== undefined || isWorth(context, measure) || sorted !== undefined;
  const limit = limitOf(context);
  if (
    failed === undefined &&
    limit === undefined &&
    !isRanked &&
    listing.length === 0 &&
    rows.bounds.length === 0
  )
    return [];
  const columns = columnWords(context, measure);
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  // By another column the rows of the answer itself are compared.
  if (isRanked && rows.by === undefined && measure.rowsOf === undefined && hasOtherColumn(context, measure))
    return [];
  const left = restOf(
    context,
    new Set([...rows.at, ...(limit?.at ?? []), ...(failed?.at ?? []), ...columns]),
    [
      ...plain,
      ...listing.flatMap(({ at }) => at),
      ...context.of('shape').flatMap(({ at }) => at),
      ...context.mentions.flatMap(({ at }) => at),
    ],
  );
  if (left.rest.length > 0) return [];
  const isAgain = root.want.kind === 'measures' && root.want.keys[0] === measure.key && failed === undefined;
  // `lowest first` sets rows in order, `the lowest` asks for one.
  const isOrdered = /\b(?:first|sort(?:ed)?|order(?:ed)?|rank(?:ed)?|list)\b/.test(
    context.text.toLowerCase(),
  );
  return [
    {
      used: left.used,
      // Rows that stand in the answer are compared as they are.
      bonus: isAgain && sorted === undefined && limit === undefined && !isOrdered ? AGAIN : BONUS,
      question: {
        subjects: [subject],
        want,
        ...(root.time !== undefined && { time: root.time }),
        bounds: [...rows.bounds],
        shape: {
          ...(isRanked && { by: rows.by ?? sorted ?? measure.rankBy, order: rows.order ?? 'most' }),
          ...(rows.place !== undefined && { place: rows.place }),
          ...(limit !== undefined && { limit: limit.value }),
        },
        form: isRanked && !isOrdered && limit === undefined ? 'value' : 'list',
        negated: false,
      },
    },
  ];
}

/** `make that 5`, `top 3`. */
function limitOf(
  context: ParseContext,
): { readonly value: number; readonly at: readonly number[] } | undefined {
  const { numbers, bounds } = context;
  const [number, second] = numbers;
  // `the last 2` after an interval is a time.
  const isTime = context
    .of('time')
    .some(({ key, at }) => key === 'last' && at.at(-1) === (number?.at[0] ?? 0) - 1);
  const isPlain = number?.unit === undefined && number?.token === undefined && bounds.length === 0 && !isTime;
  return number !== undefined && second === undefined && isPlain && /^[1-9]\d?$/.test(number.value)
    ? { value: Number(number.value), at: number.at }
    : undefined;
}

/** `sort by commission`: the column it names. */
function sortedBy(context: ParseContext, { columns = [], rowsOf }: Measure): string | undefined {
  const { tokens } = context;
  if (
    !tokens.some(({ text }) =>
      /^(?:sort|sorted|order|ordered|rank|ranked|ranking|sortiert|sortieren|ordenar|ordenado|trier|trié)$/.test(
        text,
      ),
    )
  )
    return undefined;
  const named =
    rowsOf === undefined ? undefined : context.of(rowsOf).find(({ key }) => columns.includes(key))?.key;
  return named ?? columns.find((column) => tokens.some(({ text }) => text === column.toLowerCase()));
}

/** `which is worth most` ranks by what rows are ranked by anyway. */
const isWorth = (context: ParseContext, { rankBy }: Measure): boolean =>
  rankBy !== undefined && context.has('shape', 'most');

/** Whether a column is meant that the list is not ranked by. */
const hasOtherColumn = ({ tokens }: ParseContext, { columns = [], rankBy }: Measure): boolean =>
  columns.some((column) => column !== rankBy && tokens.some(({ text }) => text === column.toLowerCase()));

function toFailed(
  context: ParseContext,
  { want }: Question,
): { readonly key: string; readonly at: readonly number[] } | undefined {
  if (want.kind !== 'measures' || !OF_TRANSACTIONS.has(want.keys[0] ?? '')) return undefined;
  const at = context.tokens.flatMap(({ text }, index) => (FAIL.test(text) ? [index] : []));
  const isNarrowed = context.has('follow', 'only', 'list') || context.has('ask', 'list', 'which');
  const key = FAILED[want.of];
  return at.length === 0 || !isNarrowed || key === undefined ? undefined : { key, at };
}

/** Words for columns, which are shown anyway: `list them with stake`. */
function columnWords(context: ParseContext, { rowsOf, columns = [] }: Measure): readonly number[] {
  const words = rowsOf === undefined ? [] : context.of(rowsOf);
  return [...words.filter(({ key }) => columns.includes(key)), ...context.of('unit')].flatMap(({ at }) => at);
}
