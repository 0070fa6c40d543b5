import type { Address } from '#contracts/chain';
import type { DecodedError, DecodedInstruction, Effect, Field, Sentence, Trade } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { UNKNOWN_TITLE } from '../decode-instruction.ts';
import { COMPUTE_BUDGET_PROGRAM, WRAPPED_SOL_MINT } from '../known-addresses.ts';
import { addressField, countField, namesAddress, valueOf } from './amounts.ts';
import { withChanges } from './changes.ts';
import { describeBridge } from './bridge.ts';
import { describeFailure } from './failure.ts';
import { describeMainAction, toCalled } from './main-action.ts';
import { describeEffects, toPhrase } from './single-effect.ts';
import { withOthers } from './other-calls.ts';
import {
  collectMarks,
  findActor,
  findMain,
  isPlumbing,
  MARK,
  type Draft,
  type SummaryInput,
} from './summary-input.ts';
import { toClaims, type DraftClaims } from './draft-claims.ts';
import { describeLaunch, describeTrade } from './describe-trade.ts';
import { withFounded } from './founded.ts';
import { describeRound } from './round.ts';
import { describeBallot, describeInside } from './inside.ts';
import { describeItemTrade } from './item-trade.ts';
import { describeLoan } from './loan.ts';
import { toTrades } from './trade.ts';
import { describeConfidential } from './confidential.ts';
import { describeProposed } from './proposed.ts';
import { describeMoved } from './moved.ts';
import { describeEmptyTransfer, describeTransfers, describeUnwrap } from './transfers.ts';

export interface Summary {
  readonly trades: readonly Trade[];
  readonly summary: Sentence;
  readonly action: string;
  /** What the sentence claims of the record; none for a failed transaction. */
  readonly claims: readonly Claim[];
  /** What it says that no claim stands behind: names of holes, and `verb`. */
  readonly unclaimed: readonly string[];
  /** Claims of better sentences that the record does not support. */
  readonly refused: readonly Claim[];
}

/** One sentence for any transaction: what a person would say happened, and if it failed, why. */
export function summarise(input: SummaryInput, error: DecodedError | undefined): Summary {
  if (error !== undefined) {
    const { action, summary } = describeFailure(input, error, describeAsked);
    return { trades: [], claims: [], unclaimed: [], refused: [], action, summary };
  }
  const trades = toTrades(input);
  const chosen = choose(input, trades);
  const { claims, unclaimed, refused } = chosen;
  const draft = withSponsor(chosen.draft, input);
  const fields: Field[] = [];
  if (valueOf(draft.fields, 'who') === undefined) fields.push(addressField('who', input.feePayer));
  for (let i = 0; i < draft.fields.length; i++) fields.push(toTidy(draft.fields[i]!));
  return {
    trades,
    claims,
    unclaimed,
    refused,
    action: draft.action,
    summary: { template: `{who} ${draft.past} ${draft.rest}`, fields },
  };
}

interface Way {
  readonly describe: (input: SummaryInput, trades: readonly Trade[]) => Draft | undefined;
  /** What protocol files have to say of one of its instructions at least. */
  readonly needs?: number;
}

/** What a transaction may be told as, the most telling first. */
const WAYS: readonly Way[] = [
  { describe: describeVote },
  { describe: describeInside, needs: MARK.executes },
  { describe: describeBallot, needs: MARK.ballot },
  { describe: describeProposed, needs: MARK.proposes },
  { describe: describeLaunch },
  { describe: describeBridge, needs: MARK.bridge },
  { describe: withFounded(describeLoan), needs: MARK.loan },
  { describe: describeMoved, needs: MARK.moved },
  { describe: withFounded(describeTrade) },
  { describe: describeItemTrade, needs: MARK.sale },
  { describe: describeRound },
  { describe: describeConfidential },
  { describe: describeTransfers },
  { describe: describeUnwrap },
  { describe: describePlainEffects },
  { describe: describeEmptyTransfer },
  { describe: describeCall },
  { describe: describeCallAlone },
];

/** Texts from the chain with single spaces, as they stand inside a sentence; wrapped SOL as SOL. */
function toTidy(field: Field): Field {
  const { value } = field;
  if (value.kind === 'amount' && value.mint === WRAPPED_SOL_MINT)
    return { ...field, value: { kind: 'lamports', lamports: value.amount } };
  if (value.kind === 'address' && value.address === WRAPPED_SOL_MINT)
    return { ...field, value: { kind: 'text', text: 'SOL' } };
  if (value.kind !== 'text') return field;
  const text = value.text.trim().replaceAll(/\s+/g, ' ');
  return text === value.text ? field : { ...field, value: { kind: 'text', text } };
}

/** Says who paid the fee of what somebody else signed for. An order is filled by others as a matter of course. */
function withSponsor(draft: Draft, { feePayer, signers }: SummaryInput): Draft {
  const who = valueOf(draft.fields, 'who');
  const isSponsored = who?.kind === 'address' && who.address !== feePayer && signers.includes(who.address);
  if (!isSponsored || namesAddress(draft.fields, feePayer)) return draft;
  return {
    ...draft,
    rest: `${draft.rest}; {sponsor} paid the fee`,
    fields: [...draft.fields, addressField('sponsor', feePayer)],
  };
}

/**
 * The first draft that the record supports.
 */
function choose(
  input: SummaryInput,
  trades: readonly Trade[],
): DraftClaims & { readonly draft: Draft; readonly refused: readonly Claim[] } {
  const refused: Claim[] = [];
  let marks: number | undefined;
  for (let i = 0; i < WAYS.length; i++) {
    const { describe, needs } = WAYS[i]!;
    // Most transactions are votes, for which nothing else is asked.
    if (needs !== undefined && ((marks ??= collectMarks(input.instructions)) & needs) === 0) continue;
    const draft = describe(input, trades);
    if (draft === undefined) continue;
    const drafted = toClaims(draft, input.feePayer);
    const unsupported = input.findUnsupported(drafted.claims);
    if (unsupported.length === 0) return { draft, ...drafted, refused };
    refused.push(...unsupported);
  }
  const draft = describeProgramAlone(input);
  return { draft, ...toClaims(draft, input.feePayer), refused };
}

/** What was asked of the instructions, by their arguments alone. */
const describeAsked = (input: SummaryInput): Draft =>
  describeVote(input) ?? describeTransfers(input) ?? describePlainEffects(input) ?? describeCall(input);

function describeVote(input: SummaryInput): Draft | undefined {
  if (input.instructions.length > 4) return undefined;
  const vote = findVote(input.effects);
  if (vote === undefined) return undefined;
  const account = addressField('account', vote.account);
  const acts: readonly Claim[] = [{ kind: 'voted', account: vote.account, slot: vote.slot }];
  return vote.slot === undefined
    ? { action: 'vote', past: 'voted', infinitive: 'vote', rest: 'with {account}', fields: [account], acts }
    : {
        action: 'vote',
        past: 'voted',
        infinitive: 'vote',
        acts,
        rest: 'for slot {slot} with {account}',
        fields: [account, { name: 'slot', value: { kind: 'slot', slot: vote.slot } }],
      };
}

function findVote(effects: readonly Effect[]): Extract<Effect, { kind: 'vote' }> | undefined {
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (effect.kind === 'vote') return effect;
  }
  return undefined;
}

/** Effects decide only when nobody's own program is in charge; else the program is named. */
function describePlainEffects(input: SummaryInput): Draft | undefined {
  const main = findMain(input.instructions);
  if (main === undefined) return describeEffects(input.effects, input);
  return main.effects.length > 0 ? describeEffects(main.effects, input, input.effects) : undefined;
}

/** Last resort: the program called, the instruction's name where known, and what the payer gained or lost. */
function describeCall(input: SummaryInput): Draft {
  const main = findMain(input.instructions);
  if (main === undefined) return describePlumbing(input);
  const named = main.title !== UNKNOWN_TITLE;
  const action = describeMainAction(main, input, true);
  const draft = action ?? {
    action: named ? 'call' : 'unknown',
    past: 'called',
    infinitive: 'call',
    rest: named ? `${toQuoted(main)} on {program}` : '{program}',
    fields: [addressField('program', main.program)],
    acts: [toCalled(main)],
  };
  const through = named || input.failed ? undefined : describeOnlyInner(main, input);
  if (through !== undefined) return withOthers(through, main, input);
  const actor = findActor(main, input);
  const called = actor === input.feePayer ? draft : withWho(draft, actor);
  if (input.failed || called.fields.some(isAmount)) return withOthers(called, main, input);
  // What a transaction came to in all is no price of a call whose other calls are not told.
  return draft.action === 'unknown' && input.instructions.some((one) => one !== main && !isPlumbing(one))
    ? withChanges(withOthers(called, main, input), actor, main, input)
    : withOthers(withChanges(called, actor, main, input), main, input);
}

/** A sentence about somebody, unless it is about somebody already. */
const withWho = (draft: Draft, who: Address): Draft =>
  valueOf(draft.fields, 'who') === undefined
    ? { ...draft, fields: [addressField('who', who), ...draft.fields] }
    : draft;

/** Of a program that nobody knows, the one instruction it calls that is known: `called {program}, which created …`. */
function describeOnlyInner(main: DecodedInstruction, input: SummaryInput): Draft | undefined {
  const called = main.inner.filter((one) => !isPlumbing(one));
  const [only] = called;
  const action = only && called.length === 1 ? describeMainAction(only, input, true) : undefined;
  if (action === undefined) return undefined;
  return {
    ...action,
    action: 'call',
    past: 'called',
    infinitive: 'call',
    rest: `{caller}, which ${action.past} ${action.rest}`,
    fields: [addressField('caller', main.program), ...action.fields],
    acts: [toCalled(main), ...(action.acts ?? [])],
  };
}

/** A name as a phrase; one that only the program itself logged, between quotation marks. */
const toQuoted = ({ name, title }: DecodedInstruction): string =>
  name === undefined ? `“${title}”` : toPhrase(title);

/** The program and its instruction, and not a word of what it did. */
function describeCallAlone(input: SummaryInput): Draft {
  const main = findMain(input.instructions) ?? input.instructions[0];
  if (main === undefined) return describePlumbing(input);
  const isNamed = main.title !== UNKNOWN_TITLE;
  return {
    action: isNamed ? 'call' : 'unknown',
    past: 'called',
    infinitive: 'call',
    rest: isNamed ? `${toQuoted(main)} on {program}` : '{program}',
    fields: [addressField('program', main.program)],
    acts: [toCalled(main)],
  };
}

/** The program alone, where not even the name of its instruction is what it says itself. */
function describeProgramAlone(input: SummaryInput): Draft {
  const main = findMain(input.instructions) ?? input.instructions[0];
  if (main === undefined) return describePlumbing(input);
  return {
    action: 'unknown',
    past: 'called',
    infinitive: 'call',
    rest: '{program}',
    fields: [addressField('program', main.program)],
    acts: [{ kind: 'called', program: main.program }],
  };
}

const isAmount = ({ value }: Field): boolean => value.kind === 'lamports' || value.kind === 'amount';

function describePlumbing(input: SummaryInput): Draft {
  const [first] = input.instructions;
  if (first === undefined) {
    return {
      action: 'empty',
      past: 'sent',
      infinitive: 'send',
      rest: 'a transaction without instructions',
      fields: [],
      acts: [{ kind: 'instructions', count: 0 }],
    };
  }
  const acts = input.instructions.filter(({ program }) => program !== COMPUTE_BUDGET_PROGRAM);
  const shown = acts[0] ?? first;
  const action = describeMainAction(shown, input);
  const draft = action ?? {
    action: 'call',
    past: 'called',
    infinitive: 'call',
    rest: `${toPhrase(shown.title)} on {program}`,
    fields: [addressField('program', shown.program)],
    acts: [toCalled(shown)],
  };
  const others = acts.length - 1;
  if (others < 1) return draft;
  return {
    ...draft,
    rest: `${draft.rest}, and {others} more ${others === 1 ? 'instruction' : 'instructions'}`,
    fields: [...draft.fields, countField('others', others)],
    acts: [...(draft.acts ?? []), { kind: 'instructions', count: acts.length }],
  };
}
