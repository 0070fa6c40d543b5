import { z } from 'zod';
import { getAccount, type AccountReading } from '#chain';
import type { AccountAnswer } from '#contracts/account/account-answer';
import type { Address } from '#contracts/chain';
import type { DecodedAccount } from '#contracts/decoded';
import { decodeAccount, findProtocol, type ProtocolSource } from '#decoder';
import { addressText, toAddress } from '../input/texts.ts';
import { readHoldings } from '../reading/token/holdings.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { isMarket } from '../reading/market/is-market.ts';
import { readWorth } from '../reading/market/worth.ts';
import { readDeployment } from '../reading/program/program-deployment.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

/** Enough for every layout read here, the slot history being the longest; programs and order books are far larger. */
const DECODED_BYTES = 131_104;
/** How long data waits for the interface of a program nobody here knows. */
const INTERFACE_MS = 1_200;
const SHOWN_BYTES = 4_096;

const NOTHING_STORED: DecodedAccount = {
  type: 'empty',
  title: 'Nothing stored here',
  reading: 'empty',
  reason: 'No account exists at this address now. It may have had one, and may have history.',
  summary: { template: 'Nothing is stored at this address now', fields: [] },
  fields: [],
  sections: [],
};

export default defineEndpoint({
  name: 'account',
  route: '/api/accounts/:address',
  says: 'What is stored at an address: its balance, its owner, its data decoded, the tokens it holds, what a wallet’s are worth, and its first bytes.',
  when: 'To find out what an address is or holds.',
  input: z.strictObject({ address: addressText }),
  absences: true,
  async run(ask, input): Promise<AccountAnswer> {
    const address = toAddress(input.address);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.', {
        hint: 'Check that the whole address was copied.',
      });
    }
    const { reader, signal } = ask;
    const [{ slot, account }, holdings] = await Promise.all([
      getAccount(reader.chain, address, { signal, slice: { offset: 0, length: DECODED_BYTES } }),
      readHoldings(reader, address, { signal }),
    ]);
    if (account !== undefined && account.data.length > 0 && findProtocol(account.owner) === undefined) {
      await withTimeout(INTERFACE_MS, reader.interfaces.read(account.owner));
    }
    const deployment = account && (await readDeployment(reader, address, account, { signal }));
    const read = account ? decode(address, account, reader.interfaces.protocolOf) : NOTHING_STORED;
    const decoded = deployment ? { ...read, sections: [...read.sections, deployment] } : read;
    const things = new NamedThings().addAddress(address).addAddress(account?.owner).addAccount(decoded);
    if (decoded.type === 'mint') things.addMint(address);
    for (const { mint, decimals } of holdings.holdings ?? []) things.addMint(mint, decimals);
    const lamports = account?.lamports ?? 0n;
    const worth =
      decoded.type === 'wallet' && reader.index !== undefined && holdings.holdings !== undefined
        ? await readWorth(ask, lamports, holdings.holdings)
        : undefined;
    const [named, isTraded] = await Promise.all([
      toNames(things, reader, signal),
      account === undefined ? undefined : isMarket(ask, address, account, decoded),
    ]);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      address,
      exists: account !== undefined,
      lamports,
      owner: account?.owner,
      executable: account?.executable ?? false,
      byteLength: account?.byteLength ?? 0,
      rentEpoch: account?.rentEpoch,
      decoded,
      specialPage: toSpecialPage(address, decoded),
      ...holdings,
      worth: worth?.coverage && worth,
      isMarket: isTraded,
      names: named,
      data: account?.data.subarray(0, SHOWN_BYTES) ?? new Uint8Array(0),
    };
  },
});

/** The page that shows more of this kind of account. */
function toSpecialPage(address: Address, { type }: DecodedAccount): string | undefined {
  if (type === 'mint') return `/token/${address}`;
  if (type === 'program') return `/program/${address}`;
  return type === 'vote' ? `/validator/${address}` : undefined;
}

/** An account longer than what was read here is decoded from its beginning. */
function decode(address: Address, account: AccountReading, published: ProtocolSource): DecodedAccount {
  const decoded = decodeAccount({ address, ...account }, published);
  return account.byteLength > account.data.length && decoded.reading === 'malformed'
    ? {
        ...decoded,
        reason: `Only its first ${account.data.length} of ${account.byteLength} bytes were read here.`,
      }
    : decoded;
}
