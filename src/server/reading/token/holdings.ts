import type { ChainOptions } from '#chain';
import type { AccountAnswer } from '#contracts/account/account-answer';
import type { TokenHolding } from '#contracts/answers';
import type { Address } from '#contracts/chain';
import type { ClusterReader } from '../cluster-reader.ts';
import { readOwnTokenAccounts } from './own-token-accounts.ts';

const MAX_HOLDINGS = 1_000;

type Holdings = Pick<
  Extract<AccountAnswer, { kind: 'found' }>,
  'holdings' | 'holdingsMissing' | 'holdingsTruncated'
>;

/** Token accounts `owner` owns under both token programs, as far as their mints are known. Never rejects. */
export async function readHoldings(
  reader: ClusterReader,
  owner: Address,
  options: ChainOptions,
): Promise<Holdings> {
  const { accounts, missing } = await readOwnTokenAccounts(reader.chain, owner, options);
  if (missing !== undefined && accounts.length === 0) return { holdingsMissing: missing };
  const limited = accounts.slice(0, MAX_HOLDINGS);
  const tokens = await reader.tokens.summarize(
    new Map(limited.map(({ mint }) => [mint, undefined])),
    options.signal,
  );
  const holdings: TokenHolding[] = [];
  for (const { account, mint, amount, tokenProgram, frozen, delegate } of limited) {
    const decimals = tokens[mint]?.decimals;
    if (decimals === undefined) continue;
    holdings.push({ account, mint, amount, decimals, tokenProgram, frozen: frozen || undefined, delegate });
  }
  const unread = limited.length - holdings.length;
  return {
    holdings,
    holdingsMissing:
      missing ?? (unread > 0 ? `The mints of ${unread} token accounts could not be read.` : undefined),
    holdingsTruncated: accounts.length > limited.length ? true : undefined,
  };
}
