import { toRegistry } from '#std/registry';
import type { AskedTime, SubjectKind } from '../question/question.ts';
import { ALWAYS, isWindow, type Measure, type Predicate, type SubjectCatalogue } from './define-subject.ts';
import { subjects } from './subjects/index.gen.ts';

/** What can be asked of each kind of thing. */
export const CATALOGUE: ReadonlyMap<string, SubjectCatalogue> = toRegistry<SubjectCatalogue>(
  'subjects',
  subjects,
  ({ kind }) => [kind],
);

export const findMeasure = (of: SubjectKind, key: string): Measure | undefined =>
  CATALOGUE.get(of)?.measures.get(key);
export const findPredicate = (of: SubjectKind, key: string): Predicate | undefined =>
  CATALOGUE.get(of)?.predicates.get(key);

/** Whether a predicate is read of the time that is asked of: of that time, of a window as long up to now, or of a thing that never changes. */
export const isPredicateOfTime = ({ of, isTimed, needsTime, window }: Predicate, time: AskedTime): boolean =>
  isTimed === true || needsTime === true || isWindow(time, window ?? 0) || ALWAYS.has(of);
