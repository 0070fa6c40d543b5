import { z } from 'zod';
import { asSignature } from '#contracts/chain';
import type { Funding, FundingAnswer } from '#contracts/people/funding';
import { toAddress, walletText } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { findFunding, toFunding } from '../reading/transaction/find-funding.ts';
import { hasFailed, walkHistory } from '../reading/transaction/walk-history.ts';
import { defineEndpoint } from './define-endpoint.ts';

const MOST_LISTED = 10_000;
/** The first transaction of nearly every wallet is what brought its first SOL. */
const MOST_READ = 20;

export default defineEndpoint({
  name: 'funding',
  route: '/api/wallets/:wallet/funding',
  says: 'Who first sent SOL to a wallet: the transaction, its time and its amount, as far back as the history of the node goes.',
  when: 'To see where a wallet comes from.',
  input: z.strictObject({ wallet: walletText }),
  absences: true,
  async run(ask, input): Promise<FundingAnswer> {
    const address = toAddress(input.wallet);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const history = await walkHistory(reader.chain, address, { most: MOST_LISTED, signal });
    if (history === undefined) {
      return ask.absent('not-available', 'The node has no history for this address.', {
        hint: 'Another endpoint may have it.',
      });
    }
    const oldest = history.rows.filter((row) => !hasFailed(row)).toReversed();
    let first: Funding | undefined;
    let read = 0;
    for (const row of oldest.slice(0, MOST_READ)) {
      const reading = await reader.transactions.read(asSignature(row.signature), {
        signal,
        finalized: row.confirmationStatus === 'finalized',
      });
      read++;
      const found = reading.kind === 'found' ? findFunding(reading.transaction, address) : undefined;
      if (found !== undefined) {
        first = toFunding(row, found);
        break;
      }
    }
    const things = new NamedThings().addAddress(address).addAddress(first?.funder);
    return {
      kind: 'found',
      provenance: ask.provenance(history.rows[0]?.slot),
      address,
      first,
      whole: history.isWhole,
      listed: history.rows.length,
      read,
      oldestTime: history.rows.at(-1)?.blockTime ?? undefined,
      names: await toNames(things, reader, signal),
    };
  },
});
