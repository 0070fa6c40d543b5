/** The first word of an answer about values: whether what was asked of them is so. */
import type { ToolResult } from '#contracts/assistant/agent';
import { findMeasure } from '../catalogue/catalogue.ts';
import { toTool, type Measure } from '../catalogue/define-subject.ts';
import { partOf } from '../catalogue/venue-places.ts';
import { isFact, type Leaf } from '../write/facts-at.ts';
import { toSubjectSpan } from '../write/subject-piece.ts';
import { titleOf, valuesOf } from '../write/write-value.ts';
import { idOf } from './calls-of.ts';
import type { Telling } from './define-plan.ts';
import { isTrue } from './is-true.ts';

/** The first word of the answer, by what the value is; none where it tells neither. */
export function writeYesNo(telling: Telling<'measures'>, measure: Measure): void {
  const { question, writer, words, read } = telling;
  const result = read(idOf(toTool(measure.at)));
  if (result === undefined) return;
  // What it is narrowed to is no answer to be looked for among the values.
  const other = (measure.narrows ?? partOf(measure)) === undefined ? question.subjects[1] : undefined;
  const [bound] = question.bounds;
  const values = valuesOf(result, measure);
  // Without words that would change it, there being something is a yes; else what there is answers.
  if (other === undefined && bound === undefined && question.unused.length > 0 && measure.at.includes('*'))
    return;
  const truth =
    bound?.field !== undefined && question.want.keys.includes(bound.field)
      ? isEqual(values, valuesAt(question, read, bound.field))
      : areTrue(telling, measure, result);
  if (truth === undefined) return;
  const title = { kind: 'text', text: titleOf(words, measure) } as const;
  const key = truth === question.negated ? 'no' : 'yes';
  if (other !== undefined) {
    writer.spans(
      1,
      words.say(truth ? `${key}-is-among` : `${key}-is-not-among`, { title, other: toSubjectSpan(other) }),
    );
  } else writer.spans(1, words.say(key));
}

/** Whether all that is asked is so; neither where one is and another is not. */
function areTrue(
  { question: { want, subjects, bounds }, read }: Telling<'measures'>,
  measure: Measure,
  own: ToolResult,
): boolean | undefined {
  const other = (measure.narrows ?? partOf(measure)) === undefined ? subjects[1] : undefined;
  const truth = isTrue(own, measure, other, bounds[0]);
  const others =
    other === undefined && bounds.length === 0 ? want.keys.filter((key) => key !== measure.key) : [];
  return others.every((key) => {
    const also = findMeasure(want.of, key);
    const result = also === undefined ? undefined : read(idOf(toTool(also.at)));
    return also !== undefined && result !== undefined && isTrue(result, also, undefined, undefined) === truth;
  })
    ? truth
    : undefined;
}

/** Values of another measure of the same thing. */
function valuesAt(
  { want }: Telling<'measures'>['question'],
  read: Telling<'measures'>['read'],
  key: string,
): readonly Leaf[] {
  const measure = findMeasure(want.of, key);
  const result = measure === undefined ? undefined : read(idOf(toTool(measure.at)));
  return measure === undefined || result === undefined ? [] : valuesOf(result, measure);
}

/** Whether two values are the same number or thing; not known where one is not there. */
function isEqual([a]: readonly Leaf[], [b]: readonly Leaf[]): boolean | undefined {
  return a === undefined || b === undefined || !isFact(a) || !isFact(b)
    ? undefined
    : a.raw === b.raw && a.unit === b.unit;
}
