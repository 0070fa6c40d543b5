/** Whether what a yes/no question asks of a value is so. */
import type { ToolResult } from '#contracts/assistant/agent';
import { toPath, type Measure } from '../catalogue/define-subject.ts';
import type { Bound, Subject } from '../question/question.ts';
import { isCutAt, isFact } from '../write/facts-at.ts';
import { valuesOf } from '../write/write-value.ts';
import { fits, isSameUnit } from './fits.ts';

/** `undefined` where what was read does not tell. */
export function isTrue(
  result: ToolResult,
  measure: Measure,
  other: Subject | undefined,
  bound: Bound | undefined,
): boolean | undefined {
  const values = valuesOf(result, measure);
  // What was cut may hold what is asked for: there is a yes, and no other answer.
  const isCut = isCutAt(result, toPath(measure.at));
  const orUnknown = (truth: boolean): boolean | undefined => (isCut && !truth ? undefined : truth);
  if (other !== undefined)
    return orUnknown(
      values.some((leaf) => isFact(leaf) && (leaf.raw === other.id || leaf.mint === other.id)),
    );
  const [first] = values;
  if (bound !== undefined) {
    if (first === undefined || !isFact(first) || !isSameUnit(first, bound)) return undefined;
    // Of what was counted in a part there is at least as much in all; sums and shares may turn.
    if (isCut && (first.kind !== 'count' || !bound.is.startsWith('>'))) return undefined;
    return orUnknown(fits(first, bound));
  }
  if (first === undefined) return measure.absent === undefined ? undefined : orUnknown(false);
  // Somebody is the first of any ranking.
  if (measure.columns?.includes('rank') === true) return undefined;
  if (!isFact(first)) return true;
  if (first.kind === 'flag') return first.raw === 'yes';
  if (!NUMBERS.has(first.kind)) return true;
  return isCut && first.kind !== 'count' ? undefined : orUnknown(Number(first.raw) > 0);
}

const NUMBERS: ReadonlySet<string> = new Set(['amount', 'count', 'number', 'percent', 'money']);
