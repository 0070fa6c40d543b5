import type { DecodedInstruction, Effect } from '#contracts/decoded';
import { categoryOf, TOKEN_PROGRAMS, type Outcome } from '#decoder';
import type {
  AuthorityChangeFact,
  BirthFact,
  DustTransfer,
  StakeChangeFact,
  SupplyChangeFact,
  TransferFact,
} from './facts.ts';
import { mintOf } from './find-swaps.ts';
import type { HopPlace } from './to-hops.ts';
import { decimalsIn } from './token-balances.ts';

/** SOL transfers below 0.001 SOL, and token transfers below a hundredth of a whole token, are dust. */
export const DUST_LAMPORTS = 1_000_000n;
const DUST_DIGITS = 2;
/** What one signature costs. */
const SIGNATURE_LAMPORTS = 5_000n;
/** Authorities of single token accounts, which are their owners’ affair. */
const OWN_AFFAIRS = new Set(['the right to close', 'the ownership of', 'the accountOwner authority of']);

/** Facts of one block as they are gathered. */
export interface Gathered {
  readonly transfers: TransferFact[];
  readonly births: BirthFact[];
  readonly authorityChanges: AuthorityChangeFact[];
  readonly supplyChanges: SupplyChangeFact[];
  readonly stakeChanges: StakeChangeFact[];
  readonly dust: DustTransfer[];
}

/** Adds what the effects of a transaction that succeeded say. Gives whether they left any fact. */
export function collectEffects(outcome: Outcome, place: HopPlace, hasHops: boolean, into: Gathered): boolean {
  if (outcome.failed) return false;
  let part = 0;
  let found = false;
  const launchpad = findLaunchpad(outcome.instructions);
  const visit = (nodes: readonly DecodedInstruction[]): void => {
    for (const node of nodes) {
      for (const effect of node.effects) {
        if (add(effect, node)) {
          found = true;
          part++;
        }
      }
      if (node.inner.length > 0) visit(node.inner);
    }
  };

  const add = (effect: Effect, node: DecodedInstruction): boolean => {
    const at = { ...place, part };
    switch (effect.kind) {
      case 'transfer':
        return !hasHops && addTransfer(effect, at);
      case 'create-mint':
        // A launchpad's instruction and the token program's inside it both tell of the same mint.
        if (into.births.some(({ mint, position }) => mint === effect.mint && position === at.position))
          return false;
        into.births.push({
          ...at,
          mint: effect.mint,
          creator: outcome.feePayer,
          decimals: effect.decimals,
          launchpad,
        });
        return true;
      case 'set-authority':
        if (!TOKEN_PROGRAMS.has(node.program) || OWN_AFFAIRS.has(effect.authority)) return false;
        into.authorityChanges.push({
          ...at,
          mint: effect.account,
          authority: effect.authority,
          holder: effect.to,
        });
        return true;
      case 'mint':
      case 'burn': {
        if (effect.asset.kind === 'sol' || effect.asset.mint === undefined || effect.amount === 0n)
          return false;
        into.supplyChanges.push({
          ...at,
          mint: effect.asset.mint,
          isBurn: effect.kind === 'burn',
          amount: effect.amount,
          owner: effect.owner,
        });
        return true;
      }
      case 'stake':
        into.stakeChanges.push({
          ...at,
          action: effect.action,
          account: effect.account,
          validator: effect.validator,
          lamports: effect.lamports,
        });
        return true;
      default:
        return false;
    }
  };

  const addTransfer = (
    effect: Extract<Effect, { kind: 'transfer' }>,
    at: HopPlace & { readonly part: number },
  ): boolean => {
    const mint = mintOf(effect.asset);
    if (mint === undefined) return false;
    const decimals = effect.asset.kind === 'sol' ? 9 : (effect.asset.decimals ?? decimalsIn(outcome, mint));
    const [sender, receiver] = [effect.fromOwner ?? effect.from, effect.toOwner ?? effect.to];
    if (sender === receiver) return false;
    if (isDust(effect, decimals)) {
      into.dust.push({
        position: place.position,
        signature: outcome.signature,
        sender,
        receiver,
        isNothing: effect.amount < (effect.asset.kind === 'sol' ? SIGNATURE_LAMPORTS : 1n),
      });
      return false;
    }
    into.transfers.push({ ...at, mint, sender, receiver, amount: effect.amount, decimals });
    return true;
  };

  visit(outcome.instructions);
  return found;
}

function isDust(
  { asset, amount }: Extract<Effect, { kind: 'transfer' }>,
  decimals: number | undefined,
): boolean {
  if (asset.kind === 'sol') return amount < DUST_LAMPORTS;
  if (decimals === undefined || decimals < DUST_DIGITS) return amount === 0n;
  return amount < 10n ** BigInt(decimals - DUST_DIGITS);
}

function findLaunchpad(nodes: readonly DecodedInstruction[]): string | undefined {
  for (const node of nodes) {
    if (categoryOf(node.program) === 'launchpad') return node.program;
    const inner = findLaunchpad(node.inner);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
