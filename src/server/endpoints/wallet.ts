import { z } from 'zod';
import { getAccount } from '#chain';
import { SOL_DECIMALS, type Address } from '#contracts/chain';
import type { IndexCoverage, PriceView } from '#contracts/market/market';
import type { WalletAnswer, WalletHolding } from '#contracts/people/wallet';
import { WRAPPED_SOL } from '#decoder';
import { toAddress, walletText } from '../input/texts.ts';
import { readHoldings } from '../reading/token/holdings.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readPrices } from '../reading/market/prices.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Digits a price is taken to when amounts are multiplied by it. */
const PRICE_SCALE = 1e12;

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
    const amounts = new Map<Address, { amount: bigint; decimals: number }>();
    for (const { mint, amount, decimals } of found.holdings ?? []) {
      amounts.set(mint, { amount: (amounts.get(mint)?.amount ?? 0n) + amount, decimals });
    }
    const { prices, coverage } = await findPrices(ask, [WRAPPED_SOL.mint, ...amounts.keys()]);
    const toHolding = (mint: Address, amount: bigint, decimals: number): WalletHolding => {
      const price = prices.get(mint);
      return { mint, amount, decimals, price, microUsd: price && toMicroUsd(amount, decimals, price.usd) };
    };
    const tokens = [...amounts]
      .filter(([, { amount }]) => amount > 0n)
      .map(([mint, { amount, decimals }]) => toHolding(mint, amount, decimals))
      .sort((a, b) => compareValues(b.microUsd, a.microUsd));
    const holdings = [toHolding(WRAPPED_SOL.mint, lamports, SOL_DECIMALS), ...tokens];
    const valued = holdings.flatMap(({ microUsd }) => (microUsd === undefined ? [] : [microUsd]));
    const things = new NamedThings().addAddress(address);
    for (const { mint, decimals } of tokens) things.addMint(mint, decimals);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      address,
      lamports,
      holdings,
      holdingsMissing: found.holdingsMissing,
      holdingsTruncated: found.holdingsTruncated === true,
      totalMicroUsd: valued.length === 0 ? undefined : valued.reduce((sum, one) => sum + one, 0n),
      unvalued: holdings.filter(({ microUsd, amount }) => microUsd === undefined && amount > 0n).length,
      coverage,
      names: await toNames(things, reader, signal),
    };
  },
});

/** Prices where blocks are indexed; an index that does not answer makes no wallet unreadable. */
async function findPrices(
  ask: QuestionContext,
  mints: readonly string[],
): Promise<{
  readonly prices: ReadonlyMap<string, PriceView>;
  readonly coverage: IndexCoverage | undefined;
}> {
  const { index } = ask.reader;
  try {
    const covered = await index?.coverage();
    if (index === undefined || covered === undefined) return { prices: new Map(), coverage: undefined };
    return {
      prices: await readPrices(index, mints, covered.toTime),
      coverage: { cluster: ask.cluster, engine: index.engine, ...covered },
    };
  } catch (error) {
    ask.log.warn('index not read', { cluster: ask.cluster, error });
    return { prices: new Map(), coverage: undefined };
  }
}

function toMicroUsd(amount: bigint, decimals: number, usd: number): bigint {
  return (amount * BigInt(Math.round(usd * PRICE_SCALE))) / 10n ** BigInt(decimals + 6);
}

function compareValues(a: bigint | undefined, b: bigint | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return a < b ? -1 : a > b ? 1 : 0;
}
