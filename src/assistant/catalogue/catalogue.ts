import { toRegistry } from '#std/registry';
import type { AskedTime, SubjectKind } from '../question/question.ts';
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

/** Things that never change. */
const FIXED: ReadonlySet<string> = new Set(['transaction', 'block', 'epoch']);

/** Whether what a predicate is read from is of the time that is asked for: its tool is given it, or nothing changes. */
export function isReadOfTime({ of, tool, isTimed }: Predicate, time: AskedTime): boolean {
  const args = CATALOGUE.get(of)?.tools[tool];
  const isGiven = JSON.stringify(args?.('', time)) !== JSON.stringify(args?.(''));
  return isTimed === true || FIXED.has(of) || isGiven;
}
