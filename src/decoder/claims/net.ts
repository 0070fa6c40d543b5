import type { RpcTokenBalance } from '#chain/rpc-types';
import { toBigint } from '#std/integer-text';
import type { RawTransaction } from '../transaction/raw-transaction.ts';
import { SOL, type Movement } from './movement.ts';

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

/** Lamports of a token account on mainnet. */
const TOKEN_ACCOUNT_RENT = 2_039_280n;

export interface NetParts {
  readonly owner: string;
  readonly asset: string;
  readonly owners: ReadonlyMap<string, string>;
  readonly rents: readonly { readonly party: string; readonly account: string; readonly lamports: bigint }[];
  readonly closed: ReadonlyMap<string, string>;
  readonly assigned: ReadonlySet<string>;
  readonly movements: readonly Movement[];
}

/** What an owner gained of an asset, without the fee and rent. */
export function toNet(
  raw: RawTransaction,
  { owner, asset, owners, rents, closed, assigned, movements }: NetParts,
): bigint {
  const { keys, meta } = raw;
  let net = 0n;
  const wrapped = new Map<string, bigint>();
  const count = (balances: readonly RpcTokenBalance[], sign: bigint): void => {
    for (const { accountIndex, mint, owner: whose, uiTokenAmount } of balances) {
      const account = keys[accountIndex] ?? '';
      const units = sign * toBigint(uiTokenAmount.amount);
      if (mint === WRAPPED_SOL) wrapped.set(account, (wrapped.get(account) ?? 0n) + units);
      // An account can change hands: each balance names its owner then.
      if ((whose || (owners.get(account) ?? account)) !== owner) continue;
      if (mint === asset || (mint === WRAPPED_SOL && asset === SOL)) net += units;
    }
  };
  count(meta?.preTokenBalances ?? [], -1n);
  count(meta?.postTokenBalances ?? [], 1n);
  if (asset !== SOL || !meta?.preBalances || !meta.postBalances) return net;
  keys.forEach((key, i) => {
    const before = BigInt(meta.preBalances?.[i] ?? 0);
    const after = BigInt(meta.postBalances?.[i] ?? 0);
    if (key === owner) net += after - before;
    // Rent stays in what was opened and comes back from what was closed.
    const held = after - before - (wrapped.get(key) ?? 0n);
    if (before === 0n && after > 0n) {
      const payer =
        rents.find(({ account }) => account === key)?.party ??
        (assigned.has(key)
          ? movements.find(({ to, asset: moved }) => to === key && moved === SOL)?.from
          : undefined);
      const stated = rents
        .filter(({ account }) => account === key)
        .reduce((sum, { lamports }) => sum + lamports, 0n);
      if (payer === owner && payer !== key) net += stated > 0n && stated < held ? stated : held;
    } else if (after === 0n && before > 0n && closed.get(key) === owner) net += held;
    else if (before === 0n && after === 0n) {
      // Opened by one and closed to another in between: beyond a token account's rent it is wrapped SOL.
      const [rent, destination] = [rents.find(({ account }) => account === key), closed.get(key)];
      if (rent === undefined || destination === undefined || destination === rent.party) return;
      const lamports = rent.lamports < TOKEN_ACCOUNT_RENT ? rent.lamports : TOKEN_ACCOUNT_RENT;
      if (rent.party === owner) net += lamports;
      if (destination === owner) net -= lamports;
    }
  });
  return keys[0] === owner ? net + BigInt(meta.fee ?? 0) : net;
}
