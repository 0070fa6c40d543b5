import { expect, test } from 'vitest';
import { isWalletError } from './wallet-error.ts';

const withStack = (stack: string): Error => Object.assign(new Error('x'), { stack });

test.each([
  [new Error('Wallet not ready'), true],
  [new Error('getBalance failed'), true],
  [new Error('connection lost'), true],
  [withStack('at f (wallet-adapter-base/index.js)'), true],
  [withStack('at f (wallet-standard.js)'), true],
  [withStack('at f (page.js)'), false],
  ['wallet', false],
  [undefined, false],
])('%s: the wallet boundary catches it is %s, other errors are rethrown', (error, expected) => {
  expect(isWalletError(error)).toBe(expected);
});
