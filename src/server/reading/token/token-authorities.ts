import { getAccounts, isSignableAddress, type ChainOptions } from '#chain';
import type { Address } from '#contracts/chain';
import type { TokenAuthority, TokenPower } from '#contracts/account/token';
import { withTimeout } from '#std/concurrency';
import type { ClusterReader } from '../cluster-reader.ts';

/** Source: spl-token-interface `state.rs`: a multisig is 355 bytes, the required and the possible signers first. */
const MULTISIG_LENGTH = 355;
const DEADLINE_MS = 2_000;

/** Who holds the powers over a token and what each of them is. Never rejects. */
export async function readAuthorities(
  { chain }: Pick<ClusterReader, 'chain'>,
  powers: readonly TokenPower[],
  tokenProgram: Address,
  options: ChainOptions,
): Promise<readonly TokenAuthority[]> {
  const topics = new Map<Address, string[]>();
  for (const { holder, topic } of powers) {
    if (holder === undefined) continue;
    const known = topics.get(holder) ?? [];
    if (!known.includes(topic)) known.push(topic);
    topics.set(holder, known);
  }
  const addresses = [...topics.keys()];
  if (addresses.length === 0) return [];
  const accounts = await withTimeout(
    DEADLINE_MS,
    getAccounts(chain, addresses, { ...options, slice: { offset: 0, length: 2 } }),
  );
  return addresses.map((address, i) => {
    const account = accounts?.[i];
    const [required, possible] = account?.data ?? [];
    const start = { address, topics: topics.get(address)! };
    return account?.owner === tokenProgram &&
      account.byteLength === MULTISIG_LENGTH &&
      required !== undefined &&
      possible !== undefined
      ? { ...start, kind: 'multisig', signers: { required, possible } }
      : { ...start, kind: isSignableAddress(address) ? 'key' : 'program' };
  });
}
