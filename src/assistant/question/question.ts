/** A question as a value: what the parser makes of words, what a model may emit instead, and what is compiled to calls. */
import { z } from 'zod';
import { BUCKETS, type Bucket } from '#contracts/query/index-query';
import { AGENT_LIMITS, ENTITY_KINDS, type TurnValue } from '#contracts/assistant/agent';

/** Words a question names at most that found no place in it. */
export const MOST_UNUSED = 24;

/** What a question can be about. `network` is the cluster itself and has no id. */
export const SUBJECT_KINDS = [...ENTITY_KINDS, 'pool', 'network'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

const key = z.string().min(1).max(64);
const amount = z.string().regex(/^-?\d{1,40}(?:\.\d{1,20})?$/, 'must be a decimal number');

const subjectSchema = z.strictObject({
  kind: z.enum(SUBJECT_KINDS),
  id: z.string().max(AGENT_LIMITS.entityIdLength),
  /** What the visitor called it, said back as their own word. */
  said: z.string().max(40).optional(),
});
export type Subject = z.infer<typeof subjectSchema>;

export const COMPARISONS = ['>', '>=', '<', '<=', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What columns of states hold: a bound may ask for one in place of an amount. */
const state = z.enum(['yes', 'no', 'succeeded', 'failed']);

/** A bound on a value: `over 50 dollars`. `field` is a measure or a field of the rows; absent where the unit decides. */
const boundSchema = z.strictObject({
  is: z.enum(COMPARISONS),
  value: z.union([amount, state]),
  unit: key.optional(),
  field: key.optional(),
  /** In place of `value`: the average or the median of the field over all rows. */
  of: z.enum(['mean', 'median']).optional(),
  /** In place of `value`: the word or address a column has to have. */
  word: z.string().max(64).optional(),
  /** Whether rows with that word are left out. */
  isNot: z.literal(true).optional(),
});
export type Bound = z.infer<typeof boundSchema>;

/** Unix seconds; the end is left out of the interval. `at` is one moment. `text` is how the question said it. */
const timeSchema = z.strictObject({
  from: z.int().optional(),
  to: z.int().optional(),
  at: z.int().optional(),
  /** Whether it was over before now: what is of the last hour is not of the hour before. */
  isPast: z.literal(true).optional(),
  /** In place of times: slots, the last one in it, or so many of the newest blocks. */
  slots: z
    .strictObject({
      from: z.int().min(0).optional(),
      to: z.int().min(0).optional(),
      last: z.int().min(1).max(1_000).optional(),
    })
    .optional(),
  text: z.string().max(120),
});
export type AskedTime = z.infer<typeof timeSchema>;

export const AGGREGATES = ['count', 'sum', 'mean', 'median', 'min', 'max', 'distinct', 'share'] as const;

const value = z.union([z.string().max(256), z.number(), z.boolean()]);
const condition = z.strictObject({
  field: key,
  is: z.enum(['=', '!=', '<', '<=', '>', '>=', 'in', 'not in', 'known', 'unknown']),
  value: z.union([value, z.array(value).max(200)]).optional(),
});
const plainMeasure = { measure: key, field: key.optional(), where: z.array(condition).max(4).optional() };
const measureOf = <Shape extends z.ZodRawShape>(plain: Shape) => {
  const related = z.strictObject(plain).optional();
  return z.strictObject({ ...plain, of: related, over: related, less: related, as: key.optional() });
};
const span = z.enum(Object.keys(BUCKETS) as Bucket[]);
const bodyOf = <One extends z.ZodType>(measure: One) => ({
  from: key,
  where: z.array(condition).max(12).optional(),
  by: z.array(key).max(4).optional(),
  per: span.optional(),
  slots: z.int().min(1).optional(),
  measures: z.array(measure).max(8).optional(),
  percent: z.int().min(1).max(99).optional(),
  having: z.array(condition).max(12).optional(),
  order: z.strictObject({ by: key, descending: z.boolean().optional() }).optional(),
  limit: z.int().min(1).max(1_000).optional(),
});
const time = z.strictObject({
  last: z.number().optional(),
  from: z.number().optional(),
  to: z.number().optional(),
});
const join = z.strictObject({
  field: key,
  not: z.boolean().optional(),
  in: z.strictObject({ ...bodyOf(measureOf(plainMeasure)), time: time.optional() }),
});
const measure = measureOf({ ...plainMeasure, among: join.optional() });
/** A query over the index as `#contracts/query` has it; what its names mean is checked where it is run. */
export const querySchema = z.strictObject({
  ...bodyOf(measure),
  time: time.optional(),
  show: z.array(key).max(24).optional(),
  join: join.optional(),
  joins: z.array(join).max(3).optional(),
  each: z
    .strictObject({ by: key.optional(), per: span.optional(), limit: z.int().min(1).max(100) })
    .optional(),
});
export type AskedQuery = z.infer<typeof querySchema>;
type AskedJoin = NonNullable<AskedQuery['join']>;
export const askedJoinsOf = (query: AskedQuery): readonly AskedJoin[] => [
  ...(query.join === undefined ? [] : [query.join]),
  ...(query.joins ?? []),
];

/**
 * `id` is an epoch (`ago1` is the last one), a mint or a signature. `seconds` is how long it is; without them it reaches
 * to the present.
 */
const windowSchema = z.strictObject({
  of: z.enum(['epoch', 'created', 'transaction', 'beginning']),
  id: z.string().max(100),
  side: z.enum(['in', 'after', 'before']),
  seconds: z.int().min(0).optional(),
});
export type AskedWindow = z.infer<typeof windowSchema>;

const documented = {
  /** The passage itself, where no topic has it: `/docs/settings#s-levels`. */
  place: z.string().startsWith('/docs/').max(200).optional(),
  also: z.array(key).max(3).optional(),
  claim: z.strictObject({ key, expects: z.boolean() }).optional(),
};

const wantSchema = z.discriminatedUnion('kind', [
  /** Values of the first subject. */
  z.strictObject({
    kind: z.literal('measures'),
    of: z.enum(SUBJECT_KINDS),
    keys: z.array(key).min(1).max(8),
    /** Predicates told before the values: the first either way, the others where they hold. */
    states: z.array(key).max(8).optional(),
  }),
  /** Whether something holds. `expects` is false where the question says the opposite: `no longer mintable`. */
  z.strictObject({ kind: z.literal('predicate'), of: z.enum(SUBJECT_KINDS), key, expects: z.boolean() }),
  /** One measure of several subjects beside each other. */
  z.strictObject({
    kind: z.literal('compare'),
    of: z.enum(SUBJECT_KINDS),
    key,
    /** Whether they have the same, and not which of them has more. */
    same: z.boolean().optional(),
  }),
  /**
   * What happened, or things of one kind, by filters, groups and ranks. `answers` is what of a row is the answer itself:
   * `first` of the rows, one `part` of it (its time, its sender), whether there are any, or all of them.
   */
  z.strictObject({
    kind: z.literal('query'),
    query: querySchema,
    answers: z.enum(['rows', 'first', 'part', 'exists', 'figure']),
    /** A second query whose figures are set beside those of the first. */
    against: querySchema.optional(),
    /** How the two are told, or for `share` the first figure of the query of its second. */
    relate: z.enum(['difference', 'percent_change', 'net', 'share']).optional(),
    /** For a yes/no question: whether the first figure should be greater than the second. */
    expects: z.enum(['greater', 'less']).optional(),
    /** Queries within the span of time that the first row is of. */
    inside: z.array(querySchema).max(2).optional(),
    /** When it is of, and when what it is set beside is, where only the chain knows that. */
    window: windowSchema.optional(),
    otherWindow: windowSchema.optional(),
    /** Whether its figures are wanted for each of the newest epochs. */
    isByEpoch: z.boolean().optional(),
    /** Keys of `[say]` that tell how a word was taken which has no exact figure. */
    notes: z.array(key).max(4).optional(),
  }),
  /** What a thing is or did, told. */
  z.strictObject({
    kind: z.literal('explain'),
    of: z.enum(SUBJECT_KINDS),
    topic: key,
    /** Values that are asked for along with it. */
    also: z.array(key).max(4).optional(),
  }),
  /**
   * A word of the field, or how the product is used: answered from the documentation. `also` are topics it is compared
   * with or asked along with; `claim` is a statement that is asked about, `expects` false where the question says its opposite.
   */
  z.strictObject({ kind: z.literal('concept'), topic: key, ...documented }),
  z.strictObject({ kind: z.literal('product'), topic: key, ...documented }),
  /** A number, text or time written another way. */
  z.strictObject({
    kind: z.literal('convert'),
    what: key,
    value: z.string().max(2_000),
    from: key.optional(),
    to: key.optional(),
    /** Further units it is wanted in. */
    also: z.array(key).max(2).optional(),
    /** A second value it is compared with, or compute units a price is paid for. */
    other: z.string().max(2_000).optional(),
  }),
  /** Arithmetic over values of earlier answers. */
  z.strictObject({
    kind: z.literal('compute'),
    op: key,
    /** What of the first subject the value is set in relation to, where no answer has told it yet. */
    whole: z.strictObject({ of: z.enum(SUBJECT_KINDS), key }).optional(),
  }),
  /** What is not done or cannot be known, and small talk. */
  z.strictObject({ kind: z.literal('decline'), why: key, about: z.string().max(100).optional() }),
]);
export type Want = z.infer<typeof wantSchema>;

export const FORMS = ['value', 'yes-no', 'list', 'series', 'difference', 'explanation'] as const;
export type Form = (typeof FORMS)[number];

/** How an answer is set out, where the question says so: `as a table`, `shorter`. */
export const LAYOUTS = ['table', 'list', 'short', 'sources'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const questionSchema = z.strictObject({
  subjects: z.array(subjectSchema).max(AGENT_LIMITS.entities),
  want: wantSchema,
  time: timeSchema.optional(),
  bounds: z.array(boundSchema).max(6),
  shape: z.strictObject({
    aggregate: z.enum(AGGREGATES).optional(),
    order: z.enum(['most', 'least', 'newest', 'oldest']).optional(),
    /** The column of a thing's rows the order is by. */
    by: key.optional(),
    /** The column of them that is summed or averaged. */
    of: key.optional(),
    limit: z.int().min(1).max(1_000).optional(),
    /** Which of the order is told, from 2; those before it are left out of the query. */
    place: z.int().min(2).max(10).optional(),
  }),
  /** Whether the value of a time stands beside that of now: `TPS 10 minutes ago and now`. */
  besideNow: z.literal(true).optional(),
  form: z.enum(FORMS),
  layout: z.enum(LAYOUTS).optional(),
  /** Whether a yes/no question asks for the opposite: `there are no failures, right?` */
  negated: z.boolean(),
  /** Of the answer's figures: `lamports`, `raw`, `USD`. */
  unit: key.optional(),
  language: z.string().max(8),
  /** The tag of the language it was written in, where that is not understood: its things alone are told. */
  unreadLanguage: z.string().max(12).optional(),
  /** Content words that found no place in the question. */
  unused: z.array(z.string().max(64)).max(MOST_UNUSED),
});
export type Question = z.infer<typeof questionSchema> & {
  /** Values of the last answers, the newest answer first; never part of what is sent. */
  readonly operands?: readonly (readonly TurnValue[])[] | undefined;
};
