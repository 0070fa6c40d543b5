import { z } from 'zod';
import { getAccount } from '#chain';
import type { WalletAnswer } from '#contracts/people/wallet';
import { toAddress, walletText } from '../input/texts.ts';
import { readHoldings } from '../reading/token/holdings.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readWorth } from '../reading/market/worth.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'wallet',
  route: '/api/wallets/:wallet',
  says: 'The holdings of a wallet and their value at the prices of our index.',
  when: 'To value what somebody holds. The account question tells more of the account itself.',
  input: z.strictObject({ wallet: walletText }),
  absences: true,
  async run(ask, input): Promise<WalletAnswer> {
    const address = toAddress(input.wallet);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const [{ slot, account }, found] = await Promise.all([
      getAccount(reader.chain, address, { signal, slice: { offset: 0, length: 0 } }),
      readHoldings(reader, address, { signal }),
    ]);
    const lamports = account?.lamports ?? 0n;
    const worth = await readWorth(ask, lamports, found.holdings ?? []);
    const things = new NamedThings().addAddress(address);
    for (const { mint, decimals } of worth.holdings.slice(1)) things.addMint(mint, decimals);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      address,
      lamports,
      ...worth,
      holdingsMissing: found.holdingsMissing,
      holdingsTruncated: found.holdingsTruncated === true,
      names: await toNames(things, reader, signal),
    };
  },
});
