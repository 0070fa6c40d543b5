import { expect, test } from 'vitest';
import { accountOf, listedWith } from '../wallet/testing/wallets.ts';
import { signText, toSignInInput } from './sign-text.ts';

// As the server writes it.
const TEXT = `osvm.example wants you to sign in with your Solana account:
4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS

Sign in to OSVM. This is not a transaction and costs nothing.

URI: https://osvm.example
Version: 1
Chain ID: mainnet
Nonce: abcdefgh12345678
Issued At: 2026-11-21T10:00:00.000Z
Expiration Time: 2026-11-21T10:05:00.000Z`;

const account = accountOf('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS');
const encode = (text: string) => new TextEncoder().encode(text);
const ofMessage = Uint8Array.of(1);
const ofParts = Uint8Array.of(2);
const signMessage = {
  signMessage: () => Promise.resolve([{ signedMessage: encode(TEXT), signature: ofMessage }]),
};
const walletBy = (signIn?: (input: unknown) => Promise<unknown>) => ({
  account,
  wallet: listedWith({
    'solana:signMessage': signMessage,
    ...(signIn !== undefined && { 'solana:signIn': { signIn } }),
  }),
});

test('the text has the parts a wallet writes it from', () => {
  expect({ ...toSignInInput(TEXT) }).toEqual({
    domain: 'osvm.example',
    address: '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
    statement: 'Sign in to OSVM. This is not a transaction and costs nothing.',
    uri: 'https://osvm.example',
    version: '1',
    chainId: 'mainnet',
    nonce: 'abcdefgh12345678',
    issuedAt: '2026-11-21T10:00:00.000Z',
    expirationTime: '2026-11-21T10:05:00.000Z',
  });
  expect(toSignInInput(`${TEXT}\nResources:\n- https://elsewhere.example`)).toBeUndefined();
  expect(toSignInInput('Give me your wallet')).toBeUndefined();
});

test('a wallet that knows sign-in texts is asked for one, another for the text as it stands', async () => {
  const output = { account, signedMessage: encode(TEXT), signature: ofParts };
  expect(
    await signText(
      walletBy(() => Promise.resolve([output])),
      TEXT,
    ),
  ).toBe(ofParts);
  expect(await signText(walletBy(), TEXT)).toBe(ofMessage);
});

test.each([
  [
    'writes another text',
    () => Promise.resolve([{ account, signedMessage: encode(`${TEXT} `), signature: ofParts }]),
  ],
  [
    'signs with another account',
    () => Promise.resolve([{ account: accountOf('b'), signedMessage: encode(TEXT), signature: ofParts }]),
  ],
  ['gives nothing', () => Promise.resolve([])],
  ['fails', () => Promise.reject(new Error('not supported'))],
])('one that %s is asked to sign the text as it stands', async (_name, signIn) => {
  expect(await signText(walletBy(signIn), TEXT)).toBe(ofMessage);
});

test('one whose owner declines is not asked a second time', async () => {
  const declined = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
  await expect(signText(walletBy(declined), TEXT)).rejects.toThrow('no');
});

test('one that signs no texts says so', async () => {
  await expect(signText({ account, wallet: listedWith({}) }, TEXT)).rejects.toThrow(
    'This wallet cannot sign messages, so it cannot be signed in with.',
  );
});
