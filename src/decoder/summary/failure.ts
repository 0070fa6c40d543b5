import { asAddress, type Address } from '#contracts/chain';
import type {
  Amount,
  DecodedError,
  DecodedInstruction,
  Field,
  Sentence,
  Swap,
  Value,
} from '#contracts/decoded';
import { UNKNOWN_TITLE } from '../decode-instruction.ts';
import { COMPUTE_BUDGET_PROGRAM } from '../known-addresses.ts';
import { findProtocol, labelOf } from '../protocol-registry.ts';
import { addressField, countField, namesAddress, toAmountValue, toAssetKey, valueOf } from './amounts.ts';
import { addSwaps, isSameAsset, listSwaps } from './swap-chain.ts';
import { describeAskedRoute } from './asked-route.ts';
import { toReason } from './failure-reason.ts';
import { describeMainAction } from './main-action.ts';
import { findMaker, isRouter, toWhere } from './named-program.ts';
import { withOthers } from './other-calls.ts';
import { withPrefix } from './prefix.ts';
import { findGiven, findLimit, findShortfall, toAmount, type Limit } from './shortfall.ts';
import { collectEffects, findMain, isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';

/** What a failed transaction was for, by the instruction that failed. */
interface Attempt {
  /** The top-level instruction that failed; absent where the transaction failed as a whole. */
  readonly failing: DecodedInstruction | undefined;
  /** The instruction that stands for it: the failing one, or the one that a failing step serves. */
  readonly subject: DecodedInstruction | undefined;
  readonly draft: Draft;
  /** Swaps that ran inside the failing instruction. */
  readonly swaps: readonly Swap[];
}

/**
 * A failed transaction in a sentence: what was asked of which program, which instruction of how many failed, in which
 * program where that is another, how far it had come, and why: the log's own reason, else the error's number and name.
 * Amounts are arguments and stated as asked; the amounts of swaps are those that ran before the failure.
 */
export function describeFailure(
  input: SummaryInput,
  error: DecodedError,
  describe: (input: SummaryInput) => Draft,
): { readonly action: string; readonly summary: Sentence } {
  const failing = error.program === undefined ? undefined : input.instructions[(error.instruction ?? 0) - 1];
  const figures = toFigures(input, error, failing);
  const attempt = toAttempt(input, error, failing, figures !== NOTHING, describe);
  const { draft } = attempt;
  const place = toPlace(input, error, attempt);
  const reason = toReason(error);
  const who = valueOf(draft.fields, 'who') === undefined ? [addressField('who', input.feePayer)] : [];
  const fields = who.concat(draft.fields, place.fields, reason.fields, figures.fields);
  const why = `${place.template}${reason.template}${figures.template}`;
  return {
    action: draft.action,
    summary: { template: `{who} tried to ${draft.infinitive} ${draft.rest}, but ${why}`, fields },
  };
}

const NOTHING: Sentence = { template: '', fields: [] };

function toAttempt(
  input: SummaryInput,
  error: DecodedError,
  failing: DecodedInstruction | undefined,
  hasFigures: boolean,
  describe: (input: SummaryInput) => Draft,
): Attempt {
  const main = findMain(input.instructions);
  // A step that serves others stands in its place; what the transaction was for is said by its main instruction.
  const isOwn = failing !== undefined && (failing === main || standsAlone(failing, main));
  const subject = isOwn ? failing : main;
  const swaps = failing === undefined ? NO_SWAPS : listSwaps(failing.inner);
  const limit = subject && findLimit(subject);
  const draft =
    (subject && describeRoundTrip(subject, limit, subject === failing ? swaps : NO_SWAPS, hasFigures)) ??
    (subject && limit === undefined ? describeInner(subject, swaps, error, input) : undefined) ??
    (failing && toAskedRoute(failing, input)) ??
    (subject === failing && subject !== undefined ? describeBegun(subject, swaps) : undefined) ??
    asAsked(isOwn ? describeOwn(failing, input, describe) : describe(input));
  const maker = draft.infinitive === 'swap' ? findMaker(input) : undefined;
  if (maker === undefined) return { failing, subject, draft, swaps };
  const { rest, fields } = draft;
  const by = { ...draft, rest: `${rest} by way of {maker}`, fields: [...fields, maker] };
  return { failing, subject, draft: by, swaps };
}

const NO_SWAPS: readonly Swap[] = [];

/** Whether what failed is no step for the main instruction. */
const standsAlone = (failing: DecodedInstruction, main: DecodedInstruction | undefined): boolean =>
  main !== undefined && !isPlumbing(failing) && findMain([failing, main]) === failing;

/** What one instruction asked for, and what others asked for beside it. */
const describeOwn = (
  failing: DecodedInstruction,
  input: SummaryInput,
  describe: (input: SummaryInput) => Draft,
): Draft => {
  const part = { ...input, instructions: [failing], effects: collectEffects([failing]) };
  return withOthers(describe(part), failing, input);
};

const toAskedRoute = (failing: DecodedInstruction, input: SummaryInput): Draft | undefined => {
  const route = describeAskedRoute(failing, input);
  return route && asAsked(route);
};

/**
 * Of a router whose arguments say nothing of amounts, the swap inside of it that failed, which does. Of a program that
 * nobody knows only its first: what others stand before it may be part of.
 */
function describeInner(
  subject: DecodedInstruction,
  swaps: readonly Swap[],
  error: DecodedError,
  input: SummaryInput,
): Draft | undefined {
  if (subject.inner.length === 0) return undefined;
  const isBot = findProtocol(subject.program)?.definition.category === 'bot';
  if (!isBot && (subject.sentence !== undefined || swaps.length > 0)) return undefined;
  const failing = findByPath(subject.inner, error.path);
  const draft = failing && findLimit(failing) && describeMainAction(failing, input, true);
  if (draft === undefined) return undefined;
  const asked = asAsked(draft);
  return {
    ...asked,
    rest: `${asked.rest} by way of {via}`,
    fields: [...asked.fields, addressField('via', subject.program)],
  };
}

/** Of a program nobody knows, or a router whose arguments say nothing, what went into its first swap before it failed. */
function describeBegun(subject: DecodedInstruction, swaps: readonly Swap[]): Draft | undefined {
  if (swaps.length === 0 || subject.sentence !== undefined) return undefined;
  if (subject.title !== UNKNOWN_TITLE && !isRouter(subject.program)) return undefined;
  const { asset, amount } = swaps[0]!.sold;
  return {
    action: 'trade',
    past: 'swapped',
    infinitive: 'swap',
    rest: '{given} through {program}',
    fields: [
      { name: 'given', value: toAmountValue(asset, amount) },
      addressField('program', subject.program),
    ],
  };
}

/**
 * A way through pools that ends in the asset it begins with, by the arguments, else by the swaps that ran. What it is to
 * come to is told where the figures of the failure do not tell it.
 */
function describeRoundTrip(
  subject: DecodedInstruction,
  limit: Limit | undefined,
  swaps: readonly Swap[],
  hasFigures: boolean,
): Draft | undefined {
  const given = toRoundTrip(limit, swaps);
  if (given === undefined) return undefined;
  const fields: Field[] = [{ name: 'given', value: toAmountValue(given.asset, given.amount) }];
  let rest = 'a round trip of {given}';
  const least = limit === undefined || hasFigures ? 0n : toLeast(limit);
  if (least > 0n) {
    rest += ' for at least {least}';
    fields.push({ name: 'least', value: toAmountValue(given.asset, least) });
  }
  const where = toWhere(rest, fields, subject, 'through');
  return {
    action: 'arbitrage',
    past: 'made',
    infinitive: 'make',
    rest: rest + where.words,
    fields: [...fields, ...where.fields],
  };
}

/** What a round trip begins with; absent when it is none. */
function toRoundTrip(limit: Limit | undefined, swaps: readonly Swap[]): Amount | undefined {
  if (limit !== undefined) {
    const given = limit.kind === 'least' ? findGiven(limit, swaps) : undefined;
    return given !== undefined && isSameAsset(given.asset, limit.amount.asset) ? given : undefined;
  }
  if (swaps.length < 2) return undefined;
  const first = swaps[0]!.sold.asset;
  if (!isSameAsset(first, swaps[swaps.length - 1]!.bought.asset)) return undefined;
  return { asset: first, amount: addSwaps(swaps, first).sold };
}

/** What is asked is no result: a least amount of zero is any amount. Wrapped SOL reads as SOL. */
function asAsked(draft: Draft): Draft {
  let { rest } = draft;
  const fields: Field[] = [];
  for (let i = 0; i < draft.fields.length; i++) {
    const field = draft.fields[i]!;
    const asked = toAmount(field.value);
    const least = asked?.amount === 0n ? `at least {${field.name}}` : undefined;
    if (asked === undefined) fields.push(field);
    else if (least === undefined || !rest.includes(least))
      fields.push({ name: field.name, value: toAmountValue(asked.asset, asked.amount) });
    else if (asked.asset.kind === 'token' && asked.asset.mint !== undefined) {
      const isSol = toAssetKey(asked.asset) === 'sol';
      rest = rest.replace(least, `any amount of ${isSol ? 'SOL' : `{${field.name}}`}`);
      if (!isSol) fields.push(addressField(field.name, asked.asset.mint));
    } else rest = rest.replace(least, 'any amount');
  }
  return { ...draft, rest, fields };
}

/** `instruction 3 of 4 failed in {blamed} after 2 swaps`. */
function toPlace(
  input: SummaryInput,
  error: DecodedError,
  { failing, subject, draft, swaps }: Attempt,
): Sentence {
  if (failing === undefined) return { template: 'the transaction as a whole failed', fields: [] };
  const total = input.instructions.length;
  const fields: Field[] = [];
  let template = 'it';
  if (total > 1) {
    template = 'instruction {failedAt} of {instructionCount}';
    fields.push(countField('failedAt', error.instruction ?? 0), countField('instructionCount', total));
    const step = subject === failing || isAlone(input) ? undefined : describeStep(failing, input);
    if (step !== undefined) {
      template += `, to ${step.template},`;
      fields.push(...step.fields);
    }
  }
  template += ' failed';
  // Where what was called failed by itself and the attempt names it and no other, it is not named again.
  const isSaid = failing.program === error.program && namesAlone(failing.program, draft, input);
  if (error.program !== undefined && !isSaid) {
    const blamed = labelOf(error.program)?.name;
    template += ` in ${blamed ?? '{blamed}'}`;
    if (blamed === undefined) fields.push(addressField('blamed', error.program));
  }
  return { template: template + addProgress(fields, listBefore(input, failing, swaps)), fields };
}

/** Whether a draft names this program and none of the others that were called. */
function namesAlone(program: Address, { fields }: Draft, { instructions }: SummaryInput): boolean {
  for (let i = 0; i < instructions.length; i++) {
    const other = instructions[i]!;
    if (other.program !== program && !isPlumbing(other) && namesAddress(fields, other.program)) return false;
  }
  return namesAddress(fields, program);
}

/** Swaps that ran before an instruction failed, `inside` it among them. */
function listBefore(
  { instructions }: SummaryInput,
  failing: DecodedInstruction,
  inside: readonly Swap[],
): readonly Swap[] {
  const at = instructions.indexOf(failing);
  if (at === 0) return inside;
  const ran = instructions.slice(0, at);
  return listSwaps(ran).length === 0 ? inside : listSwaps([...ran, ...failing.inner]);
}

/** More names of venues than this are not named in a sentence. */
const MOST_VENUES = 5;

/** Adds how many swaps ran before the failure, and where, and gives the words for it. */
function addProgress(fields: Field[], swaps: readonly Swap[]): string {
  if (swaps.length === 0) return '';
  const venues: string[] = [];
  for (let i = 0; i < swaps.length; i++) {
    const { venue } = swaps[i]!;
    if (!venues.includes(venue)) venues.push(venue);
  }
  fields.push(countField('swapsDone', swaps.length));
  let words = ` after {swapsDone} ${swaps.length === 1 ? 'swap' : 'swaps'}`;
  if (venues.length > MOST_VENUES) return words;
  for (let i = 0; i < venues.length; i++) {
    words += i === 0 ? ' on ' : i === venues.length - 1 ? ' and ' : ', ';
    words += addVenue(fields, venues[i]!, i);
  }
  return words;
}

/** Venues are called by the names they have here; one nobody knows is its program's address. */
function addVenue(fields: Field[], venue: string, i: number): string {
  if (venue.length < 32 || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(venue)) return venue;
  const known = labelOf(venue)?.name;
  if (known !== undefined) return known;
  const name = `venue${i + 1}`;
  fields.push(addressField(name, asAddress(venue)));
  return `{${name}}`;
}

/** Whether nothing else is asked for than what failed. */
function isAlone({ instructions }: SummaryInput): boolean {
  let asked = 0;
  for (let i = 0; i < instructions.length; i++)
    if (instructions[i]!.program !== COMPUTE_BUDGET_PROGRAM) asked++;
  return asked < 2;
}

function describeStep(failing: DecodedInstruction, input: SummaryInput): Sentence | undefined {
  const draft = describeMainAction(failing, input);
  return draft && withPrefix('step', { template: `${draft.infinitive} ${draft.rest}`, fields: draft.fields });
}

/** What the swaps came to against what was asked, where the failure is about that and both are recorded. */
function toFigures(
  input: SummaryInput,
  error: DecodedError,
  failing: DecodedInstruction | undefined,
): Sentence {
  const innermost = isAboutAmounts(error) ? findByPath(input.instructions, error.path) : undefined;
  if (failing === undefined || innermost === undefined) return NOTHING;
  const found = findShortfall(innermost, input.logs ?? []);
  if (found === undefined) return NOTHING;
  const { would, limit } = found;
  const fields: Field[] = [{ name: 'would', value: toAmountValue(would.asset, would.amount) }];
  if (limit === undefined) return { template: '; its swaps gave {would} back', fields };
  const asked: Value = toAmountValue(limit.amount.asset, limit.amount.amount);
  fields.push({ name: 'asked', value: asked });
  if (limit.kind === 'most')
    return { template: '; it would have cost {would} where at most {asked} was allowed', fields };
  if (limit.slippage === undefined)
    return { template: '; it would have paid {would} where at least {asked} was asked', fields };
  fields.push(
    { name: 'least', value: toAmountValue(limit.amount.asset, toLeast(limit)) },
    { name: 'slippage', value: { kind: 'basis-points', basisPoints: limit.slippage } },
  );
  return {
    template: '; it would have paid {would} where at least {least} was asked, {asked} less {slippage}',
    fields,
  };
}

/** What a swap insists on in the end. Routers round it down. */
const toLeast = ({ amount: { amount }, slippage = 0n }: Limit): bigint =>
  (amount * (10_000n - slippage)) / 10_000n;

const ABOUT_AMOUNTS = /slippage|minimum|maximum|too ?little|too ?much|less th|decreas/i;

const isAboutAmounts = ({ name, reason }: DecodedError): boolean =>
  ABOUT_AMOUNTS.test(name) ||
  (reason?.fields.some(({ value }) => value.kind === 'text' && ABOUT_AMOUNTS.test(value.text)) ?? false);

function findByPath(
  nodes: readonly DecodedInstruction[],
  path: string | undefined,
): DecodedInstruction | undefined {
  if (path === undefined) return undefined;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    if (node.path === path) return node;
    // Paths of what is inside begin with that of what it is in.
    const inner = path.startsWith(node.path) ? findByPath(node.inner, path) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
