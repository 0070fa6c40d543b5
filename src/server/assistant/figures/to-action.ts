import type { Names } from '#contracts/answers';
import type { DecodedInstruction, Effect } from '#contracts/decoded';
import * as leaf from './figure.ts';
import type { Figure } from './figure.ts';
import { toAddressLeaf, toAssetAmount, toTokens } from './to-leaf.ts';

/** Largest number of units a delegate can be allowed: no limit in practice. */
const NO_LIMIT = 2n ** 64n - 1n;

/** A consequence of an instruction as leaves; each kind fills its own. */
export type ActionTree = {
  /** Place of the instruction: `2.1`. */
  readonly instruction: Figure;
  readonly kind: Figure;
  readonly from?: Figure;
  readonly to?: Figure;
  readonly owner?: Figure;
  readonly account?: Figure;
  readonly amount?: Figure;
  /** `the right to close`. */
  readonly authority?: Figure;
  readonly action?: Figure;
  readonly unlimited?: Figure;
};

/** What an instruction did, where it is worth stating: votes, memos and trades are stated elsewhere. */
export function toAction(
  instruction: DecodedInstruction,
  effect: Effect,
  names: Names,
): ActionTree | undefined {
  const at = { instruction: leaf.word(instruction.path), kind: leaf.word(effect.kind) };
  switch (effect.kind) {
    case 'transfer':
      return {
        ...at,
        from: toAddressLeaf(effect.fromOwner ?? effect.from, names),
        to: toAddressLeaf(effect.toOwner ?? effect.to, names),
        amount: toAssetAmount(effect.asset, effect.amount, names),
      };
    case 'mint':
    case 'burn':
      return {
        ...at,
        owner: toAddressLeaf(effect.owner ?? effect.account, names),
        amount: toAssetAmount(effect.asset, effect.amount, names),
      };
    case 'set-authority':
      return {
        ...at,
        account: toAddressLeaf(effect.account, names),
        authority: leaf.word(effect.authority),
        ...(effect.to !== undefined && { to: toAddressLeaf(effect.to, names) }),
      };
    case 'approve':
    case 'revoke':
      return {
        ...at,
        account: toAddressLeaf(effect.account, names),
        ...(effect.delegate !== undefined && { to: toAddressLeaf(effect.delegate, names) }),
        ...(effect.amount !== undefined && {
          amount: toTokens(effect.amount, effect.mint, effect.decimals, names),
          unlimited: leaf.flag(effect.amount >= NO_LIMIT),
        }),
      };
    case 'create-account':
      return {
        ...at,
        account: toAddressLeaf(effect.account, names),
        ...(effect.payer !== undefined && { from: toAddressLeaf(effect.payer, names) }),
        ...(effect.lamports !== undefined && { amount: leaf.sol(effect.lamports) }),
      };
    case 'close-account':
      return {
        ...at,
        account: toAddressLeaf(effect.account, names),
        to: toAddressLeaf(effect.destination, names),
      };
    case 'stake':
      return {
        ...at,
        action: leaf.word(effect.action),
        account: toAddressLeaf(effect.account, names),
        ...(effect.validator !== undefined && { to: toAddressLeaf(effect.validator, names) }),
        ...(effect.lamports !== undefined && { amount: leaf.sol(effect.lamports) }),
      };
    case 'create-mint':
      return { ...at, account: toAddressLeaf(effect.mint, names) };
    case 'deploy':
    case 'upgrade':
    case 'close-program':
      return {
        ...at,
        account: toAddressLeaf(effect.program, names),
        ...(effect.authority !== undefined && { to: toAddressLeaf(effect.authority, names) }),
      };
    default:
      return undefined;
  }
}
