import { describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { composeAnswers } from '../../compose.ts';
import { ALICE } from '../../testing/recorded-answers.ts';
import { createScriptedClusters, type Script } from '../../testing/scripted-cluster.ts';
import { createToolCaller } from '../testing/tool-caller.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
/** What the chain itself has for USDC: its metadata account, which everybody can look up. */
const USDC_METADATA = '5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq';
const mint = { lamports: 1, owner: TOKEN_PROGRAM, executable: false, space: 82, data: ['', 'base64'] };

const node: Script = {
  getAccountInfo: ([address]) => ({
    context: { slot: 60 },
    value: address === USDC || address === USDC_METADATA ? mint : null,
  }),
};
const clusters = createScriptedClusters({ mainnet: node });
const call = createToolCaller(
  () => ({ ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 1_750_000_000_000 }),
  'mainnet',
);

describe('encode', () => {
  test('text in every encoding', async () => {
    const { raw, result } = await call('encode', { bytes: 'hello', from: 'text' });
    expect(raw('bytes')).toBe('5');
    expect(raw('hex')).toBe('68656c6c6f');
    expect(raw('base58')).toBe('Cn8eVZg');
    expect(raw('base64')).toBe('aGVsbG8=');
    expect(raw('integer')).toBe('478560413032');
    expect(result.untrusted).toEqual([{ id: 'r1.u1', path: '/text', what: 'text', text: 'hello' }]);
  });

  test.each([
    ['hex', '0x68656C6C6F'],
    ['base58', 'Cn8eVZg'],
    ['base64', 'aGVsbG8='],
    ['integer', '478560413032'],
  ])('and back from %s', async (from, bytes) => {
    const { raw } = await call('encode', { bytes, from });
    expect(raw('hex')?.startsWith('68656c6c6f')).toBe(true);
  });

  test('an integer is the eight bytes of a u64', async () => {
    expect((await call('encode', { bytes: '1', from: 'integer' })).raw('hex')).toBe('0100000000000000');
    const beyond = await call('encode', { bytes: '18446744073709551616', from: 'integer' });
    expect(beyond.result.error).toMatchObject({ code: 'invalid_argument' });
  });

  test('bytes that are no UTF-8 have no text', async () => {
    const { result, raw } = await call('encode', { bytes: 'fffe', from: 'hex' });
    expect(raw('base58')).toBe('LUu');
    expect(result.untrusted).toEqual([]);
    expect(result.notes).toEqual(['These bytes are not UTF-8 text.']);
  });

  test.each([
    ['hex', 'xyz'],
    ['hex', 'abc'],
    ['base58', '0OIl'],
    ['base64', '***'],
    ['integer', '-1'],
  ])('what is not %s is refused: %s', async (from, bytes) => {
    expect((await call('encode', { bytes, from })).result.error).toMatchObject({ code: 'invalid_argument' });
  });
});

describe('derive_address', () => {
  test('the associated token account of a wallet and a mint', async () => {
    const { raw } = await call('derive_address', { owner: ALICE, mint: USDC });
    // Source: @solana-program/token, findAssociatedTokenPda.
    expect(raw('address')).toBe('HDaXaf6Su3mjbEE99QQ6DfFE4komk6ijeXNBUdnT65Pe');
    expect(raw('bump')).toBe('255');
    expect(raw('exists')).toBe('no');
  });

  test('the address of a program for seeds, with and without their kind', async () => {
    const program = METADATA_PROGRAM;
    const plain = await call('derive_address', { program, seeds: ['metadata', program, USDC] });
    expect(plain.raw('address')).toBe(USDC_METADATA);
    expect(plain.raw('exists')).toBe('yes');
    const hex = Buffer.from('metadata').toString('hex');
    const kinds = [`hex:${hex}`, `address:${program}`, `base58:${USDC}`];
    expect((await call('derive_address', { program, seeds: kinds })).raw('address')).toBe(USDC_METADATA);
  });

  test('numbers are seeds of their own width', async () => {
    const addressFor = async (seed: string) =>
      (await call('derive_address', { program: METADATA_PROGRAM, seeds: [seed] })).raw('address');
    expect(await addressFor('u8:1')).toBe(await addressFor('hex:01'));
    expect(await addressFor('u64:1')).toBe(await addressFor('hex:0100000000000000'));
    expect(await addressFor('u8:256')).toBeUndefined();
  });

  test('an address with a seed', async () => {
    const { raw } = await call('derive_address', { base: ALICE, seed: 'stake:0', program: TOKEN_PROGRAM });
    expect(raw('rule')).toBe('address with seed');
    expect(raw('bump')).toBeUndefined();
  });

  test.each([
    {},
    { program: METADATA_PROGRAM },
    { program: METADATA_PROGRAM, seeds: ['a'.repeat(33)] },
    { program: METADATA_PROGRAM, seeds: ['hex:0'] },
    { owner: ALICE, mint: ALICE },
  ])('%j is refused', async (args) => {
    expect((await call('derive_address', args)).result.error).toMatchObject({ code: 'invalid_argument' });
  });
});
