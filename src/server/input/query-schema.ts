import { z } from 'zod';
import {
  BUCKETS,
  MEASURE_NAME,
  MEASURES,
  OPERATORS,
  QUERY_LIMITS,
  type Bucket,
  type IndexQuery,
} from '#contracts/query/index-query';
import { QUERY_SOURCES } from '#contracts/query/query-sources';

const name = z.string().max(40, 'must have at most 40 characters');
const seconds = z.int().min(0).max(100_000_000_000);
const value = z.union([z.string().max(200), z.number(), z.boolean()]);
const condition = z.strictObject({
  field: name.describe('A field of the source.'),
  is: z.enum(OPERATORS),
  value: z
    .union([value, z.array(value).max(QUERY_LIMITS.list, `must have at most ${QUERY_LIMITS.list} entries`)])
    .optional()
    .describe(
      'What it is compared with: lamports, millionths of a dollar, smallest units of the token, unix seconds; beyond 2^53 as text. A list for in and not in.',
    ),
});

const plainMeasure = {
  measure: z.enum(MEASURES),
  field: name.optional(),
  where: z.array(condition).max(4).optional().describe('Only rows of the group for which they hold.'),
};
const measureOf = <Shape extends z.ZodRawShape>(plain: Shape) => {
  const related = z.strictObject(plain).optional();
  return z.strictObject({
    ...plain,
    of: related.describe('A figure it is a share of.'),
    over: related.describe('A figure it is divided by.'),
    less: related.describe('A figure it is without.'),
    as: z.string().regex(MEASURE_NAME).optional().describe('Name of its column.'),
  });
};

const bodyOf = <Measure extends z.ZodType>(measure: Measure) => ({
  from: z.enum(QUERY_SOURCES.map((source) => source.name)).describe('The source of the rows.'),
  time: z
    .strictObject({
      last: seconds.min(1).optional().describe('The newest seconds of the index.'),
      from: seconds.optional().describe('Unix seconds, included.'),
      to: seconds.optional().describe('Unix seconds, left out itself.'),
    })
    .optional()
    .describe('For events; the last day where left out.'),
  where: z.array(condition).max(QUERY_LIMITS.conditions).optional().describe('All of them hold.'),
  by: z.array(name).max(QUERY_LIMITS.groups).optional().describe('Fields rows are grouped by.'),
  per: z
    .enum(Object.keys(BUCKETS) as Bucket[])
    .optional()
    .describe('Groups by time besides.'),
  slots: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .optional()
    .describe('Groups by spans of so many slots, numbered from slot 0, besides: epochs.'),
  measures: z.array(measure).max(QUERY_LIMITS.measures).optional().describe('Figures of each group.'),
  having: z
    .array(condition)
    .max(QUERY_LIMITS.conditions)
    .optional()
    .describe('Conditions on measures, named measure_field, such as sum_microUsd.'),
  order: z
    .strictObject({ by: name, descending: z.boolean().optional() })
    .optional()
    .describe('By a field, a measure or bucket.'),
  percent: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .describe('Only the first so many percent of the groups, rounded up.'),
});

const joined = z.strictObject({
  ...bodyOf(measureOf(plainMeasure)),
  limit: z.int().min(1).max(QUERY_LIMITS.joined).optional().describe('Groups, the first of its order.'),
});

const join = z.strictObject({ field: name, not: z.boolean().optional(), in: joined });

const measure = measureOf({
  ...plainMeasure,
  among: join.optional().describe('Only rows whose field is one of the groups of another query.'),
});

/** A query as it comes from outside. Whether its names mean something is for `findQueryProblem`. */
export const querySchema = z.strictObject({
  ...bodyOf(measure),
  show: z.array(name).min(1).max(30).optional().describe('Fields shown of rows; all where left out.'),
  join: join.optional().describe('Only rows whose field is one of the groups of another query.'),
  joins: z.array(join).max(QUERY_LIMITS.joins).optional().describe('Further ones, which hold besides.'),
  each: z
    .strictObject({
      by: name.optional(),
      per: z.enum(Object.keys(BUCKETS) as Bucket[]).optional(),
      limit: z.int().min(1).max(100),
    })
    .optional()
    .describe('Only the first of the order of every value of a field, or of every span of time.'),
  limit: z.int().min(1).max(QUERY_LIMITS.rows).optional().describe('Rows or groups, the first of the order.'),
}) satisfies z.ZodType<IndexQuery>;
