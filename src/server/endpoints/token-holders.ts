import { z } from 'zod';
import type { TokenHoldersAnswer } from '#contracts/account/token';
import { mintText, toAddress } from '../input/texts.ts';
import { listHeldAccounts, readHolders, toShare } from '../reading/token/largest-holders.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readTokenFacts } from '../reading/token/token-facts.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'tokenHolders',
  route: '/api/tokens/:mint/holders',
  says: 'The largest holders of a token with the share of the supply each has.',
  input: z.strictObject({ mint: mintText }),
  absences: true,
  async run(ask, input): Promise<TokenHoldersAnswer> {
    const mint = toAddress(input.mint);
    if (mint === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const [facts, listed] = await Promise.all([
      readTokenFacts(reader, mint, { signal }),
      listHeldAccounts(ask, mint),
    ]);
    if (typeof facts === 'string') return ask.absent('not-found', 'There is no token at this address.');
    if (listed.kind === 'refused') return ask.absent('not-available', listed.reason);
    const { supply, decimals } = facts.reading;
    const { held } = listed;
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
