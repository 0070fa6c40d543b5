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
import { addressField, countField, toAmountValue, toAssetKey } from './amounts.ts';
import { addSwaps, isSameAsset, listSwaps } from './swap-chain.ts';
import { describeAskedRoute } from './asked-route.ts';
import { describeMainAction } from './main-action.ts';
import { withOthers } from './other-calls.ts';
import { findGiven, findLimit, findShortfall, toAmount, type Limit } from './shortfall.ts';
import { collectEffects, findMain, isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';

/** What a failed transaction was for, by the instruction that failed. */
interface Attempt {
  /** The top-level instruction that failed; absent where the transaction failed as a whole. */
  readonly failing: DecodedInstruction | undefined;
  /** The instruction that stands for it: the failing one, or the one that a failing step serves. */
  readonly subject: DecodedInstruction | undefined;
  readonly draft: Draft;
}

/**
 * A failed transaction in a sentence: what was asked, which instruction of how many failed in which program,
 * how far it had come, and why: the log's own reason, else the error's number and name. Amounts are arguments
 * and stated as asked; the amounts of swaps are those that ran before the failure.
 */
export function describeFailure(
  input: SummaryInput,
  error: DecodedError,
  describe: (input: SummaryInput) => Draft,
): { readonly action: string; readonly summary: Sentence } {
  const attempt = toAttempt(input, error, describe);
  const { draft } = attempt;
  const place = toPlace(input, error, attempt);
  const reason = toReason(error);
  const figures = toFigures(input, error, attempt);
  const fields = [...draft.fields, ...place.fields, ...reason.fields, ...figures.fields];
  if (!draft.fields.some((field) => field.name === 'who'))
    fields.unshift(addressField('who', input.feePayer));
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
  describe: (input: SummaryInput) => Draft,
): Attempt {
  const failing = error.program === undefined ? undefined : input.instructions[(error.instruction ?? 0) - 1];
  const main = findMain(input.instructions);
  // A step that serves others stands in its place; what the transaction was for is said by its main instruction.
  const isOwn =
    failing !== undefined &&
    main !== undefined &&
    !isPlumbing(failing) &&
    findMain([failing, main]) === failing;
  const subject = isOwn ? failing : main;
  const part = isOwn ? { ...input, instructions: [failing], effects: collectEffects([failing]) } : input;
  const draft =
    (subject && describeRoundTrip(subject, subject === failing)) ??
    describeInner(subject, error, input) ??
    toAskedRoute(failing, input) ??
    describeBegun(subject, failing) ??
    asAsked(isOwn ? withOthers(describe(part), failing, input) : describe(part));
  return { failing, subject, draft };
}

const toAskedRoute = (failing: DecodedInstruction | undefined, input: SummaryInput): Draft | undefined => {
  const route = failing && describeAskedRoute(failing, input);
  return route && asAsked(route);
};

/**
 * Of a router whose arguments say nothing of amounts, the swap inside of it that failed, which does.
 */
function describeInner(
  subject: DecodedInstruction | undefined,
  error: DecodedError,
  input: SummaryInput,
): Draft | undefined {
  if (
    subject === undefined ||
    findLimit(subject) !== undefined ||
    findProtocol(subject.program)?.definition.category !== 'bot'
  )
    return undefined;
  const failing = findByPath(subject.inner, error.path);
  const draft = failing && findLimit(failing) && describeMainAction(failing, input);
  if (draft === undefined) return undefined;
  const asked = asAsked(draft);
  return {
    ...asked,
    rest: `${asked.rest} by way of {via}`,
    fields: [...asked.fields, addressField('via', subject.program)],
  };
}

/** Of a program nobody knows, what went into the first swap that ran inside before it failed. */
function describeBegun(
  subject: DecodedInstruction | undefined,
  failing: DecodedInstruction | undefined,
): Draft | undefined {
  if (subject === undefined || subject !== failing || subject.sentence !== undefined) return undefined;
  const [first] = subject.title === UNKNOWN_TITLE ? listSwaps(subject.inner) : [];
  if (first === undefined) return undefined;
  return {
    action: 'trade',
    past: 'swapped',
    infinitive: 'swap',
    rest: '{given} through {program}',
    fields: [
      { name: 'given', value: toAmountValue(first.sold.asset, first.sold.amount) },
      addressField('program', subject.program),
    ],
  };
}

/** A way through pools that ends in the asset it begins with, by the arguments, else by the swaps that ran. */
function describeRoundTrip(subject: DecodedInstruction, hasRun: boolean): Draft | undefined {
  const swaps = hasRun ? listSwaps(subject.inner) : [];
  const given = toRoundTrip(findLimit(subject), swaps);
  if (given === undefined) return undefined;
  return {
    action: 'arbitrage',
    past: 'made',
    infinitive: 'make',
    rest: 'a round trip of {given}',
    fields: [{ name: 'given', value: toAmountValue(given.asset, given.amount) }],
  };
}

/** What a round trip begins with; absent when it is none. */
function toRoundTrip(limit: Limit | undefined, swaps: readonly Swap[]): Amount | undefined {
  if (limit !== undefined) {
    const given = limit.kind === 'least' ? findGiven(limit, swaps) : undefined;
    return given !== undefined && isSameAsset(given.asset, limit.amount.asset) ? given : undefined;
  }
  const first = swaps[0]?.sold.asset;
  const last = swaps.at(-1)?.bought.asset;
  if (swaps.length < 2 || !first || !last || !isSameAsset(first, last)) return undefined;
  return { asset: first, amount: addSwaps(swaps, first).sold };
}

/** What is asked is no result: a least amount of zero is any amount. Wrapped SOL reads as SOL. */
function asAsked(draft: Draft): Draft {
  let { rest } = draft;
  const fields: Field[] = [];
  for (const field of draft.fields) {
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
function toPlace(input: SummaryInput, error: DecodedError, { failing, subject, draft }: Attempt): Sentence {
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
  // Where the attempt names the program that failed, it is not named again.
  const isNamed = draft.fields.some(
    ({ value }) => value.kind === 'address' && value.address === error.program,
  );
  if (error.program !== undefined && !isNamed) {
    const blamed = toNamed('blamed', error.program);
    template += ` in ${blamed.template}`;
    fields.push(...blamed.fields);
  }
  const ran = input.instructions.slice(0, input.instructions.indexOf(failing));
  const done = toProgress(listSwaps([...ran, ...failing.inner]));
  return { template: template + done.template, fields: [...fields, ...done.fields] };
}

/** A program by the name it has here, else by its address. */
function toNamed(name: string, program: Address): Sentence {
  const known = labelOf(program)?.name;
  return known === undefined
    ? { template: `{${name}}`, fields: [addressField(name, program)] }
    : { template: known, fields: [] };
}

/** Venues are called by the names they have here; one nobody knows is its program's address. */
const toVenue = (venue: string, i: number): Sentence =>
  /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(venue)
    ? toNamed(`venue${i + 1}`, asAddress(venue))
    : { template: venue, fields: [] };

/** More names of venues than this are not named in a sentence. */
const MOST_VENUES = 3;

/** How many swaps ran before the failure, and where. */
function toProgress(swaps: readonly Swap[]): Sentence {
  if (swaps.length === 0) return NOTHING;
  const venues = [...new Set(swaps.map(({ venue }) => venue))];
  const count = countField('swapsDone', swaps.length);
  const template = ` after {swapsDone} ${swaps.length === 1 ? 'swap' : 'swaps'}`;
  if (venues.length > MOST_VENUES) return { template, fields: [count] };
  const shown = venues.map(toVenue);
  const names = shown.map((venue) => venue.template);
  const last = names.pop() ?? '';
  return {
    template: `${template} on ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`,
    fields: [count, ...shown.flatMap((venue) => venue.fields)],
  };
}

/** Whether nothing else is asked for than what failed. */
function isAlone({ instructions }: SummaryInput): boolean {
  let asked = 0;
  for (const { program } of instructions) if (program !== COMPUTE_BUDGET_PROGRAM) asked++;
  return asked < 2;
}

function describeStep(failing: DecodedInstruction, input: SummaryInput): Sentence | undefined {
  const draft = describeMainAction(failing, input);
  return draft && withPrefix('step', { template: `${draft.infinitive} ${draft.rest}`, fields: draft.fields });
}

/** Holes of another sentence under names that none of this one's have. */
function withPrefix(prefix: string, sentence: Sentence): Sentence {
  let { template } = sentence;
  const fields: Field[] = [];
  for (const { name, value } of sentence.fields) {
    const renamed = `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    template = template.replaceAll(`{${name}}`, `{${renamed}}`);
    fields.push({ name: renamed, value });
  }
  return { template, fields };
}

/** The log's reason and what the error's name adds to it, else the number and name with their meaning. */
function toReason(error: DecodedError): Sentence {
  const { code, reason, name } = error;
  const hasName = code === undefined || name !== `Custom(${code})`;
  if (reason !== undefined) {
    const why = withPrefix('log', reason);
    const fields = [...why.fields];
    const template = `: ${why.template}`;
    if (!hasName && code !== undefined) {
      return { template: `${template} (error {code})`, fields: [...fields, toCodeField(code)] };
    }
    return adds(name, reason)
      ? { template: `${template} ({error})`, fields: [...fields, textField('error', name)] }
      : { template, fields };
  }
  const fields: Field[] = [];
  let template = ' with {error}';
  if (code !== undefined) {
    fields.push(toCodeField(code));
    if (!hasName) return { template: ' with its error {code}, whose meaning is not known here', fields };
    template = ' with error {code} ({error})';
  }
  fields.push(textField('error', name));
  const { account } = error;
  const meaning = error.message.replace(account === undefined ? /\.$/ : /\. Account: \w+\.$/, '');
  if (toStems(meaning).every((stem) => toStems(name).includes(stem))) return { template, fields };
  fields.push(textField('meaning', meaning));
  // What a published interface says is its publisher's text.
  const isOurs =
    code === undefined || (error.program !== undefined && findProtocol(error.program) !== undefined);
  template += `: ${isOurs ? '{meaning}' : '“{meaning}”'}`;
  if (account === undefined) return { template, fields };
  return { template: `${template}: {account}`, fields: [...fields, addressField('account', account)] };
}

const textField = (name: string, text: string): Field => ({ name, value: { kind: 'text', text } });

/** Without grouping: it is a number by which a program knows its error. */
const toCodeField = (code: number): Field => textField('code', String(code));

/** Whether a name says something that the words of a reason do not. Figures say all there is. */
function adds(name: string, { template, fields }: Sentence): boolean {
  const words = fields.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
  // That a program stopped says less than any reason does.
  if (words.length === 0 || name === 'ProgramFailedToComplete') return false;
  const said = toStems([template, ...words].join(' '));
  return !toStems(name).every((stem) => said.includes(stem));
}

/** Failures of a block are much alike. */
const stemsOf = new Map<string, readonly string[]>();
const MOST_STEMS = 2_000;

/** Beginnings of words, so that 'exceeds' and 'Exceeded' are the same. */
function toStems(text: string): readonly string[] {
  const known = stemsOf.get(text);
  if (known !== undefined) return known;
  const stems = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 5));
  if (stemsOf.size >= MOST_STEMS) stemsOf.clear();
  stemsOf.set(text, stems);
  return stems;
}

/** What the swaps came to against what was asked, where the failure is about that and both are recorded. */
function toFigures(input: SummaryInput, error: DecodedError, { failing }: Attempt): Sentence {
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
  // Routers round down what they insist on.
  const least = (limit.amount.amount * (10_000n - limit.slippage)) / 10_000n;
  fields.push(
    { name: 'least', value: toAmountValue(limit.amount.asset, least) },
    { name: 'slippage', value: { kind: 'basis-points', basisPoints: limit.slippage } },
  );
  return {
    template: '; it would have paid {would} where at least {least} was asked, {asked} less {slippage}',
    fields,
  };
}

const ABOUT_AMOUNTS = /slippage|minimum|maximum|too ?little|too ?much|less th|decreas/i;

const isAboutAmounts = ({ name, reason }: DecodedError): boolean =>
  ABOUT_AMOUNTS.test(name) ||
  (reason?.fields.some(({ value }) => value.kind === 'text' && ABOUT_AMOUNTS.test(value.text)) ?? false);

function findByPath(
  nodes: readonly DecodedInstruction[],
  path: string | undefined,
): DecodedInstruction | undefined {
  if (path === undefined) return undefined;
  for (const node of nodes) {
    if (node.path === path) return node;
    // Paths of what is inside begin with that of what it is in.
    const inner = path.startsWith(node.path) ? findByPath(node.inner, path) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
