/** `above average stake`: the average a column is compared with is computed of all rows, and told. */
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { movePoint } from '#std/move-point';
import { toPath, toTool, type Measure } from '../catalogue/define-subject.ts';
import type { Bound, Question } from '../question/question.ts';
import { isCutAt, isFact, leafOfRow, rowsAt } from '../write/facts-at.ts';
import type { Words } from '../write/words.ts';
import type { Writer } from '../write/writer.ts';
import { capitalise } from '../write/write-value.ts';
import { idOf } from './calls-of.ts';
import type { Step } from './define-plan.ts';

const stepOf = (field: string): string => `average.${field}`;

/** `undefined` where the bound is a number, or where not all rows are at hand. */
export function toAverageStep(measure: Measure, { of, field }: Bound): Step | undefined {
  if (of === undefined || field === undefined) return undefined;
  const id = idOf(toTool(measure.at));
  return {
    id: stepOf(field),
    tool: 'compute',
    title: 'Average all rows',
    after: [id],
    args(results) {
      const result = results.get(id);
      if (result?.ok !== true || isCutAt(result, toPath(measure.at))) return undefined;
      const facts = rowsAt(result, toPath(measure.at)).flatMap((row): readonly Fact[] => {
        const leaf = leafOfRow(result, row, field);
        return leaf !== undefined && isFact(leaf) ? [leaf] : [];
      });
      return facts.length === 0
        ? undefined
        : { op: of === 'median' ? 'median' : 'average', operands: facts.map((fact) => fact.id) };
    },
  };
}

type Read = (step: string) => ToolResult | undefined;
const averageOf = (read: Read, field: string | undefined): Fact | undefined =>
  read(stepOf(field ?? ''))?.facts.find(({ path }) => path === '/value');

/** Bounds with the averages they are compared with, each in the unit it is shown in; one that is not known stays. */
export const withAverages = (bounds: readonly Bound[], read: Read): readonly Bound[] =>
  bounds.map((bound) => {
    const fact = bound.of === undefined ? undefined : averageOf(read, bound.field);
    if (fact === undefined) return bound;
    const isScaled = fact.kind === 'amount' || fact.kind === 'money';
    const value = isScaled ? movePoint(fact.raw, fact.decimals ?? 0) : fact.raw;
    const { of: _of, ...known } = bound;
    return { ...known, value };
  });

export const isUnknownAverage = (bounds: readonly Bound[]): boolean =>
  bounds.some(({ of }) => of !== undefined);

/** The averages, behind the rows they pick. */
export function writeAverages(
  {
    question,
    words,
    writer,
    read,
  }: {
    readonly question: Question;
    readonly words: Words;
    readonly writer: Writer;
    readonly read: Read;
  },
  measure: Measure,
): void {
  for (const { of, field } of question.bounds) {
    const value = of === undefined ? undefined : averageOf(read, field);
    if (value === undefined) continue;
    const count = read(stepOf(field ?? ''))?.facts.find(({ path }) => path === '/operands');
    const name = words.column(measure.of, field ?? '').toLowerCase();
    const column = { kind: 'text', text: name } as const;
    const median = { kind: 'text', text: `${capitalise(words.title('shape.median'))} (${name})` } as const;
    writer.spans(
      1,
      of === 'median'
        ? words.say('value-alone', { title: median, value })
        : words.say('rows-average', { column, count, value }),
    );
  }
}
