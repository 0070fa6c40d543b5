import { expect, test } from 'vitest';
import { isDeclined } from './declined.ts';
import { NotSent, signAndSend, toTransactionVersion } from './sign-transaction.ts';
import { accountOf, listedWith } from './testing/wallets.ts';

const account = accountOf('x');
const unsigned = (...message: number[]) =>
  Uint8Array.from([1, ...Array.from({ length: 64 }, () => 0), ...message]);
const transaction = unsigned(0x80, 1, 2, 3);
const connectedBy = (features: Readonly<Record<string, unknown>>) => ({
  wallet: listedWith(features),
  account,
});
const signing = (signedTransaction: Uint8Array, supportedTransactionVersions: unknown = ['legacy', 0]) =>
  connectedBy({
    'solana:signTransaction': {
      supportedTransactionVersions,
      signTransaction: () => Promise.resolve([{ signedTransaction }]),
    },
  });

test('a wallet that gives back another message has nothing sent', async () => {
  for (const signed of [
    Uint8Array.from([...transaction.slice(0, -1), 4]),
    Uint8Array.from([...transaction, 0]),
    Uint8Array.from([2, ...transaction.slice(1)]),
  ]) {
    await expect(signAndSend(signing(signed), transaction, 'solana:localnet')).rejects.toThrow(
      'The wallet returned a different transaction from the one shown here. It was not sent.',
    );
  }
});

test('a wallet that only sends itself must know the cluster', async () => {
  const connected = connectedBy({ 'solana:signAndSendTransaction': {} });
  await expect(signAndSend(connected, transaction, 'solana:devnet')).rejects.toBeInstanceOf(NotSent);
});

test('a wallet is not asked for a version it does not list', async () => {
  const wallet = signing(transaction, ['legacy']);
  await expect(signAndSend(wallet, transaction, 'solana:localnet')).rejects.toThrow(
    'This wallet does not sign transactions of version 0.',
  );
  await expect(signAndSend(signing(transaction, [0]), unsigned(1, 0, 0), 'solana:localnet')).rejects.toThrow(
    'This wallet does not sign legacy transactions.',
  );
  const sending = connectedBy({ 'solana:signAndSendTransaction': { supportedTransactionVersions: [0] } });
  await expect(signAndSend(sending, Uint8Array.of(0x81, 1), 'solana:localnet')).rejects.toThrow(
    'This wallet does not sign transactions of version 1.',
  );
});

test('the version of a transaction is read from its message, which version 1 puts first', () => {
  expect(toTransactionVersion(unsigned(1, 0, 0))).toBe('legacy');
  expect(toTransactionVersion(unsigned(0x80, 1))).toBe(0);
  expect(toTransactionVersion(Uint8Array.of(0x81, 1))).toBe(1);
  expect(toTransactionVersion(new Uint8Array(0))).toBe('legacy');
});

test('a refusal of the visitor is distinguished from a failure', () => {
  expect(
    [
      { code: 4001 },
      new Error('User rejected the request.'),
      new Error('Canceled'),
      new Error('authorization failed', { cause: { code: -1 } }),
      new Error('not signed', { cause: { code: -3 } }),
    ].map(isDeclined),
  ).toEqual([true, true, true, true, true]);
  expect(
    [undefined, 'x', new Error('Ledger is locked'), new Error('x', { cause: { code: -2 } })].map(isDeclined),
  ).toEqual([false, false, false, false]);
});
