/** Whether something holds of several things: `which of them is still mintable`. */
import type { ToolResult } from '#contracts/assistant/agent';
import { findPredicate } from '../catalogue/catalogue.ts';
import type { Subject, SubjectKind } from '../question/question.ts';
import { viewOf } from '../write/facts-at.ts';
import { toSubjectSpan } from '../write/subject-piece.ts';
import type { Words } from '../write/words.ts';
import type { Writer } from '../write/writer.ts';
import { idOf, toSteps } from './calls-of.ts';
import type { Step } from './define-plan.ts';

/** As many things as are beside each other. */
export const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

interface Asked {
  readonly of: SubjectKind;
  readonly key: string;
}

export function toPredicateSteps({ of, key }: Asked, subjects: readonly Subject[]): readonly Step[] {
  const predicate = findPredicate(of, key);
  if (predicate === undefined) return [];
  return subjects
    .slice(0, PLACES.length)
    .flatMap((subject, index) => toSteps(subject, [predicate.tool], { place: PLACES[index] }));
}

/** One sentence for each thing. */
export function writePredicates(
  { of, key }: Asked,
  subjects: readonly Subject[],
  {
    writer,
    words,
    results,
  }: {
    readonly writer: Writer;
    readonly words: Words;
    readonly results: ReadonlyMap<string, ToolResult>;
  },
): void {
  const predicate = findPredicate(of, key);
  if (predicate === undefined) return;
  const text = (is: boolean) =>
    ({ kind: 'text', text: words.title(`${of}.${key}${is ? '' : '-not'}`) }) as const;
  subjects.slice(0, PLACES.length).forEach((subject, index) => {
    const result = results.get(idOf(predicate.tool, PLACES[index]));
    const isMissing = result?.error?.code === 'not_found';
    const holds =
      result?.ok === true ? predicate.holds(viewOf(result)) : isMissing ? predicate.whenMissing : undefined;
    const about = toSubjectSpan(subject);
    writer.spans(
      1,
      holds === undefined
        ? words.say('unknown-whether', { statement: text(true), subject: about })
        : words.say('states', { statement: text(holds), subject: about }),
    );
  });
}
