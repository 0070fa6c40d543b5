import type { DecodedInstruction, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { UNKNOWN_TITLE } from '../decode-instruction.ts';
import { COMPUTE_BUDGET_PROGRAM } from '../known-addresses.ts';
import { addressField, countField } from './amounts.ts';
import { toClaims } from './draft-claims.ts';
import { describeMainAction, toCalled } from './main-action.ts';
import { toProgramWords } from './named-program.ts';
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
  for (let i = 0; i < input.instructions.length; i++) {
    const one = input.instructions[i]!;
    if (one !== main && !isPlumbing(one) && !isMinor(one)) others.push(one);
  }
  if (others.length === 0) return draft;
  // What bids and lists before a sale only prepares it.
  return input.failed && findLayout(main)?.sale !== undefined ? draft : addOthers(draft, main, others, input);
}

function addOthers(
  draft: Draft,
  main: DecodedInstruction,
  others: readonly DecodedInstruction[],
  input: SummaryInput,
): Draft {
  const alike: DecodedInstruction[] = [];
  const groups: [DecodedInstruction, ...DecodedInstruction[]][] = [];
  for (let i = 0; i < others.length; i++) {
    const one = others[i]!;
    if (isSameCall(one, main)) alike.push(one);
    else {
      const group = groups.find((calls) => isSameCall(calls[0], one));
      if (group === undefined) groups.push([one]);
      else group.push(one);
    }
  }
  const clauses: Clause[] = [];
  if (alike.length > 0) clauses.push(toAlike(draft, main, alike, input));
  if (groups.length > MOST_NAMED || groups.some((calls) => calls[0].title === UNKNOWN_TITLE)) {
    // Of what failed the number of instructions is said anyway.
    if (!input.failed) clauses.push(toCounted(input, [main, ...alike]));
  } else {
    // What was tried is one list: 'tried to cancel …, place … and settle …, but'.
    const isListed = input.failed && alike.length === 0;
    const first = isListed ? (groups.length === 1 ? ' and' : ',') : ', and';
    for (let i = 0; i < groups.length; i++)
      clauses.push(toNamed(groups[i]!, i, i === 0 ? first : ' and', main, input));
  }
  let { rest } = draft;
  const fields = draft.fields.slice();
  const acts = draft.acts?.slice() ?? [];
  for (let i = 0; i < clauses.length; i++) {
    const clause = clauses[i]!;
    rest += clause.rest;
    for (let j = 0; j < clause.fields.length; j++) fields.push(clause.fields[j]!);
    for (let j = 0; j < clause.claims.length; j++) acts.push(clause.claims[j]!);
  }
  return { ...draft, rest, fields, claims: toClaims(draft, input.feePayer).claims, acts };
}

/** Whether both call the same instruction of the same program. */
const isSameCall = (one: DecodedInstruction, other: DecodedInstruction): boolean =>
  one.program === other.program && (one.name ?? one.title) === (other.name ?? other.title);

function toAlike(
  { rest, infinitive, fields, outcome }: Draft,
  main: DecodedInstruction,
  alike: readonly DecodedInstruction[],
  input: SummaryInput,
): Clause {
  const { program, title } = main;
  const count = alike.length;
  const assets = toAssets(fields);
  const theirs = alike.map((one) => describeMainAction(one, input));
  const isOther = theirs.some((one) => one !== undefined && toAssets(one.fields) !== assets);
  // What the sentence says of the first holds for the others where their log says so, too.
  const isIdle = outcome !== undefined && theirs.every((one) => one?.outcome?.words === outcome.words);
  const likewise = isIdle ? ' likewise' : '';
  const claims: Claim[] = [{ kind: 'calls', program, count }];
  for (const act of isIdle ? outcome.acts : [])
    claims.push(act.kind === 'logged' ? { ...act, count: count + 1 } : act);
  const isSwap = isOther && infinitive === 'swap';
  const second = isSwap || isIdle ? undefined : toSecond(main, theirs, input);
  if (second !== undefined) return { ...second, claims: [...claims, ...second.claims] };
  const thing = isSwap ? 'swap' : toThing(rest);
  const verb = isSwap ? (input.failed ? ' make' : ' made') : '';
  const and = `${input.failed ? ' and' : ', and'}${verb}`;
  if (title === UNKNOWN_TITLE)
    return {
      rest: `${and} {alike} more ${count === 1 ? 'call' : 'calls'} of it`,
      fields: [countField('alike', count)],
      claims,
    };
  const whom = isForOthers(main, theirs, input) ? ' to others' : '';
  return {
    rest:
      thing === undefined
        ? `, with {alike} more like it${whom}`
        : `${and} {alike} more ${count === 1 ? thing : toPluralOf(thing)}${whom}${likewise}`,
    fields: [countField('alike', count)],
    claims,
  };
}

/** The hole for whom something is for: `Mint {name} to {leafOwner}`. */
const RECEIVER = / to \{(\w{1,40})\}/;

/**
 * What was done once more with something else or for somebody else, where both sentences are one but for that: all of it,
 * or for whom alone. Absent where it was done more often, or twice the same.
 */
function toSecond(
  main: DecodedInstruction,
  theirs: readonly (Draft | undefined)[],
  input: SummaryInput,
): Clause | undefined {
  const [other] = theirs;
  const own = other && theirs.length === 1 ? describeMainAction(main, input) : undefined;
  if (own === undefined || other === undefined || own.rest !== other.rest) return undefined;
  const differing = other.fields.filter((field) => !isSameField(field, own.fields));
  const receiver = RECEIVER.exec(own.rest)?.[1];
  if (!differing.some(({ name }) => name === receiver)) return undefined;
  const { claims } = toClaims(other, input.feePayer);
  const and = input.failed ? ' and' : ', and';
  const isSame = differing.length === 1;
  const { rest, fields } = withPrefix('again', { ...other, fields: isSame ? differing : other.fields });
  return { rest: isSame ? `${and} another to {again${receiver}}` : `${and} ${rest}`, fields, claims };
}

/** Whether all the others are for others than the first. */
function isForOthers(
  main: DecodedInstruction,
  theirs: readonly (Draft | undefined)[],
  input: SummaryInput,
): boolean {
  const own = describeMainAction(main, input);
  const receiver = own && RECEIVER.exec(own.rest)?.[1];
  const first = receiver === undefined ? undefined : own!.fields.find(({ name }) => name === receiver);
  return (
    first?.value.kind === 'address' &&
    theirs.every((one) => one !== undefined && !isSameField(first, one.fields))
  );
}

const isSameField = (field: Field, fields: readonly Field[]): boolean =>
  fields.some((one) => one.name === field.name && toText([one]) === toText([field]));

/** Of which tokens a sentence tells amounts. */
function toAssets(fields: readonly Field[]): string {
  const assets: string[] = [];
  for (let i = 0; i < fields.length; i++) {
    const { value } = fields[i]!;
    if (value.kind === 'amount') assets.push(value.mint ?? '');
    else if (value.kind === 'lamports') assets.push('sol');
  }
  return assets.join(' ');
}

const THE_THING = /^the ((?:[a-z-]+ ){0,2}[a-z-]+) \{/;
const A_THING =
  /^an? ((?:[a-z-]{1,90} ){0,2}?[a-z-]{1,90}) (?:to|for|on|of|with|at|in|from|into|through|by|as)\b/;

/** What a sentence is about where there may be several of it: 'the raw price {price} to …', 'a step of …'. */
function toThing(rest: string): string | undefined {
  const thing = (THE_THING.exec(rest) ?? A_THING.exec(rest))?.[1];
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
  before: string,
  main: DecodedInstruction,
  input: SummaryInput,
): Clause {
  const [first] = group;
  const count = group.length;
  const claims: readonly Claim[] = [
    toCalled(first),
    ...(count === 1 ? [] : [{ kind: 'calls', program: first.program, count } as const]),
  ];
  const times = countField(`times${i + 1}`, count);
  const action = describeMainAction(first, input, first.program !== main.program);
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
    const isElsewhere = first.program !== main.program && toProgramWords(items, [], first) !== undefined;
    const where = addressField(`where${i + 1}`, first.program);
    return {
      rest: `${verb} {${times.name}} ${items}${kinds.rest}${isElsewhere ? ` on {${where.name}}` : ''}`,
      fields: [times, ...kinds.fields, ...(isElsewhere ? [where] : [])],
      claims: [...claims, ...kinds.claims],
    };
  }
  const { rest, fields } = withPrefix(`also${i + 1}`, action);
  const own = [...claims, ...toClaims(action, input.feePayer).claims];
  if (count === 1) return { rest: `${verb} ${rest}`, fields, claims: own };
  return group.every((one) => isAlike(describeMainAction(one, input, one.program !== main.program), action))
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
    const value = fields.find(
      (field) => field.value.kind === 'choice' && sentence?.includes(`{${field.name}}`) === true,
    )?.value;
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
