import type { DecodedInstruction } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { countField } from './amounts.ts';
import { describeMainAction } from './main-action.ts';
import { countInstructions } from './moved.ts';
import { findMain, isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';

/** Instructions of Token-2022 that move what only the parties can read, the weightiest first. */
const ACTS = [
  'confidentialTransfer',
  'confidentialTransferWithFee',
  'confidentialMint',
  'confidentialBurn',
  'confidentialWithdraw',
  'confidentialDeposit',
];

const ZK_PROGRAM = 'ZkE1Gama1Proof11111111111111111111111111111';

/** A confidential transfer, which the proofs beside it serve. What it moves stays between its parties. */
export function describeConfidential(input: SummaryInput): Draft | undefined {
  const main = findMain(input.instructions);
  if (main !== undefined && main.program !== ZK_PROGRAM) return undefined;
  if (!input.instructions.every((one) => isPlumbing(one) || one.program === ZK_PROGRAM)) return undefined;
  const acts = input.instructions.filter(({ name }) => name !== undefined && ACTS.includes(name));
  const rankOf = ({ name }: DecodedInstruction): number => ACTS.indexOf(name ?? '');
  const [act] = acts.toSorted((a, b) => rankOf(a) - rankOf(b));
  const draft = act && describeMainAction(act, input);
  if (draft === undefined) return undefined;
  // Units of a deposit stay in the same account: no transfer shows them, the instruction does.
  const claims = draft.fields.flatMap(({ value }): Claim[] =>
    value.kind === 'amount' ? [{ kind: 'asked', amount: value.amount }] : [],
  );
  const base: Draft = { ...draft, action: 'confidential', claims };
  return acts.length === 1
    ? base
    : {
        ...base,
        rest: `${draft.rest}, and {others} more of the kind`,
        fields: [...draft.fields, countField('others', acts.length - 1)],
        acts: [...(draft.acts ?? []), countInstructions(input)],
      };
}
