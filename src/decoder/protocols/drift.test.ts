import { describe, expect, test } from 'vitest';
import { readOne } from '../testing/readings.ts';

const DRIFT = 'dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH';
const MARGINFI = 'MFv2hWf31Z9kbCa1snEPYctwafyhdvnV7FZnsebVacA';

const read = (program: string, accounts: string, hex: string) =>
  readOne(program, accounts.split(' '), Buffer.from(hex.replaceAll(' ', ''), 'hex'));

/** An `OrderParams`: order type, market type, direction, its own number, size, price, market and what is left out. */
const order = (kinds: string, size: string, price: string, market: string): string =>
  `${kinds} 00 ${size} ${price} ${market} 00 00 00 00 00 00 00 00 00 00`;
const ANY_SIZE = 'ffffffffffffffff';
const ONE_AND_A_HALF = '002f685900000000';
const NO_PRICE = '0000000000000000';
const TWO_DOLLARS = '80841e0000000000';

describe('orders of Drift', () => {
  const place = (bytes: string) => read(DRIFT, 'state user wallet', `45a15dca787e4cb9 ${bytes}`).says;

  test('a perpetual is told by its symbol, in what it is of', () => {
    expect(place(order('01 01 01', ONE_AND_A_HALF, TWO_DOLLARS, '0000'))).toBe(
      'Place a short limit order of 1.5 SOL at 2 in the SOL-PERP market',
    );
    expect(place(order('00 01 00', ONE_AND_A_HALF, NO_PRICE, '0100'))).toBe(
      'Place a long market order of 1.5 BTC in the BTC-PERP market',
    );
  });

  test('an order that waits for a price says which', () => {
    const waiting = `02 01 01 00 ${ONE_AND_A_HALF} ${NO_PRICE} 0000 00 00 00 00 01 ${TWO_DOLLARS} 00 00 00 00 00`;
    expect(place(waiting)).toBe(
      'Place a short trigger market order of 1.5 SOL, triggered at 2, in the SOL-PERP market',
    );
  });

  test('as much as there can be is no number, and a market newer than the list has its number', () => {
    expect(place(order('00 01 00', ANY_SIZE, NO_PRICE, '0000'))).toBe(
      'Place a long market order in the SOL-PERP market',
    );
    expect(place(order('01 01 01', ONE_AND_A_HALF, TWO_DOLLARS, 'e803'))).toBe(
      'Place a short limit order of 1.5 at 2 in perpetual market 1000',
    );
  });

  test('a size on a spot market is units of its token, and none where the token is not known', () => {
    const spot = (market: string) =>
      read(
        DRIFT,
        'state user wallet',
        `2d4f51a0f85a5bdc ${order('01 00 00', ONE_AND_A_HALF, TWO_DOLLARS, market)}`,
      ).says;
    expect(spot('0100')).toBe(
      'Place a buy limit order of 1500000000 of So11111111111111111111111111111111111111112, 9 decimals at 2 in the spot market of SOL',
    );
    expect(spot('e803')).toBe('Place a buy limit order at 2 in spot market 1000');
  });

  test('a list of one order is that order, more are counted by side', () => {
    const many = (count: string, ...orders: string[]) =>
      read(DRIFT, 'state user wallet', `3c3f327b0cc53cbe ${count} ${orders.join('')}`).says;
    const buy = order('01 01 00', ONE_AND_A_HALF, TWO_DOLLARS, '0000');
    const sell = order('01 01 01', ONE_AND_A_HALF, TWO_DOLLARS, '0000');
    expect(many('01000000', buy)).toBe('Place a long limit order of 1.5 SOL at 2 in the SOL-PERP market');
    expect(many('03000000', buy, sell, buy)).toBe(
      'Place 3 orders (2 to buy and 1 to sell) in the SOL-PERP market',
    );
  });

  test('a transferred deposit is units of its market', () => {
    const transfer = (market: string) =>
      read(DRIFT, 'from to', `141493df293fcc6f ${market} 40420f0000000000`).says;
    expect(transfer('0000')).toBe(
      'Transfer a deposit of 1000000 of EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v, 6 decimals from from to to',
    );
    expect(transfer('e803')).toBe('Transfer a deposit from from to to');
  });
});

test('a liquidation tells units of what the bank lends, and none of a bank that is not known', () => {
  const liquidate = (bank: string) =>
    read(MARGINFI, `group ${bank} debt mine wallet theirs`, 'd6a997d5fba756db 40420f0000000000').says;
  expect(liquidate('2s37akK2eyBbp8DZgCm7RtsaEz8eJP3Nxd4urLHQv7yB')).toBe(
    'Liquidate the account theirs for 1000000 of EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v, 6 decimals of what it holds in the bank 2s37akK2eyBbp8DZgCm7RtsaEz8eJP3Nxd4urLHQv7yB, against its debt in the bank debt',
  );
  expect(liquidate('bank')).toBe('Liquidate the account theirs against its debt in the bank debt');
});
