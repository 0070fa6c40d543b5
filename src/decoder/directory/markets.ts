import { asAddress, type Address } from '#contracts/chain';
import { readDataFile, toDataLines } from '#std/data-file';

export interface Market {
  readonly symbol: string;
  /** Of a spot market. */
  readonly mint?: Address;
  readonly decimals?: number;
}

export type MarketKind = 'perp' | 'spot';

let markets: ReadonlyMap<string, Market> | undefined;
let banks: ReadonlyMap<string, Required<Omit<Market, 'symbol'>>> | undefined;

/** The market of Drift v2 that has this number; absent where it is newer than the list. */
export const findDriftMarket = (kind: MarketKind, index: number): Market | undefined =>
  (markets ??= readMarkets()).get(`${kind} ${index}`);

/** What a bank of marginfi v2 lends; absent where the list has not the bank. */
export const findMarginfiBank = (bank: string): Required<Omit<Market, 'symbol'>> | undefined =>
  (banks ??= readBanks()).get(bank);

function readMarkets(): ReadonlyMap<string, Market> {
  const found = new Map<string, Market>();
  let kind = '';
  for (const line of toDataLines(readDataFile('directory/drift-markets.txt'))) {
    if (!line.startsWith('  ')) {
      kind = line;
      continue;
    }
    const [index, symbol = '', mint, decimals] = line.trim().split(' ');
    found.set(
      `${kind} ${index}`,
      mint === undefined ? { symbol } : { symbol, mint: asAddress(mint), decimals: Number(decimals) },
    );
  }
  return found;
}

function readBanks() {
  return new Map(
    toDataLines(readDataFile('directory/marginfi-banks.txt')).map((line) => {
      const [bank = '', mint = '', decimals] = line.trim().split(' ');
      return [bank, { mint: asAddress(mint), decimals: Number(decimals) }] as const;
    }),
  );
}
