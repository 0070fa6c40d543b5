import type { AccountReading } from '#chain';
import type { Address } from '#contracts/chain';
import type { DecodedAccount } from '#contracts/decoded';
import tokenMarketQueries from '#store/queries/token-market';
import type { QuestionContext } from '../question-context.ts';

/** Accounts of the network's own programs, in which nobody trades. */
const NO_MARKETS: ReadonlySet<string> = new Set([
  'wallet',
  'mint',
  'token-account',
  'stake',
  'vote',
  'nonce',
  'lookup-table',
  'program',
]);

/** Whether the index has trades in it; `undefined` where it is no account of that sort, or the index does not answer. */
export async function isMarket(
  ask: QuestionContext,
  address: Address,
  { executable, byteLength }: Pick<AccountReading, 'executable' | 'byteLength'>,
  { type }: Pick<DecodedAccount, 'type'>,
): Promise<boolean | undefined> {
  const { index } = ask.reader;
  if (index === undefined || byteLength === 0 || executable || NO_MARKETS.has(type)) return undefined;
  try {
    return (await index.first(tokenMarketQueries.marketByAddress, { market: address })) !== undefined;
  } catch (error) {
    ask.log.warn('index not read', { cluster: ask.cluster, error });
    return undefined;
  }
}
