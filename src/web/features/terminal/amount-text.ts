/** An amount as somebody types it. */
export type TypedAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly units: bigint }
  | { readonly kind: 'wrong'; readonly message: string };

const MOST_UNITS = 0xffff_ffff_ffff_ffffn;

/** Raw units of a decimal number: `1,250.5` with 6 decimals is 1250500000. Never rounded. */
export function parseAmount(text: string, decimals: number): TypedAmount {
  const clean = text.trim().replaceAll(/[,_\s]/g, '');
  if (clean === '') return { kind: 'empty' };
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(clean) ?? [];
  if (whole === '' && fraction === '') return { kind: 'wrong', message: 'This is not a number.' };
  if (fraction.length > decimals) {
    return {
      kind: 'wrong',
      message: decimals === 0 ? 'This token has no decimals.' : `This token has ${decimals} decimals.`,
    };
  }
  const units = BigInt(whole + fraction.padEnd(decimals, '0'));
  if (units === 0n) return { kind: 'wrong', message: 'The amount is zero.' };
  if (units > MOST_UNITS) return { kind: 'wrong', message: 'This is more than a token account can hold.' };
  return { kind: 'amount', units };
}

/** Raw units of so many per cent of a balance, rounded down, where `reserve` is not to be spent. */
export function toPart(balance: bigint, percent: number, reserve: bigint): bigint {
  const part = (balance * BigInt(percent)) / 100n;
  const most = balance > reserve ? balance - reserve : 0n;
  return part < most ? part : most;
}

/** Per cent as somebody types it, in 10⁻⁴: `0.5` is 50. `undefined` outside 0 to 50 %. */
export function parseSlippage(text: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{0,2})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return basisPoints <= 5_000 ? basisPoints : undefined;
}
