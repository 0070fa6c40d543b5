import { describe, expect, test } from 'vitest';
import { findInOutline } from './find-in-outline.ts';

const OUTLINE = {
  instructions: [
    { name: 'placeOrder', at: 'a1b2', accounts: [{ name: 'marketVault' }], args: [{ name: 'limitPrice' }] },
    { name: 'cancel', at: 'c3d4', accounts: [], args: [] },
  ],
  accounts: [{ name: 'Market', at: 'ee', fields: [{ name: 'baseMint' }] }],
  events: [],
  errors: [{ code: 6001, name: 'TooSmall', message: 'The amount is too small.' }],
  types: [{ name: 'Side', variants: [{ name: 'Bid' }, { name: 'Ask' }] }],
};

const namesOf = (wanted: string) => {
  const { instructions, accounts, errors, types } = findInOutline(OUTLINE, wanted);
  return [...instructions, ...accounts, ...errors, ...types].map(({ name }) => name);
};

describe('finding in an interface', () => {
  test.each([
    ['', ['placeOrder', 'cancel', 'Market', 'TooSmall', 'Side']],
    ['place order', ['placeOrder']],
    ['PLACE_ORDER', ['placeOrder']],
    ['vault', ['placeOrder']],
    ['limit', ['placeOrder']],
    ['market', ['placeOrder', 'Market']],
    ['bid', ['Side']],
    ['basemint', ['Market']],
    ['c3', ['cancel']],
    ['6001', ['TooSmall']],
    ['0x1771', ['TooSmall']],
    ['amount is', ['TooSmall']],
    ['600', []],
    ['nothing', []],
  ])('%j finds %j', (wanted, names) => {
    expect(namesOf(wanted)).toEqual(names);
  });
});
