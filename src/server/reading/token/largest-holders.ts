import { getAccounts, isSignableAddress, listLargestTokenAccounts, type AccountReading } from '#chain';
import type { Address, Slot } from '#contracts/chain';
import type { TokenHolder } from '#contracts/account/token';
import { toAddressText } from '#decoder';
import type { QuestionContext } from '../question-context.ts';
import { withTimeout } from '#std/concurrency';

/** Source: spl-token-interface `state.rs`: mint, owner, amount, delegate, state. */
const OWNER_AT = 32;
const STATE_AT = 108;
const STATE_END = 109;
const FROZEN = 2;
const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const LIST_MS = 4_000;
const EXTRA_MS = 2_500;
const BASIS_POINTS = 10_000n;

export type ListedAccounts =
  | {
      readonly kind: 'listed';
      readonly slot: Slot;
      readonly held: readonly { readonly address: Address; readonly amount: bigint }[];
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** The largest token accounts the node lists that hold anything, or why it lists none. Never rejects. */
export async function listHeldAccounts(
  { reader: { chain }, signal }: QuestionContext,
  mint: Address,
): Promise<ListedAccounts> {
  const listed = await listLargestTokenAccounts(chain, mint, { signal, timeoutMs: LIST_MS }).catch(() => ({
    kind: 'refused' as const,
    reason: 'The list of the largest token accounts did not arrive in time.',
  }));
  return listed.kind === 'refused'
    ? listed
    : { kind: 'listed', slot: listed.slot, held: listed.accounts.filter(({ amount }) => amount > 0n) };
}

/** Wrapped SOL counts no supply, and so has no shares. */
export const toShare = (amount: bigint, supply: bigint): bigint | undefined =>
  supply === 0n ? undefined : (amount * BASIS_POINTS) / supply;

/** Token accounts with their owners and whose those are, as far as they can be read in time. */
export async function readHolders(
  { reader: { chain }, signal }: QuestionContext,
  held: readonly { readonly address: Address; readonly amount: bigint }[],
  supply: bigint,
): Promise<readonly TokenHolder[]> {
  if (held.length === 0) return [];
  const read = (addresses: readonly Address[], length: number) =>
    withTimeout(EXTRA_MS, getAccounts(chain, addresses, { signal, slice: { offset: 0, length } }));
  const accounts = await read(
    held.map(({ address }) => address),
    STATE_END,
  );
  const owners = held.map((_holder, i) => toOwner(accounts?.[i]));
  const asked = [...new Set(owners.filter((owner) => owner !== undefined))];
  const found = asked.length === 0 ? undefined : await read(asked, 0);
  const programOf = new Map(asked.map((owner, i) => [owner, found?.[i]?.owner]));
  return held.map(({ address, amount }, i) => {
    const owner = owners[i];
    const program = owner && programOf.get(owner);
    return {
      account: address,
      amount,
      shareBasisPoints: toShare(amount, supply),
      owner,
      ownerKind: owner === undefined ? undefined : isSignableAddress(owner) ? 'key' : 'program',
      ownerProgram: program === SYSTEM_PROGRAM ? undefined : program,
      frozen: accounts?.[i]?.data[STATE_AT] === FROZEN ? true : undefined,
    };
  });
}

function toOwner(account: AccountReading | undefined): Address | undefined {
  return account !== undefined && account.data.length >= STATE_END
    ? toAddressText(account.data, OWNER_AT)
    : undefined;
}
