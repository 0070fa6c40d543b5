import { STANDARD_CURVES, type LaunchProgress } from '#contracts/market/launches';

/**
 * Source: Pump.fun’s global account: initial real token reserves, and the supply of a token. `launchpad.c` of the localnet
 * has the same.
 */
export const CURVE_FOR_SALE = 793_100_000_000_000n;
export const CURVE_SUPPLY = 1_000_000_000_000_000n;

interface Sale {
  readonly launchpad: string | undefined;
  readonly pooledSlot: number | undefined;
  readonly pooledTime: number | undefined;
  readonly supply: bigint | undefined;
  /** Units left on the launchpad after its newest trade. */
  readonly reserve: bigint | undefined;
}

/** Units sold on the standard curve by what is left on it; `undefined` where that is not known or not its. */
export function toSoldUnits({ supply, reserve }: Pick<Sale, 'supply' | 'reserve'>): bigint | undefined {
  if (supply !== CURVE_SUPPLY || reserve === undefined) return undefined;
  return reserve < CURVE_SUPPLY - CURVE_FOR_SALE || reserve > CURVE_SUPPLY
    ? undefined
    : CURVE_SUPPLY - reserve;
}

/** How much of what a launchpad sells is sold, where the curve is the same for all of its launches. */
export function toLaunchProgress({
  launchpad,
  pooledSlot,
  pooledTime,
  supply,
  reserve,
}: Sale): LaunchProgress {
  if (pooledSlot !== undefined) return { kind: 'pooled', time: pooledTime };
  if (launchpad === undefined)
    return { kind: 'unknown', reason: 'It was not created through a known launchpad.' };
  if (!STANDARD_CURVES.has(launchpad)) {
    const reason =
      'This launchpad sets the amount sold for each launch, and the index does not store such settings.';
    return { kind: 'unknown', reason };
  }
  if (reserve === undefined) return { kind: 'unknown', reason: 'No trade showed what is left to be sold.' };
  const sold = toSoldUnits({ supply, reserve });
  if (sold === undefined)
    return { kind: 'unknown', reason: 'Its units are not those of the standard curve.' };
  return {
    kind: 'selling',
    share: Number((sold * 10_000n) / CURVE_FOR_SALE) / 10_000,
    basis: 'of the 793.1 million tokens the standard curve sells, after the newest trade on it',
  };
}
