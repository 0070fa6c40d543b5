import type { RpcSignatureRow } from '#chain/rpc-types';
import { asSignature, type Address } from '#contracts/chain';
import type { ProgramChange } from '#contracts/account/program';
import type { DecodedTransaction, Effect } from '#contracts/decoded';
import { flattenInstructions } from '../transaction/flatten-instructions.ts';

const KINDS = { deploy: 'deploy', upgrade: 'upgrade', 'close-program': 'close' } as const;

/** What a transaction did to a program, in the order it ran; nothing where it failed. */
export function listProgramChanges(
  transaction: DecodedTransaction,
  row: RpcSignatureRow,
  program: Address,
  programData: Address | undefined,
): readonly ProgramChange[] {
  if (transaction.status.kind === 'failed') return [];
  const start = {
    signature: asSignature(row.signature),
    slot: row.slot,
    time: transaction.blockTime ?? row.blockTime ?? undefined,
    feePayer: transaction.feePayer,
  };
  return [...flattenInstructions(transaction.instructions)].flatMap(({ effects, accounts, accountNames }) =>
    effects.flatMap((effect): ProgramChange[] => {
      const change = toChange(effect, program, programData);
      if (change === undefined) return [];
      const authority = change.authority ?? nameOf(transaction, accounts, accountNames, 'authority');
      return [{ ...start, ...change, authority }];
    }),
  );
}

function toChange(
  effect: Effect,
  program: Address,
  programData: Address | undefined,
): Pick<ProgramChange, 'kind' | 'authority' | 'to'> | undefined {
  switch (effect.kind) {
    case 'deploy':
    case 'upgrade':
    case 'close-program':
      return effect.program === program
        ? { kind: KINDS[effect.kind], authority: effect.authority }
        : undefined;
    case 'set-authority':
      return effect.account === programData || effect.account === program
        ? { kind: 'authority', to: effect.to }
        : undefined;
    default:
      return undefined;
  }
}

/** The account an instruction has under a name. */
function nameOf(
  { accounts }: DecodedTransaction,
  indexes: readonly number[],
  names: readonly string[],
  wanted: string,
): Address | undefined {
  const index = indexes[names.indexOf(wanted)];
  return index === undefined ? undefined : accounts[index]?.address;
}
