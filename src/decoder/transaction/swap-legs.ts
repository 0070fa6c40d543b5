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
  const opened = new Set<string>();
  addMovements(inner, movements, opened);
  if (opened.size === 0) return movements;
  return movements.filter(({ asset, to }) => asset.kind !== 'sol' || to === undefined || !opened.has(to));
}

function addMovements(
  nodes: readonly DecodedInstruction[],
  movements: Movement[],
  opened: Set<string>,
): void {
  for (const { effects, inner } of nodes) {
    for (const effect of effects) {
      const movement = toMovement(effect);
      if (movement !== undefined) movements.push(movement);
      else if (effect.kind === 'create-account' && TOKEN_PROGRAMS.has(effect.program ?? ''))
        opened.add(effect.account);
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
  const moved = movements.filter(
    ({ kind, fromOwner, toOwner }) =>
      kind !== 'stake' && (kind === 'transfer' || fromOwner === trader || toOwner === trader),
  );
  const stakes = movements.filter(({ kind }) => kind === 'stake');
  const payer = escrow ?? trader;
  return (
    toLegs(moved, trader, payer) ??
    (stakes.length === 0 ? undefined : toLegs([...moved, ...stakes], trader, payer))
  );
}

function toLegs(movements: readonly Movement[], trader: Address, payer: Address): Legs | undefined {
  const paid = movements.filter(({ fromOwner, from }) => fromOwner === payer || from === payer);
  const taken = movements.filter((movement) => !paid.includes(movement));
  const sold = paid[0] ?? movements[0];
  if (sold === undefined) return undefined;
  const others = taken.filter(({ asset }) => toKey(asset) !== toKey(sold.asset));
  // Nodes before late 2021 recorded no owners; an account that paid is the trader's all the same.
  const accounts = new Set(paid.map(({ from }) => from));
  const isOwn = ({ to, toOwner }: Movement): boolean =>
    toOwner === trader || to === trader || (to !== undefined && accounts.has(to));
  const own = others.filter(isOwn);
  const bought = own.at(-1) ?? largest(others);
  if (bought === undefined) return undefined;
  const same = (of: Movement) => (movement: Movement) => toKey(movement.asset) === toKey(of.asset);
  // A fee taken beside the payment is part of what the trader gave; what came back of it is not.
  const given = paid.length > 0 ? sum(paid.filter(same(sold))) : sold.amount;
  const returned = sum(taken.filter((movement) => same(sold)(movement) && isOwn(movement)));
  if (given <= returned) return undefined;
  return {
    sold: { asset: sold.asset, amount: given - returned },
    bought: { asset: bought.asset, amount: own.length > 0 ? sum(own.filter(same(bought))) : bought.amount },
    isStake: bought.kind === 'stake',
  };
}

const largest = (movements: readonly Movement[]): Movement | undefined =>
  movements.reduce<Movement | undefined>(
    (most, movement) => (most && most.amount >= movement.amount ? most : movement),
    undefined,
  );

const sum = (movements: readonly Movement[]): bigint =>
  movements.reduce((total, { amount }) => total + amount, 0n);

/** One key an asset, SOL and wrapped SOL alike. */
export const toKey = (asset: Asset): string =>
  asset.kind === 'sol' || asset.mint === WRAPPED_SOL_MINT ? 'sol' : (asset.mint ?? 'unknown');
