import type { DecodedError, Field, Sentence, Trade } from '#contracts/decoded';
import { UNKNOWN_TITLE } from '../decode-instruction.ts';
import { COMPUTE_BUDGET_PROGRAM } from '../known-addresses.ts';
import { addressField, countField, toAmountValue } from './amounts.ts';
import { tellFailure } from './failure.ts';
import { describeMainAction } from './main-action.ts';
import { describeEffects, toPhrase } from './single-effect.ts';
import { findMain, type Draft, type SummaryInput } from './summary-input.ts';
import { describeRound, describeTrade, toNetChanges, toTrades } from './trade.ts';
import { describeTransfers, describeUnwrap } from './transfers.ts';

export interface Summary {
  readonly trades: readonly Trade[];
  readonly summary: Sentence;
  readonly action: string;
}

/** One sentence for any transaction: what a person would say happened, and if it failed, why. */
export function summarise(input: SummaryInput, error: DecodedError | undefined): Summary {
  if (error !== undefined) return { trades: [], ...tellFailure(input, error, describeAsked) };
  const trades = toTrades(input);
  const draft =
    describeVote(input) ??
    describeTrade(input, trades) ??
    describeRound(input) ??
    describeTransfers(input) ??
    describeUnwrap(input) ??
    describePlainEffects(input) ??
    describeCall(input);
  const who = draft.fields.some((field) => field.name === 'who') ? [] : [addressField('who', input.feePayer)];
  return {
    trades,
    action: draft.action,
    summary: { template: `{who} ${draft.past} ${draft.rest}`, fields: [...who, ...draft.fields] },
  };
}

/** What was asked of the instructions, by their arguments alone. */
const describeAsked = (input: SummaryInput): Draft =>
  describeVote(input) ?? describeTransfers(input) ?? describePlainEffects(input) ?? describeCall(input);

function describeVote(input: SummaryInput): Draft | undefined {
  const vote = input.effects.find((effect) => effect.kind === 'vote');
  if (vote?.kind !== 'vote' || input.instructions.length > 4) return undefined;
  const account = addressField('account', vote.account);
  return vote.slot === undefined
    ? { action: 'vote', past: 'voted', infinitive: 'vote', rest: 'with {account}', fields: [account] }
    : {
        action: 'vote',
        past: 'voted',
        infinitive: 'vote',
        rest: 'for slot {slot} with {account}',
        fields: [account, { name: 'slot', value: { kind: 'slot', slot: vote.slot } }],
      };
}

/** Effects decide only when nobody's own program is in charge; else the program is named. */
function describePlainEffects(input: SummaryInput): Draft | undefined {
  const main = findMain(input.instructions);
  if (main === undefined) return describeEffects(input.effects);
  return main.effects.length > 0 ? describeEffects(main.effects, input.effects) : undefined;
}

/** Last resort: the program called, the instruction's name where known, and what the payer gained or lost. */
function describeCall(input: SummaryInput): Draft {
  const main = findMain(input.instructions);
  if (main === undefined) return describePlumbing(input);
  const named = main.title !== UNKNOWN_TITLE;
  const action = describeMainAction(main, input);
  const draft = action ?? {
    action: named ? 'call' : 'unknown',
    past: 'called',
    infinitive: 'call',
    rest: named ? `${toPhrase(main.title)} on {program}` : '{program}',
    fields: [addressField('program', main.program)],
  };
  const fields = [...draft.fields];
  let { rest } = draft;
  if (!input.failed && !fields.some(isAmount)) {
    const net = toNetChanges(input, input.feePayer);
    const out = net.find(({ change }) => change < 0n);
    const into = net.find(({ change }) => change > 0n);
    if (out) {
      rest += ', paying {paid}';
      fields.push({ name: 'paid', value: toAmountValue(out.asset, -out.change) });
    }
    if (into) {
      rest += `${out ? ' and' : ','} receiving {received}`;
      fields.push({ name: 'received', value: toAmountValue(into.asset, into.change) });
    }
  }
  return { ...draft, rest, fields };
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
    };
  }
  const acts = input.instructions.filter(({ program }) => program !== COMPUTE_BUDGET_PROGRAM);
  const told = acts[0] ?? first;
  const action = describeMainAction(told, input);
  const draft = action ?? {
    action: 'call',
    past: 'called',
    infinitive: 'call',
    rest: `${toPhrase(told.title)} on {program}`,
    fields: [addressField('program', told.program)],
  };
  const others = acts.length - 1;
  if (others < 1) return draft;
  return {
    ...draft,
    rest: `${draft.rest}, and {others} more ${others === 1 ? 'instruction' : 'instructions'}`,
    fields: [...draft.fields, countField('others', others)],
  };
}
