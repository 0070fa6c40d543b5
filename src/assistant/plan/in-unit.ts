import { toDecimal } from '#contracts/text/value-text';
import { toTool, type Measure } from '../catalogue/define-subject.ts';
import { isFact } from '../write/facts-at.ts';
import { valuesOf } from '../write/write-value.ts';
import { idOf } from './calls-of.ts';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import type { Step } from './define-plan.ts';

export const IN_UNIT = 'in-unit';

const timeOf = (
  measures: readonly Measure[],
  read: (id: string) => ToolResult | undefined,
): Fact | undefined =>
  measures
    .flatMap((measure) => {
      const result = read(idOf(toTool(measure.at)));
      return result?.ok === true ? valuesOf(result, measure).filter(isFact).slice(0, 1) : [];
    })
    .find(({ kind }) => kind === 'time');

/** `how long ago`: the time that is told, counted from now. */
export const toAge = (measures: readonly Measure[]): Step => ({
  id: IN_UNIT,
  tool: 'compute',
  title: 'Count from then',
  after: [...new Set(measures.map(({ at }) => idOf(toTool(at))))],
  args(results) {
    const time = timeOf(measures, (id) => results.get(id));
    return time === undefined ? undefined : { op: 'age', operands: [time.id] };
  },
});

/** `net worth in SOL`, `the fee in dollars`: by the price of SOL; `the fee in lamports`, which needs none. */
export function toInUnit(measure: Measure, unit: string | undefined): readonly Step[] {
  const id = idOf(toTool(measure.at));
  if (unit !== 'SOL' && unit !== 'USD' && unit !== 'lamports') return [];
  return [
    {
      id: IN_UNIT,
      tool: 'convert',
      title: 'Convert it',
      after: [id],
      args(results) {
        const result = results.get(id);
        const [fact] = result?.ok === true ? valuesOf(result, measure).filter(isFact) : [];
        const isOther = unit === 'SOL' ? fact?.kind === 'money' : fact?.unit === 'SOL';
        return fact === undefined || !isOther
          ? undefined
          : {
              value: toDecimal(fact.raw, fact.decimals ?? 0),
              from: unit === 'SOL' ? 'USD' : 'SOL',
              to: unit,
            };
      },
    },
  ];
}
