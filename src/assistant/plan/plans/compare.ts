/** One measure of two to eight things beside each other; of two by how much they differ, of more which has most. */
import { compareDecimals } from '#std/compare-decimals';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { CATALOGUE, findMeasure } from '../../catalogue/catalogue.ts';
import { atTime, isOfTime, toTool, type Measure } from '../../catalogue/define-subject.ts';
import type { AskedTime, Subject, SubjectKind } from '../../question/question.ts';
import { isFact } from '../../write/facts-at.ts';
import { toSubjectSpan } from '../../write/subject-piece.ts';
import { capitalise, titleOf, valuesOf } from '../../write/write-value.ts';
import { idOf, toSteps } from '../calls-of.ts';
import { PLACES, toPredicateSteps, writePredicates } from '../compare-predicates.ts';
import type { Words } from '../../write/words.ts';
import type { Writer } from '../../write/writer.ts';
import { definePlan, type Asked, type Step } from '../define-plan.ts';

export default definePlan({
  want: 'compare',
  steps({ want, subjects, time, unit }) {
    const measure = timedMeasure(want, time);
    if (measure === undefined) return toPredicateSteps(want, subjects);
    const tool = toTool(measure.at);
    const reads = subjects
      .slice(0, PLACES.length)
      .flatMap((subject, index) => toSteps(subject, [tool], { place: PLACES[index], time }));
    return subjects.length === 2 ? [...reads, ...toArithmetic(measure, unit === 'bps')] : reads;
  },
  write({ question, writer, words, read, results }) {
    const { want, form, shape, time } = question;
    const measure = timedMeasure(want, time);
    if (shape.limit !== undefined) writer.spans(1, words.say('first-ones'), 'note');
    if (measure === undefined) return writePredicates(want, question.subjects, { writer, words, results });
    const tool = toTool(measure.at);
    const sides = question.subjects.slice(0, PLACES.length).map((subject, index) => {
      const result = read(idOf(tool, PLACES[index]));
      return { subject, fact: result === undefined ? undefined : factOf(result, measure) };
    });
    const title = { kind: 'text', text: titleOf(words, measure) } as const;
    if (want.same !== undefined) {
      if (want.key === 'funder') writer.spans(1, words.say('nearest-person'));
      writeSameness(question, sides, { writer, words, title: capitalise(title.text) });
      return;
    }
    // Values of now, or since the index began, are of no other time.
    if (time !== undefined && !isOfTime(findMeasure(want.of, want.key) ?? measure, time))
      writer.spans(1, words.say('not-at-time', { time: { kind: 'code', text: time.text } }), 'note');
    const [first, second] = sides;
    const order =
      first === undefined || second === undefined ? undefined : compareFacts(first.fact, second.fact);
    const wantsLess = shape.order === 'least' || question.bounds[0]?.is === '<';
    if (first !== undefined && second !== undefined && order !== undefined && sides.length === 2) {
      const [more, less] = order >= 0 ? [first, second] : [second, first];
      if (form === 'yes-no') {
        const isYes = order !== 0 && order > 0 !== wantsLess;
        writer.spans(1, words.say(isYes !== question.negated ? 'yes' : 'no'));
      }
      if (order === 0)
        writer.spans(1, words.say('same', { title: { kind: 'text', text: capitalise(title.text) } }));
      else {
        const [named, other] = wantsLess ? [less, more] : [more, less];
        const kind = named.fact?.kind === 'time' ? 'time' : 'than';
        writer.spans(
          1,
          words.say(SAID[kind][wantsLess ? 'less' : 'more'], {
            title,
            subject: toSubjectSpan(named.subject),
            value: named.fact,
            other: toSubjectSpan(other.subject),
            otherValue: other.fact,
          }),
        );
      }
    } else {
      const ordered = order === undefined ? sides : toOrder(sides, wantsLess);
      for (const { subject, fact } of ordered) {
        writer.spans(
          1,
          words.say(fact === undefined ? 'unknown' : 'value', {
            title: { kind: 'text', text: capitalise(title.text) },
            subject: toSubjectSpan(subject),
            value: fact,
          }),
        );
      }
    }
    const difference = read('difference');
    const [by] = difference === undefined ? [] : difference.facts.filter(({ path }) => path === '/value');
    if (by !== undefined && order !== 0) writer.spans(1, words.say('difference', { value: by }));
    if (question.unit === 'bps') writeBasisPoints(read('bps'), { writer, words });
    const ratio = read('ratio')?.facts.find(({ path }) => path === '/value');
    // Of changes up and down one is no multiple of the other.
    if (ratio !== undefined && order !== 0 && !ratio.raw.startsWith('-') && by?.kind !== 'percent')
      writer.spans(2, words.say('ratio', { value: ratio }));
  },
});

/** The greatest first, or the least; what is not known last. */
const toOrder = (sides: readonly Side[], isLeastFirst: boolean): readonly Side[] =>
  sides.toSorted((a, b) => {
    if (a.fact === undefined || b.fact === undefined)
      return Number(a.fact === undefined) - Number(b.fact === undefined);
    return (compareFacts(b.fact, a.fact) ?? 0) * (isLeastFirst ? -1 : 1);
  });

const SAID = {
  than: { less: 'less-than', more: 'more-than' },
  time: { less: 'earlier-than', more: 'later-than' },
} as const;

interface Side {
  readonly subject: Subject;
  readonly fact: Fact | undefined;
}

/** Whether all have the same, and what each has. */
function writeSameness(
  { want, form }: Asked<'compare'>,
  sides: readonly Side[],
  { writer, words, title }: { readonly writer: Writer; readonly words: Words; readonly title: string },
): void {
  const values = new Set(
    sides.map(({ fact }) => (fact === undefined ? '' : `${fact.raw} ${fact.unit ?? ''}`)),
  );
  // What neither has is not the same of both.
  const isSame = values.has('') ? undefined : values.size === 1;
  if (form === 'yes-no' && isSame !== undefined)
    writer.spans(1, words.say(isSame === want.same ? 'yes' : 'no'));
  for (const { subject, fact } of sides) {
    writer.spans(
      1,
      words.say(fact === undefined ? 'unknown' : 'value', {
        title: { kind: 'text', text: title },
        subject: toSubjectSpan(subject),
        value: fact,
      }),
    );
  }
}

/** `by how many bps`: of the lower of the two. */
function writeBasisPoints(
  result: ToolResult | undefined,
  { writer, words }: { readonly writer: Writer; readonly words: Words },
): void {
  const value = result?.facts.find(({ path }) => path === '/value');
  if (value !== undefined) writer.spans(1, words.say('difference', { value }));
}

/** What is subtracted and divided is named by the ids of facts, the greater first. */
function toArithmetic(measure: Measure, inBasisPoints: boolean): readonly Step[] {
  const tool = toTool(measure.at);
  const after = [idOf(tool, 'a'), idOf(tool, 'b')];
  const operandsOf = (results: ReadonlyMap<string, ToolResult>): readonly Fact[] | undefined => {
    const [a, b] = after.map((id) => {
      const result = results.get(id);
      return result?.ok === true ? factOf(result, measure) : undefined;
    });
    const isCountable = (fact: Fact): boolean => COUNTABLE.has(fact.kind) || fact.kind === 'time';
    if (a === undefined || b === undefined || !isCountable(a) || a.unit !== b.unit) return undefined;
    return (compareFacts(a, b) ?? 0) >= 0 ? [a, b] : [b, a];
  };
  return ['difference', 'ratio', ...(inBasisPoints ? ['bps'] : [])].map((op): Step => ({
    id: op,
    tool: 'compute',
    title: 'Compare the two',
    after,
    args(results) {
      const facts = operandsOf(results);
      const [first, second] = facts ?? [];
      if (facts === undefined || first === undefined || second === undefined) return undefined;
      const isTime = first.kind === 'time';
      if (op !== 'difference' && (isTime || Number(second.raw) === 0)) return undefined;
      if (op === 'bps') return { op: 'basis_points', operands: facts.map(({ id }) => id) };
      return { op: isTime ? 'time_difference' : op, operands: facts.map(({ id }) => id) };
    },
  }));
}

function timedMeasure(
  { of, key }: { readonly of: SubjectKind; readonly key: string },
  time: AskedTime | undefined,
): Measure | undefined {
  const measure = findMeasure(of, key);
  if (measure === undefined) return undefined;
  const timed = atTime(measure, time);
  // The value of an hour has a title of its own.
  const own =
    timed.at === measure.at || timed.titled !== undefined
      ? undefined
      : [...(CATALOGUE.get(of)?.measures.values() ?? [])].find(({ at }) => at === timed.at);
  return own ?? timed;
}

const COUNTABLE: ReadonlySet<string> = new Set([
  'amount',
  'count',
  'number',
  'percent',
  'money',
  'price',
  'duration',
  'slot',
]);

const factOf = (result: ToolResult, measure: Measure): Fact | undefined =>
  valuesOf(result, measure).find((leaf): leaf is Fact => isFact(leaf));

/** By exact value; `undefined` for facts of different units. */
function compareFacts(a: Fact | undefined, b: Fact | undefined): number | undefined {
  if (a === undefined || b === undefined || a.kind !== b.kind || (a.unit !== b.unit && a.kind !== 'amount'))
    return undefined;
  if (a.kind === 'amount' && a.mint !== b.mint) return undefined;
  return compareDecimals(a.raw, b.raw);
}
