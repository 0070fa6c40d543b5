import { expect, test } from 'vitest';
import { isDeclined, NotSent, signAndSend } from './sign-transaction.ts';
import type { Wallet, WalletAccount } from './wallet-standard.ts';

const account = { address: 'x', publicKey: new Uint8Array(32), chains: [], features: [] } as WalletAccount;
const transaction = Uint8Array.from([1, ...Array.from({ length: 64 }, () => 0), 0x80, 1, 2, 3]);
const walletOf = (features: Wallet['features']): Wallet => ({
  name: 'w',
  icon: '',
  chains: [],
  accounts: [],
  features,
});
const signing = (signedTransaction: Uint8Array) =>
  walletOf({ 'solana:signTransaction': { signTransaction: () => Promise.resolve([{ signedTransaction }]) } });

test('a wallet that gives back another message has nothing sent', async () => {
  for (const signed of [
    Uint8Array.from([...transaction.slice(0, -1), 4]),
    Uint8Array.from([...transaction, 0]),
    Uint8Array.from([2, ...transaction.slice(1)]),
  ]) {
    await expect(signAndSend(signing(signed), account, transaction, 'solana:localnet')).rejects.toThrow(
      'The wallet gave back another transaction than the one shown here. It was not sent.',
    );
  }
});

test('a wallet that only sends itself must know the cluster', async () => {
  const wallet = walletOf({ 'solana:signAndSendTransaction': {} });
  await expect(signAndSend(wallet, account, transaction, 'solana:localnet')).rejects.toBeInstanceOf(NotSent);
});

test('a refusal of the visitor is told from a failure', async () => {
  expect(
    [{ code: 4001 }, new Error('User rejected the request.'), new Error('Canceled')].map(isDeclined),
  ).toEqual([true, true, true]);
  expect([undefined, 'x', new Error('Ledger is locked')].map(isDeclined)).toEqual([false, false, false]);
});
