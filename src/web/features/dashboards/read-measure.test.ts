import { describe, expect, test } from 'vitest';
import type { QuestionName } from '#contracts/api';
import type { MeasureKey } from '#contracts/dashboards/tile-measures';
import type { Answer } from '../../api/question.ts';
import { readMeasure, toWindowText } from './read-measure.ts';

/** The parts of an answer a measure is read from. */
const read = (key: MeasureKey, parts: object) =>
  readMeasure(key, { kind: 'found', ...parts } as Answer<QuestionName>, '24h');

const SOL = { mint: 'So11111111111111111111111111111111111111112', amount: '0', decimals: 9 };
const TOKEN = { mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', amount: '7', decimals: 6 };
const WALLET = {
  lamports: '0',
  holdings: [SOL],
  holdingsTruncated: false,
  totalMicroUsd: '0',
  unvalued: 0,
};
const UNREAD = 'The mints of 2 token accounts could not be read.';
const FIRST = 'Only the first token accounts are counted.';

describe('holdings of a wallet', () => {
  test('are what there is some of: an empty wallet has none', () => {
    expect(read('walletHoldings', WALLET)).toEqual({ text: '0' });
    expect(read('walletHoldings', { ...WALLET, holdings: [SOL, TOKEN] })).toEqual({ text: '1' });
    expect(read('walletHoldings', { ...WALLET, holdings: [{ ...SOL, amount: '1' }, TOKEN] })).toEqual({
      text: '2',
    });
  });

  test('that were not all read have no number, and the reason instead', () => {
    expect(read('walletHoldings', { ...WALLET, holdingsMissing: UNREAD })).toEqual({ more: UNREAD });
    expect(read('walletHoldings', { ...WALLET, holdingsTruncated: true })).toEqual({ more: FIRST });
  });
});

test('the value of a wallet that was not read whole is a least value, with the reason', () => {
  const worth = { ...WALLET, totalMicroUsd: '12340000' };
  expect(read('walletWorth', worth)).toEqual({ text: '$12.34', more: '' });
  expect(read('walletWorth', { ...worth, unvalued: 2 })).toEqual({
    text: '$12.34',
    more: 'without 2 that have no price',
  });
  expect(read('walletWorth', { ...worth, holdingsTruncated: true })).toEqual({
    text: 'at least $12.34',
    more: FIRST,
  });
  expect(read('walletWorth', { ...worth, holdingsMissing: UNREAD, unvalued: 1 })).toEqual({
    text: 'at least $12.34',
    more: `${UNREAD} without 1 that have no price`,
  });
  expect(read('walletWorth', { ...WALLET, totalMicroUsd: undefined, holdingsMissing: UNREAD })).toEqual({
    more: UNREAD,
  });
});

test('an amount of SOL is never cut down to nothing', () => {
  const sol = (lamports: string) => read('walletSol', { ...WALLET, lamports }).text;
  expect(sol('0')).toBe('0 SOL');
  expect(sol('5000')).toBe('0.000005 SOL');
  expect(sol('1')).toBe('0.000000001 SOL');
  expect(sol('12000000001')).toBe('12.000000001 SOL');
  expect(sol('1234567890123')).toBe('1,234 SOL');
  expect(sol('402119123456789012')).toBe('402,119,123 SOL');
});

test('a validator without a turn yet is not one whose blocks the node did not report', () => {
  const skipRate = (production: object | undefined) => read('validatorSkipRate', { production, missing: [] });
  expect(skipRate(undefined)).toEqual({ more: 'The node did not report the blocks it made.' });
  expect(skipRate({ leaderSlots: 0, blocks: 0 })).toEqual({ more: 'It has led no slot of this epoch yet.' });
  expect(skipRate({ leaderSlots: 8, blocks: 6 })).toEqual({ text: '25.00 %', more: '2 of 8 slots' });
});

test('the volume of a token says how many of its trades it misses', () => {
  const volume = (unvalued: number) =>
    read('tokenVolume', { windows: { '24h': { microUsd: '5000000', swaps: 1_200, unvalued } } });
  expect(volume(0)).toEqual({ text: '$5.00', more: '1,200 swaps' });
  expect(volume(1_100)).toEqual({
    text: '$5.00',
    more: 'misses 1,100 of 1,200 swaps, which have no price',
  });
});

describe('the window of a figure', () => {
  const span = (key: MeasureKey, parts: object) =>
    toWindowText(key, { kind: 'found', ...parts } as Answer<QuestionName>, '24h');

  test('is said to be indexed in part where it is', () => {
    const now = (seconds: number) => ({ now: { from: 0, until: 86_400, seconds } });
    expect(span('fees', now(86_000))).toBe('last 24h');
    expect(span('fees', now(21_600))).toBe('last 24h, 25.00 % of it indexed');
    const coverage = (fromTime: number) => ({ coverage: { fromTime, toTime: 100_000 } });
    expect(span('tokenVolume', coverage(13_600))).toBe('last 24h');
    expect(span('tokenVolume', coverage(56_800))).toBe('last 24h, 50.00 % of it indexed');
    expect(span('tokenHolders', coverage(56_800))).toBeUndefined();
  });

  test('is not that of a change of a price since the index began', () => {
    const price = (fromTime: number) =>
      read('tokenPrice', {
        coverage: { fromTime, toTime: 100_000 },
        price: { usd: 2, isThin: false, isStale: false },
        windows: { '24h': { change: 0.5 } },
      }).more;
    expect(price(0)).toBe('+50.00 % in 24h');
    expect(price(90_000)).toBe('+50.00 % since indexed');
  });
});
