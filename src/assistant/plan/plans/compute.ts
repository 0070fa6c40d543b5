/** Arithmetic over values of earlier answers, said with what it was made of. */
import type { TurnValue } from '#contracts/assistant/agent';
import { chooseOperands, type Chosen } from '../../parse/conversation/operands.ts';
import { leavesAt } from '../../write/facts-at.ts';
import { listed } from '../../write/writer.ts';
import { definePlan, step } from '../define-plan.ts';

export default definePlan({
  want: 'compute',
  steps({ want, operands = [] }) {
    const chosen = toChosen(want.op, operands);
    if (chosen === undefined) return [];
    const facts = chosen.operands.map(
      ({ label: _label, entity: _entity, place: _place, ...value }, index) => ({
        ...value,
        id: `earlier.${index}`,
      }),
    );
    return [
      step('compute', 'compute', 'Compute it', {
        op: chosen.op,
        operands: facts.map(({ id }) => id),
        facts,
      }),
    ];
  },
  write({ question, writer, words, read }) {
    const chosen = toChosen(question.want.op, question.operands ?? []);
    const result = read('compute');
    const value = result?.facts.find(({ path }) => path === '/value');
    if (value === undefined || result === undefined || chosen === undefined) {
      writer.spans(1, words.say('nothing-to-compute'));
      return;
    }
    const key = chosen.op === 'time_difference' ? 'time_difference' : question.want.op;
    writer.spans(1, words.say(`computed-${key}`, { value }));
    const given = leavesAt(result, '/given/*');
    const operands = chosen.operands
      .slice(0, MOST_SAID)
      .map(({ label }, index) => [
        given[index],
        { kind: 'text', text: ` (${label.toLowerCase()})` } as const,
      ]);
    writer.spans(2, words.say('computed-of', { operands: listed(operands, words.title('say.and')) }), 'note');
  },
});

const MOST_SAID = 6;

/** A reader has chosen already; a model leaves it to this. */
const toChosen = (op: string, turns: readonly (readonly TurnValue[])[]): Chosen | undefined =>
  chooseOperands(op, turns);
