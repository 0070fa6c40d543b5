import { z } from 'zod';
import { asAddress } from '#contracts/chain';
import { MOST_ACTIVITY, WEEK_HOURS, type WalletActivityAnswer } from '#contracts/people/wallet-activity';
import activityQueries from '#store/queries/wallet-activity';
import { toAddress, walletText } from '../input/texts.ts';
import { toStoredSince } from '../reading/history/list-index-candidates.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

const SHOWN_OTHERS = 10;
/** Unix time begins with a Thursday. */
const MONDAY = 3 * 24;

export default defineEndpoint({
  name: 'walletActivity',
  route: '/api/wallets/:wallet/activity',
  says: 'In which hours of the week a wallet trades and sends, whom it sends to and receives from most often, and on which programs it trades, by the trades and transfers of the index.',
  when: 'For the habits of a wallet: when it is active, its counterparties, its venues.',
  input: z.strictObject({ wallet: walletText }),
  absences: true,
  run: async (ask, input): Promise<WalletActivityAnswer> => {
    const wallet = toAddress(input.wallet);
    if (wallet === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    return answerFromIndex(ask, async (index, coverage) => {
      const since = toStoredSince(coverage);
      const asked = { wallet, from: since, most: MOST_ACTIVITY };
      const [trades, transfers, counterparties, venues, ...counts] = await Promise.all([
        index.all(activityQueries.hoursOfTrades, { ...asked, limit: WEEK_HOURS }),
        index.all(activityQueries.hoursOfTransfers, { ...asked, limit: WEEK_HOURS }),
        index.all(activityQueries.counterpartiesOf, { ...asked, limit: SHOWN_OTHERS }),
        index.all(activityQueries.venuesOf, { ...asked, limit: SHOWN_OTHERS }),
        index.all(activityQueries.sentCount, { ...asked, limit: 1 }),
        index.all(activityQueries.receivedCount, { ...asked, limit: 1 }),
        index.all(activityQueries.tradeCount, { ...asked, limit: 1 }),
      ]);
      const hours = Array.from({ length: WEEK_HOURS }, () => 0);
      for (const { hour, transactions } of [...trades, ...transfers]) {
        hours[(hour + MONDAY) % WEEK_HOURS]! += transactions;
      }
      const things = new NamedThings().addAddress(wallet);
      for (const { address } of [...counterparties, ...venues]) things.addAddress(address);
      return {
        wallet,
        transactions: hours.reduce((sum, one) => sum + one, 0),
        hours,
        counterparties: counterparties.map(({ address, sent, received }) => ({
          address: asAddress(address),
          sent,
          received,
        })),
        venues: venues.map(({ address, counted }) => ({ program: asAddress(address), swaps: counted })),
        since,
        // Rows may be more than transactions, never fewer.
        isWhole: counts.every(([row]) => (row?.counted ?? 0) < MOST_ACTIVITY),
        names: await toNames(things, ask.reader, ask.signal),
      };
    });
  },
});
