import type { DecodedInstruction, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { UNKNOWN_TITLE } from '../decode-instruction.ts';
import { countField } from './amounts.ts';
import { toClaims } from './draft-claims.ts';
import { describeMainAction, toCalled } from './main-action.ts';
import { toPhrase } from './single-effect.ts';
import { isMinor, isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';

/** More kinds of calls than this are only counted. */
const MOST_NAMED = 2;

/** Words with the holes and claims they bring into a sentence. */
type Clause = Required<Pick<Draft, 'rest' | 'fields' | 'claims'>>;

/**
 * Adds what else a transaction calls to a sentence about one of its instructions: how many more of the same, and what
 * others did. What serves others is left out, and so is everything where the transaction failed.
 */
export function withOthers(draft: Draft, main: DecodedInstruction, input: SummaryInput): Draft {
  if (input.failed) return draft;
  const others = input.instructions.filter((one) => one !== main && !isPlumbing(one) && !isMinor(one));
  if (others.length === 0) return draft;
  const alike = others.filter(({ program, name }) => program === main.program && name === main.name);
  const groups = Object.values(
    Object.groupBy(
      others.filter((one) => !alike.includes(one)),
      ({ program, name, title }) => `${program} ${name ?? title}`,
    ),
  ).filter((group) => group !== undefined);
  const clauses = [
    ...(alike.length > 0 ? [toAlike(main, alike.length)] : []),
    ...(groups.length > MOST_NAMED || groups.some(([first]) => first?.title === UNKNOWN_TITLE)
      ? [toCounted(groups)]
      : groups.map((group, i) => toNamed(group as [DecodedInstruction], i, input))), // a group has one at least
  ];
  return {
    ...draft,
    rest: draft.rest + clauses.map(({ rest }) => rest).join(''),
    fields: [...draft.fields, ...clauses.flatMap(({ fields }) => fields)],
    claims: toClaims(draft, input.feePayer).claims,
    acts: [...(draft.acts ?? []), ...clauses.flatMap(({ claims }) => claims)],
  };
}

const toAlike = ({ program }: DecodedInstruction, count: number): Clause => ({
  rest: ', with {alike} more like it',
  fields: [countField('alike', count)],
  claims: [{ kind: 'calls', program, count }],
});

function toCounted(groups: readonly (readonly DecodedInstruction[])[]): Clause {
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  return {
    rest: `, and {others} more ${count === 1 ? 'instruction' : 'instructions'}`,
    fields: [countField('others', count)],
    claims: [{ kind: 'calls', count }],
  };
}

/** What the instructions of one kind did: `, and placed 4 orders`. */
function toNamed(
  [first, ...more]: readonly [DecodedInstruction, ...DecodedInstruction[]],
  i: number,
  input: SummaryInput,
): Clause {
  const count = more.length + 1;
  const before = i === 0 ? ', and' : ' and';
  const claims: readonly Claim[] = [
    toCalled(first),
    ...(count === 1 ? [] : [{ kind: 'calls', program: first.program, count } as const]),
  ];
  const counted = { name: `times${i + 1}`, value: { kind: 'integer', integer: count } } as const;
  const action = describeMainAction(first, input);
  if (action !== undefined && count === 1) {
    const { rest, fields } = withPrefix(`also${i + 1}`, action);
    return {
      rest: `${before} ${action.past} ${rest}`,
      fields,
      claims: [...claims, ...toClaims(action, input.feePayer).claims],
    };
  }
  const items = action && toPlural(action.rest);
  if (action !== undefined && items !== undefined)
    return { rest: `${before} ${action.past} {${counted.name}} ${items}`, fields: [counted], claims };
  const called = `${before} called ${toPhrase(first.title)}`;
  return count === 1
    ? { rest: called, fields: [], claims }
    : { rest: `${called} {${counted.name}} times`, fields: [counted], claims };
}

/** The thing a sentence is about where it is one of several: 'an order ({side}) for …' is of 'orders'. */
function toPlural(rest: string): string | undefined {
  const [, thing] =
    /^an? ((?:[a-z-]+ )*?[a-z-]+)(?= (?:\(|to|for|on|of|with|at|in|from|into|through|by)|$)/.exec(
      rest.replaceAll(/\{\w+\} ?/g, '').trim(),
    ) ?? [];
  return thing?.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');
}

/** Holes under names that none of the sentence's own have. */
function withPrefix(prefix: string, { rest, fields }: Draft): { rest: string; fields: readonly Field[] } {
  return {
    rest: rest.replaceAll(/\{(\w+)\}/g, (_all, hole: string) => `{${prefix}${hole}}`),
    fields: fields.map(({ name, value }) => ({ name: `${prefix}${name}`, value })),
  };
}
