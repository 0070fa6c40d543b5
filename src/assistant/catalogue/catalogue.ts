import { toRegistry } from '#std/registry';
import type { SubjectKind } from '../question/question.ts';
import type { Measure, Predicate, SubjectCatalogue } from './define-subject.ts';
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
