import type { DecodedInstruction, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { UNKNOWN_TITLE } from '../decode-instruction.ts';
import { COMPUTE_BUDGET_PROGRAM } from '../known-addresses.ts';
import { countField } from './amounts.ts';
import { toClaims } from './draft-claims.ts';
import { describeMainAction, toCalled } from './main-action.ts';
import { toPhrase } from './single-effect.ts';
import { findLayout, isMinor, isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';

/** More kinds of calls than this are only counted. */
const MOST_NAMED = 2;

/** More variants than this are not told apart. */
const MOST_KINDS = 2;

/** Words with the holes and claims they bring into a sentence. */
type Clause = Required<Pick<Draft, 'rest' | 'fields' | 'claims'>>;

/**
 * Adds what else a transaction calls to a sentence about one of its instructions: how many more of the same, and what
 * others did, or were to do where the transaction failed. What serves others is left out.
 */
export function withOthers(draft: Draft, main: DecodedInstruction, input: SummaryInput): Draft {
  const others: DecodedInstruction[] = [];
  for (const one of input.instructions)
    if (one !== main && !isPlumbing(one) && !isMinor(one)) others.push(one);
  if (others.length === 0) return draft;
  // What bids and lists before a sale only prepares it.
  if (input.failed && findLayout(main)?.sale !== undefined) return draft;
  const alike = others.filter(
    ({ program, name, title }) => program === main.program && (name ?? title) === (main.name ?? main.title),
  );
  const groups = Object.values(
    Object.groupBy(
      others.filter((one) => !alike.includes(one)),
      ({ program, name, title }) => `${program} ${name ?? title}`,
    ),
  ).filter((group) => group !== undefined);
  const clauses = [
    ...(alike.length > 0 ? [toAlike(draft, main, alike, input)] : []),
    ...(groups.length > MOST_NAMED || groups.some(([first]) => first?.title === UNKNOWN_TITLE)
      ? // Of what failed the number of instructions is said anyway.
        input.failed
        ? []
        : [toCounted(input, [main, ...alike])]
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

function toAlike(
  { rest, infinitive, fields }: Draft,
  { program, title }: DecodedInstruction,
  alike: readonly DecodedInstruction[],
  input: SummaryInput,
): Clause {
  const count = alike.length;
  const assets = toAssets(fields);
  const isOther = alike.some((one) => {
    const theirs = describeMainAction(one, input);
    return theirs !== undefined && toAssets(theirs.fields) !== assets;
  });
  const thing = isOther && infinitive === 'swap' ? 'swap' : toThing(rest);
  if (title === UNKNOWN_TITLE)
    return {
      rest: `, and {alike} more ${count === 1 ? 'call' : 'calls'} of it`,
      fields: [countField('alike', count)],
      claims: [{ kind: 'calls', program, count }],
    };
  return {
    rest:
      thing === undefined
        ? ', with {alike} more like it'
        : `, and {alike} more ${count === 1 ? thing : toPluralOf(thing)}`,
    fields: [countField('alike', count)],
    claims: [{ kind: 'calls', program, count }],
  };
}

/** Of which tokens a sentence tells amounts. */
const toAssets = (fields: readonly Field[]): string =>
  fields
    .flatMap(({ value }) =>
      value.kind === 'amount' ? [value.mint] : value.kind === 'lamports' ? ['sol'] : [],
    )
    .join(' ');

/** What a sentence is about where there may be several of it: 'the raw price {price} to …', 'a step of …'. */
function toThing(rest: string): string | undefined {
  const [, named] = /^the ((?:[a-z-]+ ){0,2}[a-z-]+) \{/.exec(rest) ?? [];
  const [, any] =
    /^an? ((?:[a-z-]{1,90} ){0,2}?[a-z-]{1,90}) (?:to|for|on|of|with|at|in|from|into|through|by|as)\b/.exec(
      rest,
    ) ?? [];
  const thing = named ?? any;
  return thing === undefined || thing.endsWith('s') || / (?:to|for|on|of|with|at|in|from) /.test(` ${thing} `)
    ? undefined
    : thing;
}

const toPluralOf = (thing: string): string => thing.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');

/** All instructions that are not named, steps for others among them. */
function toCounted({ instructions }: SummaryInput, named: readonly DecodedInstruction[]): Clause {
  const count = instructions.filter(
    (one) => !named.includes(one) && one.program !== COMPUTE_BUDGET_PROGRAM,
  ).length;
  return {
    rest: `, and {others} more ${count === 1 ? 'instruction' : 'instructions'}`,
    fields: [countField('others', count)],
    claims: [{ kind: 'calls', count }],
  };
}

/** What the instructions of one kind did: `, and placed 4 orders`. */
function toNamed(
  group: readonly [DecodedInstruction, ...DecodedInstruction[]],
  i: number,
  input: SummaryInput,
): Clause {
  const [first] = group;
  const count = group.length;
  const before = i === 0 ? ', and' : ' and';
  const claims: readonly Claim[] = [
    toCalled(first),
    ...(count === 1 ? [] : [{ kind: 'calls', program: first.program, count } as const]),
  ];
  const times = countField(`times${i + 1}`, count);
  const action = describeMainAction(first, input);
  if (action === undefined) {
    const called = `${before} ${input.failed ? 'call' : 'called'} ${toPhrase(first.title)}`;
    return count === 1
      ? { rest: called, fields: [], claims }
      : { rest: `${called} {${times.name}} times`, fields: [times], claims };
  }
  const verb = `${before} ${input.failed ? action.infinitive : action.past}`;
  const items = count === 1 ? undefined : toPlural(action.rest);
  if (items !== undefined) {
    const kinds = toKinds(group, i);
    return {
      rest: `${verb} {${times.name}} ${items}${kinds.rest}`,
      fields: [times, ...kinds.fields],
      claims: [...claims, ...kinds.claims],
    };
  }
  const { rest, fields } = withPrefix(`also${i + 1}`, action);
  const own = [...claims, ...toClaims(action, input.feePayer).claims];
  if (count === 1) return { rest: `${verb} ${rest}`, fields, claims: own };
  return group.every((one) => isAlike(describeMainAction(one, input), action))
    ? { rest: `${verb} ${rest} {${times.name}} times`, fields: [...fields, times], claims: own }
    : {
        rest: `${verb} ${rest}, with {${times.name}} more like it`,
        fields: [...fields, countField(times.name, count - 1)],
        claims: [...own, { kind: 'calls', program: first.program, count: count - 1 }],
      };
}

/** Whether two sentences say the same. */
const isAlike = (one: Draft | undefined, other: Draft): boolean =>
  one?.rest === other.rest && toText(one.fields) === toText(other.fields);

const toText = (fields: readonly Field[]): string =>
  JSON.stringify(fields, (_key, value) => (typeof value === 'bigint' ? `${value}` : value));

/** How many are of each variant of what the sentence tells first: ` (2 buy, 2 sell)`. */
function toKinds(group: readonly DecodedInstruction[], i: number): Clause {
  const choices = group.map(({ sentence, fields }) => {
    const holes = [...(sentence ?? '').matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole);
    const value = fields.find((field) => holes.includes(field.name) && field.value.kind === 'choice')?.value;
    return value?.kind === 'choice' ? value.choice : undefined;
  });
  const kinds = [...new Set(choices)];
  if (kinds.length > MOST_KINDS || kinds.includes(undefined)) return { rest: '', fields: [], claims: [] };
  const parts = kinds.map((kind, k) => {
    const name = `kind${i + 1}${k + 1}`;
    const count = choices.filter((choice) => choice === kind).length;
    return {
      rest: `{${name}Count} {${name}}`,
      fields: [
        countField(`${name}Count`, count),
        { name, value: { kind: 'choice', choice: kind ?? '' } },
      ] satisfies readonly Field[],
      claim: { kind: 'calls', program: group[0]!.program, count } as const,
    };
  });
  return {
    rest: ` (${parts.map(({ rest }) => rest).join(', ')})`,
    fields: parts.flatMap(({ fields }) => fields),
    claims: parts.map(({ claim }) => claim),
  };
}

/** The thing a sentence is about where it is one of several: 'an order ({side}) for …' is of 'orders'. */
function toPlural(rest: string): string | undefined {
  const [, thing] =
    /^an? ((?:[a-z-]+ )*?[a-z-]+)(?= (?:\(|to|for|on|of|with|at|in|from|into|through|by)|$)/.exec(
      rest.replaceAll(/\{\w+\} ?/g, '').trim(),
    ) ?? [];
  return thing === undefined ? undefined : toPluralOf(thing);
}

/** Holes under names that none of the sentence's own have. */
function withPrefix(prefix: string, { rest, fields }: Draft): { rest: string; fields: readonly Field[] } {
  return {
    rest: rest.replaceAll(/\{(\w+)\}/g, (_all, hole: string) => `{${prefix}${hole}}`),
    fields: fields.map(({ name, value }) => ({ name: `${prefix}${name}`, value })),
  };
}
