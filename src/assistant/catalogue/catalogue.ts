import { toRegistry } from '#std/registry';
import type { AskedTime, SubjectKind } from '../question/question.ts';
import {
  ALWAYS,
  hasWindow,
  toTool,
  type Measure,
  type Predicate,
  type SubjectCatalogue,
} from './define-subject.ts';
import { subjects } from './subjects/index.gen.ts';

/** What can be asked of each kind of thing. */
export const CATALOGUE: ReadonlyMap<string, SubjectCatalogue> = toRegistry<SubjectCatalogue>(
  'subjects',
  subjects,
  ({ kind }) => [kind],
);

/** Tools of things that have no address of their own to be named by: their words name them. */
const UNNAMED: ReadonlySet<string> = new Set([
  'get_lender',
  'get_perpetuals',
  'get_order_book',
  'get_liquid_staking',
  'list_price_feeds',
  'list_launches',
  'list_multisigs',
  'list_arbitrage',
]);
/** Whether a value or a statement is of such a thing: the lender, the order book, a launch. */
export function isOfUnnamed(of: SubjectKind, key: string): boolean {
  const catalogue = CATALOGUE.get(of);
  const measure = catalogue?.measures.get(key);
  const tool = measure === undefined ? catalogue?.predicates.get(key)?.tool : toTool(measure.at);
  return tool !== undefined && UNNAMED.has(tool);
}

export const findMeasure = (of: SubjectKind, key: string): Measure | undefined =>
  CATALOGUE.get(of)?.measures.get(key);
export const findPredicate = (of: SubjectKind, key: string): Predicate | undefined =>
  CATALOGUE.get(of)?.predicates.get(key);

/** Whether a predicate is read of the time that is asked of: of that time, of a window as long up to now, or of a thing that never changes. */
export const isPredicateOfTime = (predicate: Predicate, time: AskedTime): boolean =>
  predicate.isTimed === true ||
  predicate.needsTime === true ||
  hasWindow(predicate, time) ||
  ALWAYS.has(predicate.of);
