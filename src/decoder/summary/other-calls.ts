import type { DecodedInstruction, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { countField } from './amounts.ts';
import { toCalled } from './main-action.ts';
import { toPhrase } from './single-effect.ts';
import { isMinor, isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';

/** More kinds of calls than this are only counted. */
const MOST_NAMED = 2;

/**
 * Adds what else a transaction calls to a sentence about one of its instructions: how many more of the same, the names
 * of others. What serves others is left out, and so is everything where the transaction failed.
 */
export function withOthers(draft: Draft, main: DecodedInstruction, input: SummaryInput): Draft {
  if (input.failed) return draft;
  const others = input.instructions.filter((one) => one !== main && !isPlumbing(one) && !isMinor(one));
  if (others.length === 0) return draft;
  const fields: Field[] = [...draft.fields];
  const acts: Claim[] = [...(draft.acts ?? [])];
  let { rest } = draft;
  const alike = others.filter(({ program, name }) => program === main.program && name === main.name);
  if (alike.length > 0) {
    rest += ', with {alike} more like it';
    fields.push(countField('alike', alike.length));
    acts.push({ kind: 'calls', program: main.program, count: alike.length });
  }
  const groups = Object.values(
    Object.groupBy(
      others.filter((one) => !alike.includes(one)),
      ({ program, name }) => `${program} ${name}`,
    ),
  ).filter((group) => group !== undefined);
  const left = groups.reduce((sum, group) => sum + group.length, 0);
  if (groups.length > MOST_NAMED || groups.some(([first]) => first?.name === undefined)) {
    rest += `, and {others} more ${left === 1 ? 'instruction' : 'instructions'}`;
    fields.push(countField('others', left));
    acts.push({ kind: 'calls', count: left });
    return { ...draft, rest, fields, acts };
  }
  groups.forEach((group, i) => {
    const [first] = group as [DecodedInstruction]; // a group has one at least
    rest += `${i === 0 ? ', and called' : ' and'} ${toPhrase(first.title)}`;
    acts.push(toCalled(first));
    if (group.length === 1) return;
    const name = `times${i + 1}`;
    rest += ` {${name}} times`;
    fields.push(countField(name, group.length));
    acts.push({ kind: 'calls', program: first.program, count: group.length });
  });
  return { ...draft, rest, fields, acts };
}
