/** Counting, adding and averaging the values of a list. */
import type { Fact } from '#contracts/assistant/agent';
import { toPath, toTool, type Measure } from '../catalogue/define-subject.ts';
import type { Question } from '../question/question.ts';
import { isCutAt, isFact, leafOfRow, leavesAt, rowsAt } from '../write/facts-at.ts';
import { valuesOf } from '../write/write-value.ts';
import { idOf } from './calls-of.ts';
import type { Step } from './define-plan.ts';
import { pickRows } from './picked-rows.ts';

export const SUM = 'sum';
export const OPERATIONS: Readonly<Partial<Record<NonNullable<Question['shape']['aggregate']>, string>>> = {
  count: 'count',
  distinct: 'count',
  sum: 'sum',
  mean: 'average',
  median: 'median',
  min: 'smallest',
  max: 'largest',
};

const OF_ALL: ReadonlySet<string> = new Set(['count', 'sum', 'average', 'median']);

/** Whether a column is another one than what its rows are told by. */
const isOfColumn = ({ at, columns = [] }: Measure, by: string): boolean =>
  columns.includes(by) && !at.endsWith(`/${by}`);

/** Counts, adds or averages the values of a list; each thing that is there twice counts once where things are counted. */
export function toSum(measure: Measure, op: string, asked: Pick<Question, 'shape' | 'bounds'>): Step {
  const id = idOf(toTool(measure.at));
  return {
    id: SUM,
    tool: 'compute',
    title: 'Add it up',
    after: [id],
    args(results) {
      const result = results.get(id);
      if (result?.ok !== true) return undefined;
      const { limit, by } = asked.shape;
      const ranked = pickRows(result, measure, asked);
      const isOfFirst = ranked?.by !== undefined && limit !== undefined && op !== 'count';
      if (isOfFirst && ranked.rows.length < limit && isCutAt(result, toPath(measure.at))) return undefined;
      // Of a part there is no total, and no mean of all; the first of a ranking are whole.
      if (!isOfFirst && OF_ALL.has(op) && isCutAt(result, toPath(measure.at))) return undefined;
      const picked = isOfFirst ? ranked.rows.slice(0, limit) : ranked?.rows;
      // Things that are there twice count once, and each row that is told whole for itself.
      const all =
        op === 'count' && measure.isRow !== true
          ? valuesOf(result, measure)
          : leavesAt(result, toPath(measure.at));
      // `the average leverage`: of the column that is named.
      const column = op === 'count' || by === undefined || !isOfColumn(measure, by) ? undefined : by;
      // Of rows that are bounded only those within are counted.
      const leaves =
        column !== undefined
          ? (picked ?? rowsAt(result, toPath(measure.at))).flatMap(
              (row) => leafOfRow(result, row, column) ?? [],
            )
          : picked === undefined
            ? all
            : all.filter((leaf) => isFact(leaf) && picked.some((row) => leaf.path.startsWith(`${row}/`)));
      const facts = leaves.filter((leaf): leaf is Fact => isFact(leaf));
      const [first] = facts;
      const same = facts.filter(
        ({ unit, kind }) => op === 'count' || (unit === first?.unit && kind === first?.kind),
      );
      return same.length === 0 ? undefined : { op, operands: same.map((fact) => fact.id) };
    },
  };
}
