import { z } from 'zod';
import { getAccounts, isSignableAddress, listLargestTokenAccounts, type AccountReading } from '#chain';
import type { Address } from '#contracts/chain';
import type { TokenHolder, TokenHoldersAnswer } from '#contracts/token';
import { toAddressText } from '#decoder';
import { text, toAddress } from '../input/texts.ts';
import { NamedThings } from '../readers/named-things.ts';
import { toNames } from '../readers/names.ts';
import { readTokenFacts } from '../readers/token-facts.ts';
import { within } from '../within.ts';
import { defineEndpoint, type Ask } from './define-endpoint.ts';

/** Source: spl-token-interface `state.rs`: mint, owner, amount, delegate, state. */
const OWNER_AT = 32;
const STATE_AT = 108;
const STATE_END = 109;
const FROZEN = 2;
const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const LIST_MS = 4_000;
const EXTRA_MS = 2_500;
const BASIS_POINTS = 10_000n;

export default defineEndpoint({
  name: 'tokenHolders',
  input: z.strictObject({ mint: text }),
  absences: true,
  async run(ask, input): Promise<TokenHoldersAnswer> {
    const mint = toAddress(input.mint);
    if (mint === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const [facts, listed] = await Promise.all([
      readTokenFacts(reader, mint, { signal }),
      listLargestTokenAccounts(reader.chain, mint, { signal, timeoutMs: LIST_MS }).catch(() => ({
        kind: 'refused' as const,
        reason: 'The list of the largest token accounts did not arrive in time.',
      })),
    ]);
    if (typeof facts === 'string') return ask.absent('not-found', 'There is no token at this address.');
    if (listed.kind === 'refused') return ask.absent('not-available', listed.reason);
    const { supply, decimals } = facts.reading;
    const held = listed.accounts.filter(({ amount }) => amount > 0n);
    const holders = await readHolders(ask, held, supply);
    const things = new NamedThings().addMint(mint, decimals);
    for (const { account, owner, ownerProgram } of holders) {
      things.addAddress(account).addAddress(owner).addAddress(ownerProgram);
    }
    return {
      kind: 'found',
      provenance: ask.provenance(listed.slot),
      mint,
      decimals,
      holders,
      sharedBasisPoints: toShare(
        held.reduce((sum, { amount }) => sum + amount, 0n),
        supply,
      ),
      names: await toNames(things, reader, signal),
    };
  },
});

/** Wrapped SOL counts no supply, and so has no shares. */
const toShare = (amount: bigint, supply: bigint): bigint | undefined =>
  supply === 0n ? undefined : (amount * BASIS_POINTS) / supply;

async function readHolders(
  { reader: { chain }, signal }: Ask,
  held: readonly { readonly address: Address; readonly amount: bigint }[],
  supply: bigint,
): Promise<readonly TokenHolder[]> {
  if (held.length === 0) return [];
  const read = (addresses: readonly Address[], length: number) =>
    within(EXTRA_MS, getAccounts(chain, addresses, { signal, slice: { offset: 0, length } }));
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
