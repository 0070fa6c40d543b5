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
  const name = step?.from ?? step?.to;
  const account = name === undefined ? undefined : findAccount(instruction, name, input);
  if (step === undefined || account === undefined) return undefined;
  const isOut = step.from !== undefined;
  const sums = sumsOf(collectEffects([instruction]), account, isOut);
  const [sum] = sums;
  if (sum === undefined || sums.length > 1) return undefined;
  const { asset, amount, owner } = sum;
  const fields = [...instruction.fields, { name: 'moved', value: toAmountValue(asset, amount) }];
  const action = describeMainAction({ ...instruction, sentence: step.sentence, fields }, input);
  if (action === undefined) return undefined;
  const who: Address = input.signers.includes(owner) ? owner : findActor(instruction, input);
  // What somebody else gets says who.
  const isForOther = !isOut && owner !== who;
  return {
    ...action,
    action: isOut ? 'call' : 'claim',
    rest: isForOther ? `${action.rest} for {receiver}` : action.rest,
    fields: [
      addressField('who', who),
      ...action.fields,
      ...(isForOther ? [addressField('receiver', owner)] : []),
    ],
    claims: [
      { kind: 'moved', asset: toAssetKey(asset), amount, party: owner, direction: isOut ? 'out' : 'in' },
    ],
  };
}
