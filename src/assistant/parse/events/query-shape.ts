/** What a query is made of before it is put together. */
import type { AskedQuery, Question } from '../../question/question.ts';

export type QueryWant = Extract<Question['want'], { kind: 'query' }>;

export type Base = Pick<AskedQuery, 'from' | 'where' | 'time'>;

export interface Shape {
  readonly per: AskedQuery['per'];
  readonly order: 'most' | 'least' | undefined;
  readonly dated: 'newest' | 'oldest' | undefined;
  readonly limit: number | undefined;
}

export const ROWS = 10;
export const EXISTS_ROWS = 5;
/** Hours or minutes of one series. */
export const MOST_BUCKETS = 200;
