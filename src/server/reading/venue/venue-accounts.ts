import { listProgramAccounts } from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import type { DecodedAccount, Field } from '#contracts/decoded';
import { decodeAccount, findValue } from '#decoder';
import type { ClusterReader } from '../cluster-reader.ts';

const LIST_MS = 10_000;

/** Programs whose accounts are few enough to be read whole, by what is done there. */
export const VENUES = {
  lending: asAddress('LocaLnetLend1111111111111111111111111111111'),
  perpetuals: asAddress('LocaLnetPerp1111111111111111111111111111111'),
  clob: asAddress('LocaLnetBook1111111111111111111111111111111'),
  oracle: asAddress('LocaLnetorac1e11111111111111111111111111111'),
  'liquid-staking': asAddress('LocaLnetStake111111111111111111111111111111'),
} as const;
export type Venue = keyof typeof VENUES;

export interface VenueAccount {
  readonly address: Address;
  readonly decoded: DecodedAccount;
}

/** Every account of a venue, decoded; `undefined` where its program has none on this cluster, or the node lists none. */
export async function readVenueAccounts(
  { chain }: Pick<ClusterReader, 'chain'>,
  venue: Venue,
  signal: AbortSignal,
): Promise<readonly VenueAccount[] | undefined> {
  const listed = await listProgramAccounts(chain, VENUES[venue], { signal, timeoutMs: LIST_MS, filters: [] });
  if (listed.kind === 'refused' || listed.accounts.length === 0) return undefined;
  return listed.accounts.map(({ address, account }) => ({
    address,
    decoded: decodeAccount({ address, ...account }),
  }));
}

/** Raw units, lamports or a whole number of a field; zero where there is none. */
export function amountOf(fields: readonly Field[], name: string): bigint {
  const value = findValue(fields, name);
  switch (value?.kind) {
    case 'amount':
      return value.amount;
    case 'lamports':
      return value.lamports;
    case 'integer':
      return BigInt(value.integer);
    case 'basis-points':
      return value.basisPoints;
    case 'time':
      return value.unixSeconds;
    default:
      return 0n;
  }
}

/** The address in a field; empty where there is none. */
export const addressOf = (fields: readonly Field[], name: string): string => {
  const value = findValue(fields, name);
  return value?.kind === 'address' ? value.address : '';
};

export const choiceOf = (fields: readonly Field[], name: string): string => {
  const value = findValue(fields, name);
  return value?.kind === 'choice' ? value.choice.toLowerCase() : '';
};
