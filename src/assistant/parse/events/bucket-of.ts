import type { AskedQuery } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';

type Bucket = NonNullable<AskedQuery['per']>;

export const BUCKETS: Readonly<Record<string, Bucket>> = {
  'per-minute': 'minute',
  'per-hour': 'hour',
  'per-day': 'day',
  'per-week': 'week',
};

/** `per 5 minutes` is no minute. */
export const bucketOf = ({ key, at }: Match, { tokens }: ParseContext): Bucket | undefined =>
  key === 'per-minute' &&
  at.some((index) => /^(?:5|five|fünf|cinco|cinq|cinque|пять|5분|五)$/.test(tokens[index]?.text ?? ''))
    ? 'fiveMinutes'
    : BUCKETS[key];
