import type { Address } from '#contracts/chain';
import type { DecodedInstruction, Value } from '#contracts/decoded';
import { addressField } from './amounts.ts';
import { describeBridge } from './bridge.ts';
import { describeTrade } from './describe-trade.ts';
import { toClaims } from './draft-claims.ts';
import { describeLoan } from './loan.ts';
import { describeMainAction } from './main-action.ts';
import { describeMoved } from './moved.ts';
import { describeEffects } from './single-effect.ts';
import {
  collectEffects,
  findAccount,
  findActor,
  findLayout,
  findMain,
  isPlumbing,
  type Draft,
  type SummaryInput,
} from './summary-input.ts';
import { toTrades } from './trade.ts';
import { describeTransfers } from './transfers.ts';
import { findValue } from '../find-value.ts';

/** What a multisig or a governance did once it was approved: the sentence of the instructions inside. */
export function describeInside(input: SummaryInput): Draft | undefined {
  const outer = input.instructions.find((one) => findLayout(one)?.executes !== undefined);
  const executes = outer && findLayout(outer)?.executes;
  const account = executes && findAccount(outer, executes.account, input);
  if (outer === undefined || executes === undefined || account === undefined || outer.inner.length === 0)
    return undefined;
  const within = toInside(outer, input);
  const inside = describeActs(within);
  if (inside === undefined) return undefined;
  const subject = findValue(inside.fields, 'who');
  const who = findActor(outer, input);
  const actor = subject?.kind === 'address' ? subject.address : who;
  const isOther = subject?.kind === 'address' && subject.address !== who;
  const rest = `through ${executes.called} {executor}: ${isOther ? '{actor} ' : ''}${inside.past} ${inside.rest}`;
  return {
    action: inside.action,
    past: 'executed',
    infinitive: 'execute',
    rest,
    fields: [
      addressField('who', who),
      addressField('executor', account),
      ...(isOther ? [{ name: 'actor', value: subject }] : []),
      ...inside.fields.filter(({ name }) => name !== 'who'),
    ],
    // All that the inner sentence claims, of who acts in it.
    claims: toClaims(inside, actor).claims,
    acts: inside.acts ?? [],
  };
}

/** The instructions inside as a transaction of its own, which the account that acts there signed. */
function toInside(outer: DecodedInstruction, input: SummaryInput): SummaryInput {
  const actor = findInnerActor(outer.inner, input);
  return {
    ...input,
    instructions: outer.inner,
    effects: collectEffects(outer.inner),
    signers: actor === undefined ? input.signers : [actor, ...input.signers],
  };
}

const ACTOR_NAME = /^(?:owner|authority|user|signer|trader|payer|userTransferAuthority|depositor|borrower)$/;

/** Who acts inside: whose units the first transfer moves, else the account that instructions name as who acts. */
function findInnerActor(
  instructions: readonly DecodedInstruction[],
  input: SummaryInput,
): Address | undefined {
  for (const { effects, accounts, accountNames, program } of instructions) {
    for (const effect of effects) {
      if (effect.kind === 'transfer') return effect.fromOwner ?? effect.from;
      if (effect.kind === 'swap') return effect.trader;
    }
    const named = accountNames.findIndex((name) => ACTOR_NAME.test(name));
    const address = input.addresses[accounts[named] ?? -1];
    if (address !== undefined && address !== program) return address;
  }
  return undefined;
}

/** The first sentence of what happened inside that the record supports. */
function describeActs(input: SummaryInput): Draft | undefined {
  const trades = toTrades(input);
  const drafts: readonly (() => Draft | undefined)[] = [
    () => describeBridge(input, trades),
    () => describeLoan(input, trades),
    () => describeMoved(input),
    () => describeTrade(input, trades),
    () => describeTransfers(input),
    () => {
      const main = findMain(input.instructions);
      return main === undefined ? undefined : describeMainAction(main, input);
    },
    () => describeEffects(input.effects, input),
    () => {
      const [first, ...others] = input.instructions;
      return first !== undefined && others.every(isPlumbing) ? describeMainAction(first, input) : undefined;
    },
  ];
  for (const make of drafts) {
    const draft = make();
    if (draft !== undefined && input.findUnsupported(toClaims(draft, input.feePayer).claims).length === 0)
      return draft;
  }
  return undefined;
}

/** How a ballot reads before what is voted on. */
const BALLOTS: Readonly<Record<string, string>> = {
  approve: 'for',
  deny: 'against',
  abstain: 'to abstain on',
  veto: 'to veto',
};

/** A vote that says which way. */
export function describeBallot(input: SummaryInput): Draft | undefined {
  const main = findMain(input.instructions);
  const ballot = main && findLayout(main)?.ballot;
  const value = ballot && main.fields.find(({ name }) => name === ballot.argument)?.value;
  const choice = toChoice(value);
  const words = choice !== undefined && Object.hasOwn(BALLOTS, choice) ? BALLOTS[choice] : undefined;
  if (main === undefined || ballot === undefined || words === undefined) return undefined;
  // The words are ours: they become part of the sentence.
  const sentence = ballot.sentence.replace('{ballot}', words);
  const draft = describeMainAction({ ...main, sentence }, input);
  return draft && { ...draft, fields: [addressField('who', findActor(main, input)), ...draft.fields] };
}

function toChoice(value: Value | undefined): string | undefined {
  if (value?.kind === 'choice') return value.choice;
  return value?.kind === 'record' ? toChoice(findValue(value.fields, 'variant')) : undefined;
}
