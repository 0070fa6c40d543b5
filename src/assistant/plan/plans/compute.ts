/** Arithmetic over values of earlier answers: the newest value of each of the last answers, or the values of the last one. */
import type { TurnValue } from '#contracts/assistant/agent';
import { definePlan, step } from '../define-plan.ts';

export default definePlan({
  want: 'compute',
  steps({ want, operands = [] }) {
    const chosen = chooseOperands(want.op, operands);
    if (chosen.length === 0) return [];
    const facts = chosen.map(({ label: _label, entity: _entity, ...value }, index) => ({
      ...value,
      id: `earlier.${index}`,
    }));
    return [
      step('compute', 'compute', 'Compute it', {
        op: toOperation(want.op, chosen),
        operands: facts.map(({ id }) => id),
        facts,
      }),
    ];
  },
  write({ question, writer, words, read }) {
    const chosen = chooseOperands(question.want.op, question.operands ?? []);
    const value = read('compute')?.facts.find(({ path }) => path === '/value');
    if (value === undefined) {
      writer.spans(1, words.say('nothing-to-compute'));
      return;
    }
    writer.spans(1, words.say(`computed-${question.want.op}`, { value }));
    writer.spans(
      2,
      words.say('computed-of', {
        operands: { kind: 'text', text: chosen.map(({ label }) => label).join(', ') },
      }),
      'note',
    );
  },
});

const NUMBERS: ReadonlySet<string> = new Set([
  'amount',
  'count',
  'number',
  'percent',
  'money',
  'price',
  'time',
  'duration',
  'slot',
  'epoch',
]);

/** Of each of the last answers its first number, the older one first; of one answer its first two. */
function chooseOperands(op: string, turns: readonly (readonly TurnValue[])[]): readonly TurnValue[] {
  const numbers = turns.map((values) => values.filter(({ kind }) => NUMBERS.has(kind)));
  const [newest = [], before = []] = numbers;
  if (op === 'sum' || op === 'average') {
    const same = newest.filter(
      ({ kind, unit, mint }) =>
        kind === newest[0]?.kind && unit === newest[0].unit && mint === newest[0].mint,
    );
    if (same.length > 1) return same;
  }
  const first = newest[0];
  const like = before.find(({ kind, unit }) => kind === first?.kind && unit === first.unit) ?? before[0];
  if (first !== undefined && like !== undefined) return [like, first];
  return newest.length >= 2 ? newest.slice(0, 2) : [];
}

const toOperation = (op: string, operands: readonly TurnValue[]): string =>
  op === 'difference' && operands.every(({ kind }) => kind === 'time') ? 'time_difference' : op;
