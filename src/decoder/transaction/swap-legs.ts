import type { Address } from '#contracts/chain';
import type { Amount, Asset, DecodedInstruction, Effect } from '#contracts/decoded';
import { TOKEN_PROGRAMS, WRAPPED_SOL_MINT } from '../known-addresses.ts';

/** Units that moved: a transfer, a mint or burn, of which one side is no account, or stake split off for somebody. */
export interface Movement {
  readonly kind: 'transfer' | 'mint' | 'burn' | 'stake';
  readonly asset: Asset;
  readonly amount: bigint;
  readonly from?: Address | undefined;
  readonly to?: Address | undefined;
  readonly fromOwner?: Address | undefined;
  readonly toOwner?: Address | undefined;
}

export interface Legs {
  readonly sold: Amount;
  readonly bought: Amount;
  /** Whether what was bought is a stake account of that much SOL. */
  readonly isStake: boolean;
}

/** Everything that moved inside an instruction, in order, but the rent of token accounts that it opened. */
export function collectMovements({ inner }: DecodedInstruction): readonly Movement[] {
  const movements: Movement[] = [];
  const opened: string[] = [];
  addMovements(inner, movements, opened);
  if (opened.length === 0) return movements;
  return movements.filter(
    ({ asset, to }) => asset.kind !== 'sol' || to === undefined || !opened.includes(to),
  );
}

function addMovements(nodes: readonly DecodedInstruction[], movements: Movement[], opened: string[]): void {
  for (let i = 0; i < nodes.length; i++) {
    const { effects, inner } = nodes[i]!;
    for (let j = 0; j < effects.length; j++) {
      const effect = effects[j]!;
      const movement = toMovement(effect);
      if (movement !== undefined) movements.push(movement);
      else if (effect.kind === 'create-account' && TOKEN_PROGRAMS.has(effect.program ?? ''))
        opened.push(effect.account);
    }
    if (inner.length > 0) addMovements(inner, movements, opened);
  }
}

function toMovement(effect: Effect): Movement | undefined {
  switch (effect.kind) {
    case 'transfer':
      return effect.amount > 0n ? effect : undefined;
    case 'mint':
    case 'burn': {
      const { kind, asset, amount, account, owner } = effect;
      if (amount === 0n) return undefined;
      return kind === 'mint'
        ? { kind, asset, amount, to: account, toOwner: owner }
        : { kind, asset, amount, from: account, fromOwner: owner };
    }
    case 'stake': {
      const { action, account, lamports = 0n } = effect;
      if (action !== 'split' || lamports === 0n) return undefined;
      return { kind: 'stake', asset: { kind: 'sol' }, amount: lamports, from: account };
    }
    default:
      return undefined;
  }
}

/**
 * What `trader` gave and got among `movements`: by transfers and by what was minted for the trader or burned of theirs.
 * Other mints and burns are a pool's own affair, its shares and fees. Stake is what was bought where nothing else was.
 * Where an `escrow` pays for the trader, what the trader pays beside it is rent and no part of the price.
 */
export function findLegs(
  movements: readonly Movement[],
  trader: Address,
  escrow?: Address,
): Legs | undefined {
  const payer = escrow ?? trader;
  const moved: Movement[] = [];
  const stakes: Movement[] = [];
  for (let i = 0; i < movements.length; i++) {
    const movement = movements[i]!;
    const { kind, fromOwner, toOwner } = movement;
    if (kind === 'stake') stakes.push(movement);
    else if (kind === 'transfer' || fromOwner === trader || toOwner === trader) moved.push(movement);
  }
  return (
    toLegs(moved, trader, payer) ??
    (stakes.length === 0 ? undefined : toLegs([...moved, ...stakes], trader, payer))
  );
}

function toLegs(movements: readonly Movement[], trader: Address, payer: Address): Legs | undefined {
  const paid: Movement[] = [];
  const taken: Movement[] = [];
  for (let i = 0; i < movements.length; i++) {
    const movement = movements[i]!;
    const isPaid = movement.fromOwner === payer || movement.from === payer;
    (isPaid ? paid : taken).push(movement);
  }
  const sold = paid[0] ?? movements[0];
  if (sold === undefined) return undefined;
  const key = toKey(sold.asset);
  const others: Movement[] = [];
  const own: Movement[] = [];
  let returned = 0n;
  for (let i = 0; i < taken.length; i++) {
    const movement = taken[i]!;
    const isSold = toKey(movement.asset) === key;
    if (!isSold) others.push(movement);
    if (!isOwn(movement, trader, paid)) continue;
    if (isSold) returned += movement.amount;
    else own.push(movement);
  }
  const bought = own.length > 0 ? own[own.length - 1] : largest(others);
  if (bought === undefined) return undefined;
  // A fee taken beside the payment is part of what the trader gave; what came back of it is not.
  const given = paid.length > 0 ? sumOf(paid, key) : sold.amount;
  if (given <= returned) return undefined;
  return {
    sold: { asset: sold.asset, amount: given - returned },
    bought: {
      asset: bought.asset,
      amount: own.length > 0 ? sumOf(own, toKey(bought.asset)) : bought.amount,
    },
    isStake: bought.kind === 'stake',
  };
}

/** Nodes before late 2021 recorded no owners; an account that paid is the trader's all the same. */
function isOwn({ to, toOwner }: Movement, trader: Address, paid: readonly Movement[]): boolean {
  if (toOwner === trader || to === trader) return true;
  if (to !== undefined) for (let i = 0; i < paid.length; i++) if (paid[i]!.from === to) return true;
  return false;
}

/** The first of the largest. */
function largest(movements: readonly Movement[]): Movement | undefined {
  let most: Movement | undefined;
  for (const movement of movements) if (most === undefined || most.amount < movement.amount) most = movement;
  return most;
}

/** Units of the asset with this key. */
function sumOf(movements: readonly Movement[], key: string): bigint {
  let sum = 0n;
  for (let i = 0; i < movements.length; i++) {
    const { asset, amount } = movements[i]!;
    if (toKey(asset) === key) sum += amount;
  }
  return sum;
}

/** One key an asset, SOL and wrapped SOL alike. */
export const toKey = (asset: Asset): string =>
  asset.kind === 'sol' || asset.mint === WRAPPED_SOL_MINT ? 'sol' : (asset.mint ?? 'unknown');
