import type { Address } from '#contracts/chain';
import type { DecodedInstruction } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { COMPUTE_BUDGET_PROGRAM } from '../known-addresses.ts';
import { addressField, countField, toAmountValue, toAssetKey } from './amounts.ts';
import { describeMainAction } from './main-action.ts';
import { sumsOf } from './money.ts';
import {
  collectEffects,
  findAccount,
  findActor,
  findLayout,
  findMain,
  type Draft,
  type SummaryInput,
} from './summary-input.ts';

/** An instruction that is about the units of one account, told by what moved: a claim, a payment out, a lock. */
export function describeMoved(input: SummaryInput): Draft | undefined {
  const main = findMain(input.instructions);
  if (main === undefined) return undefined;
  const draft = tell(main, input);
  if (draft === undefined) return undefined;
  const others = input.instructions.filter(
    (one) => one !== main && one.program === main.program && findLayout(one)?.moved !== undefined,
  ).length;
  if (others === 0) return draft;
  return {
    ...draft,
    rest: `${draft.rest}, and {others} more of the kind`,
    fields: [...draft.fields, countField('others', others)],
    acts: [...(draft.acts ?? []), countInstructions(input)],
  };
}

/** What stands behind a number of instructions. */
export const countInstructions = ({ instructions }: SummaryInput): Claim => ({
  kind: 'instructions',
  count: instructions.filter(({ program }) => program !== COMPUTE_BUDGET_PROGRAM).length,
});

function tell(instruction: DecodedInstruction, input: SummaryInput): Draft | undefined {
  const step = findLayout(instruction)?.moved;
  if (step === undefined) return undefined;
  const isOut = step.from !== undefined;
  const names = [step.from ?? step.to ?? []].flat();
  const accounts = names.flatMap((name) => findAccount(instruction, name, input) ?? []);
  const sums = accounts.flatMap((account) => sumsOf(collectEffects([instruction]), account, isOut));
  const [sum] = sums;
  if (sum === undefined || sums.length > names.length) return undefined;
  const { owner } = sum;
  const moved = sums.map(({ asset, amount }, i) => ({
    name: i === 0 ? 'moved' : `moved${i + 1}`,
    value: toAmountValue(asset, amount),
  }));
  const sentence = step.sentence.replace('{moved}', moved.map(({ name }) => `{${name}}`).join(' and '));
  const fields = [...instruction.fields, ...moved];
  const action = describeMainAction({ ...instruction, sentence, fields }, input, true);
  if (action === undefined) return undefined;
  const who: Address = input.signers.includes(owner) ? owner : findActor(instruction, input);
  // What somebody else gets says who.
  // Nodes before late 2021 recorded no owners; a token account says nothing of who gets it.
  const isOwnerKnown = sum.asset.kind === 'sol' || !accounts.includes(owner);
  const isForOther = !isOut && isOwnerKnown && owner !== who;
  return {
    ...action,
    action: isOut ? 'call' : 'claim',
    rest: isForOther ? `${action.rest} for {receiver}` : action.rest,
    fields: [
      addressField('who', who),
      ...action.fields,
      ...(isForOther ? [addressField('receiver', owner)] : []),
    ],
    claims: sums.map(({ asset, amount, owner: party }) => ({
      kind: 'moved',
      asset: toAssetKey(asset),
      amount,
      party,
      direction: isOut ? 'out' : 'in',
    })),
  };
}
