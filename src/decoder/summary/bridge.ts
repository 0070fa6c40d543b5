import type { Address } from '#contracts/chain';
import type { DecodedInstruction, Effect, Field, Trade } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import type { BridgeStep } from '../define-protocol.ts';
import { addressField, toAmountValue, toAssetKey } from './amounts.ts';
import { toTradeClause } from './describe-trade.ts';
import { describeMainAction } from './main-action.ts';
import { sumsOf, type OwnedAmount } from './money.ts';
import { findArgument, readTokenMessage, toAsked, toChain, toReceiver } from './other-chain.ts';
import {
  collectEffects,
  findAccount,
  findActor,
  findLayout,
  type Draft,
  type SummaryInput,
} from './summary-input.ts';
import { findValue } from '../find-value.ts';

/** Holes whose texts are our own names and spellings of what the bytes hold. */
const LOOKED_UP = ['bridge', 'chain', 'receiver', 'asked'];

/** The step of a bridge with the top-level instruction it is in. */
interface Found {
  readonly step: BridgeStep;
  readonly instruction: DecodedInstruction;
  readonly top: DecodedInstruction;
}

/** What left for another chain or came from one: how much, which chain, who receives it. */
export function describeBridge(input: SummaryInput, trades: readonly Trade[]): Draft | undefined {
  const found = findStep(input.instructions);
  if (found === undefined) return undefined;
  const draft =
    found.step.to === undefined ? describeSent(found, input) : describeReceived(found, found.step.to, input);
  return draft && withTrade(draft, trades, input);
}

function findStep(instructions: readonly DecodedInstruction[]): Found | undefined {
  const visit = (nodes: readonly DecodedInstruction[], top?: DecodedInstruction): Found | undefined => {
    for (const instruction of nodes) {
      const step = findLayout(instruction)?.bridge;
      if (
        step !== undefined &&
        [step.from, step.held, step.to, step.message].some((name) => name !== undefined)
      )
        return { step, instruction, top: top ?? instruction };
      const inside = visit(instruction.inner, top ?? instruction);
      if (inside !== undefined) return inside;
    }
    return undefined;
  };
  return visit(instructions);
}

function describeSent(found: Found, input: SummaryInput): Draft | undefined {
  const { step, instruction, top } = found;
  const sent = findSent(found, input);
  if (sent === undefined) return undefined;
  const chain = toChain(step, instruction, input);
  // Whom another program sends to is a contract of its own as often as a person; a token's message names the person.
  const isThrough = top !== instruction && step.message === undefined;
  const receiver = isThrough
    ? undefined
    : step.message === undefined
      ? toReceiver(findArgument(instruction, step.receiver), chain)
      : readTokenMessage(findArgument(instruction, step.message), sent, chain);
  const isOwn = input.signers.includes(sent.owner);
  const who = isOwn ? sent.owner : findActor(top, input);
  const fields: Field[] = [
    addressField('who', who),
    { name: 'amount', value: toAmountValue(sent.asset, sent.amount) },
    { name: 'bridge', value: { kind: 'text', text: step.name } },
    { name: 'chain', value: { kind: 'text', text: chain } },
    ...(receiver === undefined ? [] : [{ name: 'receiver', value: receiver }]),
  ];
  const asked = toAsked(step, instruction, chain);
  fields.push(...asked.fields);
  const claims: readonly Claim[] = [
    {
      kind: 'moved',
      asset: toAssetKey(sent.asset),
      amount: sent.amount,
      ...(isOwn && { party: sent.owner, direction: 'out' }),
    },
  ];
  const base = { action: 'bridge', fields, claims, acts: [toRan(instruction)], lookedUp: LOOKED_UP };
  const where = `${receiver === undefined ? 'to {chain}' : 'to {receiver} on {chain}'} over {bridge}${asked.rest}`;
  const via = isThrough ? ' through {via}' : '';
  if (isThrough) fields.push(addressField('via', top.program));
  if (isOwn) return { ...base, past: 'sent', infinitive: 'send', rest: `{amount} ${where}${via}` };
  // Somebody else's units: what the instruction says of itself comes first, if it names anything.
  const action = top === instruction ? undefined : describeMainAction(top, input);
  return action === undefined || !action.rest.includes('{')
    ? { ...base, past: 'forwarded', infinitive: 'forward', rest: `{amount} ${where}${via}` }
    : {
        ...action,
        ...base,
        rest: `${action.rest}, sending {amount} ${where}`,
        fields: [...action.fields, ...fields],
        acts: [...(action.acts ?? []), ...base.acts],
      };
}

/** What was sent: what left or was put into the account that the step names, or what a signer gave for a message. */
function findSent({ step, instruction, top }: Found, input: SummaryInput): OwnedAmount | undefined {
  if (step.message !== undefined) {
    const given = toGiven(collectEffects([top]), input.signers);
    return given.length === 1 ? given[0] : undefined;
  }
  const account = findAccount(instruction, step.from ?? step.held ?? '', input);
  if (account === undefined) return undefined;
  if (step.from !== undefined) return only(sumsOf(collectEffects([instruction]), account, true));
  const held = only(sumsOf(input.effects, account, false));
  const payer = input.effects.find((effect) => effect.kind === 'transfer' && effect.to === account);
  return held && payer?.kind === 'transfer' ? { ...held, owner: payer.fromOwner ?? payer.from } : undefined;
}

/** Tokens that signers gave away or burned, an asset at a time. */
function toGiven(effects: readonly Effect[], signers: readonly Address[]): readonly OwnedAmount[] {
  const accounts = new Set<Address>();
  for (const effect of effects) {
    if (
      effect.kind === 'transfer' &&
      effect.asset.kind === 'token' &&
      signers.includes(effect.fromOwner ?? effect.from)
    )
      accounts.add(effect.from);
    else if (effect.kind === 'burn' && effect.owner !== undefined && signers.includes(effect.owner))
      accounts.add(effect.account);
  }
  return [...accounts].flatMap((account) => sumsOf(effects, account, true));
}

function describeReceived(
  { step, instruction, top }: Found,
  to: string,
  input: SummaryInput,
): Draft | undefined {
  const account = findAccount(instruction, to, input);
  const reached = account && only(sumsOf(collectEffects([instruction]), account, false));
  if (account === undefined || reached === undefined) return undefined;
  const received = findHandedOn(reached, account, input) ?? reached;
  const isOwn = input.signers.includes(received.owner);
  const fields: Field[] = [
    addressField('who', isOwn ? received.owner : findActor(top, input)),
    { name: 'amount', value: toAmountValue(received.asset, received.amount) },
    { name: 'bridge', value: { kind: 'text', text: step.name } },
    { name: 'chain', value: { kind: 'text', text: toChain(step, instruction, input) } },
    ...(isOwn ? [] : [addressField('receiver', received.owner)]),
  ];
  const claims: readonly Claim[] = [
    {
      kind: 'moved',
      asset: toAssetKey(received.asset),
      amount: received.amount,
      party: received.owner,
      direction: 'in',
    },
  ];
  return isOwn
    ? {
        action: 'bridge',
        past: 'received',
        infinitive: 'receive',
        rest: '{amount} from {chain} over {bridge}',
        fields,
        claims,
        acts: [toRan(instruction)],
        lookedUp: LOOKED_UP,
      }
    : {
        action: 'bridge',
        past: 'delivered',
        infinitive: 'deliver',
        rest: '{amount} to {receiver}, sent from {chain} over {bridge}',
        fields,
        claims,
        acts: [toRan(instruction)],
        lookedUp: LOOKED_UP,
      };
}

/** Programs may receive for a person: where all went on to one account, that one received it. */
function findHandedOn(
  { asset, owner }: OwnedAmount,
  account: Address,
  { effects, signers }: SummaryInput,
): OwnedAmount | undefined {
  if (signers.includes(owner)) return undefined;
  const onward = effects.filter(
    (effect) =>
      effect.kind === 'transfer' && effect.from === account && toAssetKey(effect.asset) === toAssetKey(asset),
  );
  const [first] = onward;
  if (onward.length !== 1 || first?.kind !== 'transfer') return undefined;
  return { asset, amount: first.amount - (first.fee ?? 0n), owner: first.toOwner ?? first.to };
}

/** A trade made in the same transaction is said with it. */
function withTrade(draft: Draft, trades: readonly Trade[], input: SummaryInput): Draft {
  const isSent = draft.past === 'sent';
  const who = findValue(draft.fields, 'who');
  if (who?.kind !== 'address' || !input.signers.includes(who.address)) return draft;
  const trade = toTradeClause(trades, who.address);
  if (trade === undefined) return draft;
  return {
    ...draft,
    ...(isSent && { past: 'swapped', infinitive: 'swap' }),
    rest: isSent ? `${trade.rest} and sent ${draft.rest}` : `${draft.rest}, and swapped ${trade.rest}`,
    fields: [...draft.fields, ...trade.fields],
    claims: [...(draft.claims ?? []), ...trade.claims],
  };
}

const toRan = ({ programName, program }: DecodedInstruction): Claim => ({
  kind: 'ran',
  name: programName ?? program,
});

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
