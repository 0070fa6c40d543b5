import { describe, expect, test } from 'vitest';
import { TOKEN_2022_PROGRAM } from '../known-addresses.ts';
import { addressNamed, bytesOf, type BytePart } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const NOBODY = new Uint8Array(32);
const textOf = (text: string) => bytesOf([BigInt(text.length), 4], new TextEncoder().encode(text));

/** Mint of 82 bytes, then zeros to byte 165 and a 1: extensions follow. */
const mintWith = (...extensions: readonly Uint8Array[]) =>
  bytesOf(
    [1n, 4],
    addressNamed('minter'),
    [5_000_000n, 8],
    6,
    1,
    [0n, 4],
    NOBODY,
    new Uint8Array(83),
    1,
    ...extensions,
  );
/** Token account of 165 bytes and a 2: extensions follow. */
const accountWith = (...extensions: readonly Uint8Array[]) =>
  bytesOf(
    addressNamed('mint'),
    addressNamed('owner'),
    [70n, 8],
    new Uint8Array(36),
    2,
    new Uint8Array(12),
    new Uint8Array(8),
    new Uint8Array(36),
    2,
    ...extensions,
  );
const extension = (type: number, body: Uint8Array) =>
  bytesOf([BigInt(type), 2], [BigInt(body.length), 2], body);

const read = (names: readonly string[], ...parts: readonly BytePart[]) =>
  readOne(TOKEN_2022_PROGRAM, names, bytesOf(...parts));

describe('instructions of Token-2022', () => {
  test('a transfer with a fee states mint, decimals and fee', () => {
    const transfer = read(['from', 'mint', 'to', 'owner'], 26, 1, [1_500_000n, 8], 6, [2n ** 63n, 8]);
    expect(transfer).toMatchObject({
      reading: 'decoded',
      name: 'transferCheckedWithFee',
      accounts: { source: 'from', mint: 'mint', destination: 'to', authority: 'owner' },
      effects: [
        {
          kind: 'transfer',
          asset: { kind: 'token', mint: addressNamed('mint'), decimals: 6 },
          amount: 1_500_000n,
          from: addressNamed('from'),
          to: addressNamed('to'),
          fee: 2n ** 63n,
        },
      ],
    });
  });

  test('the fee of a token names rate, limit and who may change it', () => {
    expect(read(['mint'], 26, 0, 1, addressNamed('boss'), 0, [250n, 2], [9n, 8])).toMatchObject({
      name: 'initializeTransferFeeConfig',
      fields: { configAuthority: 'boss', withdrawAuthority: 'none', feeRate: '2.5 %' },
    });
  });

  test('negative interest is negative', () => {
    expect(read(['mint', 'boss'], 33, 1, 0x9c, 0xff)).toMatchObject({
      name: 'updateInterestRate',
      fields: { rate: '-1 %' },
    });
  });

  test('members of one family are told apart by the second byte', () => {
    expect(read(['mint', 'boss'], 44, 1).name).toBe('pause');
    expect(read(['mint', 'boss'], 44, 2).name).toBe('resume');
    expect(read(['account', 'owner'], 34, 0).name).toBe('enableCpiGuard');
    expect(read(['account', 'owner'], 34, 1).name).toBe('disableCpiGuard');
    expect(read(['mint'], 36, 0, NOBODY, addressNamed('hook'))).toMatchObject({
      name: 'initializeTransferHook',
      fields: { authority: 'none', target: 'hook' },
    });
  });

  test('eight bytes of an interface win over the tag they begin with', () => {
    expect(
      read(
        ['mint', 'updater', 'mint', 'minter'],
        Uint8Array.of(0xd2, 0xe1, 0x1e, 0xa2, 0x58, 0xb8, 0x4d, 0x8d),
        textOf('Gold'),
        textOf('GLD'),
        textOf('https://gold.example'),
      ),
    ).toMatchObject({
      name: 'initializeTokenMetadata',
      fields: { name: 'Gold', symbol: 'GLD', uri: 'https://gold.example' },
    });
    expect(
      read(
        ['mint', 'updater'],
        Uint8Array.of(0xdd, 0xe9, 0x31, 0x2d, 0xb5, 0xca, 0xdc, 0xc8),
        3,
        textOf('colour'),
        textOf('red'),
      ),
    ).toMatchObject({ name: 'updateTokenMetadataField', fields: { field: 'colour', value: 'red' } });
  });

  test('a batch holds the instructions of extensions too', () => {
    const batch = read(
      ['from', 'mint', 'to', 'owner', 'mint', 'boss'],
      255,
      4,
      19,
      26,
      1,
      [8n, 8],
      6,
      [3n, 8],
      2,
      2,
      44,
      1,
    );
    expect(batch.reading).toBe('decoded');
    expect(batch.fields).toEqual({
      count: '2',
      instructions:
        '[instruction transferCheckedWithFee amount 8 of mint, 6 decimals decimals 6 fee 3 of mint source from mint mint destination to authority owner, instruction pause mint mint authority boss]',
    });
    expect(batch.effects).toMatchObject([
      { kind: 'transfer', amount: 8n, fee: 3n, from: addressNamed('from') },
    ]);
  });

  test('unknown members and bodies cut short are malformed', () => {
    expect(read(['mint'], 44, 9)).toMatchObject({
      reading: 'malformed',
      reason: 'pausable has no instruction 9',
    });
    expect(read(['mint'], 44)).toMatchObject({ reading: 'malformed', reason: 'needs 1 bytes at 1, has 0' });
    expect(read(['from', 'mint', 'to', 'owner'], 26, 1, [8n, 8]).reading).toBe('malformed');
    expect(read(['mint'], 28, 0, 7)).toMatchObject({
      reading: 'malformed',
      reason: 'variant 7 is not known',
    });
    expect(read(['from', 'mint', 'to'], 26, 1, [8n, 8], 6, [3n, 8])).toMatchObject({
      reading: 'malformed',
      reason: 'transferCheckedWithFee needs 4 accounts',
    });
    expect(read(['from', 'to'], 255, 2, 9, 3, [8n, 8])).toMatchObject({
      reading: 'malformed',
      reason: 'transfer needs 3 accounts, has 2',
    });
    expect(read(['mint'], 200).reading).toBe('unknown-instruction');
  });
});

describe('accounts of Token-2022', () => {
  test('a mint shows each of its extensions', () => {
    const mint = readData(
      TOKEN_2022_PROGRAM,
      mintWith(
        extension(3, bytesOf(addressNamed('closer'))),
        extension(
          1,
          bytesOf(
            addressNamed('boss'),
            NOBODY,
            [44n, 8],
            [600n, 8],
            [9n, 8],
            [100n, 2],
            [602n, 8],
            [7n, 8],
            [300n, 2],
          ),
        ),
        extension(9, new Uint8Array(0)),
        extension(
          19,
          bytesOf(
            addressNamed('updater'),
            addressNamed('mint'),
            textOf('Gold'),
            textOf('GLD'),
            textOf('u'),
            [1n, 4],
            textOf('k'),
            textOf('v'),
          ),
        ),
      ),
    );
    expect(mint).toMatchObject({
      reading: 'decoded',
      type: 'mint',
      says: 'The mint of account: 5000000 of an unknown mint, 6 decimals exist, minter can mint more',
      fields: {
        mintAuthority: 'minter',
        supply: '5000000 of account, 6 decimals',
        decimals: '6',
        freezeAuthority: 'none',
      },
    });
    expect(Object.values(mint.sections)).toEqual([
      { closeAuthority: 'closer' },
      {
        configAuthority: 'boss',
        withdrawAuthority: 'none',
        withheld: '44 of account, 6 decimals',
        olderEpoch: '600',
        olderMaximumFee: '9 of account, 6 decimals',
        olderRate: '1 %',
        newerEpoch: '602',
        newerMaximumFee: '7 of account, 6 decimals',
        newerRate: '3 %',
      },
      {},
      {
        updateAuthority: 'updater',
        mint: 'mint',
        name: 'Gold',
        symbol: 'GLD',
        uri: 'u',
        more: '[key k value v]',
      },
    ]);
  });

  test('a token account shows its state and extensions, unused space ends them', () => {
    const account = readData(
      TOKEN_2022_PROGRAM,
      accountWith(extension(7, new Uint8Array(0)), extension(2, bytesOf([12n, 8])), new Uint8Array(6)),
    );
    expect(account).toMatchObject({
      reading: 'decoded',
      type: 'token-account',
      says: '70 of mint of owner, frozen',
      fields: { mint: 'mint', owner: 'owner', amount: '70 of mint', state: 'frozen', delegate: 'none' },
    });
    expect(Object.values(account.sections)).toEqual([{}, { withheld: '12 of mint' }]);
  });

  test('an extension that is unknown or broken keeps its bytes and leaves the rest readable', () => {
    const mint = readData(
      TOKEN_2022_PROGRAM,
      mintWith(
        extension(999, Uint8Array.of(1, 2)),
        extension(26, bytesOf(addressNamed('boss'))),
        extension(12, bytesOf(addressNamed('delegate'))),
      ),
    );
    expect(mint.reading).toBe('decoded');
    const sections = Object.entries(mint.sections);
    expect(sections[0]).toEqual(['Extension 999, not known here', { bytes: '0x0102' }]);
    expect(sections[1]?.[0]).toMatch(/\(malformed: needs 1 bytes at 32, has 0\)$/);
    expect(Object.keys(sections[1]?.[1] ?? {})).toEqual(['bytes']);
    expect(sections[2]?.[1]).toEqual({ delegate: 'delegate' });
  });

  test('an extension longer than the account makes it malformed', () => {
    expect(readData(TOKEN_2022_PROGRAM, mintWith(bytesOf([3n, 2], [32n, 2], 1)))).toMatchObject({
      reading: 'malformed',
      reason: 'Mint: needs 32 bytes at 170, has 1',
    });
  });

  test('plain accounts are told by their length', () => {
    expect(readData(TOKEN_2022_PROGRAM, mintWith().subarray(0, 82)).type).toBe('mint');
    expect(readData(TOKEN_2022_PROGRAM, accountWith().subarray(0, 165)).type).toBe('token-account');
    expect(readData(TOKEN_2022_PROGRAM, new Uint8Array(355)).type).toBe('multisig');
    expect(readData(TOKEN_2022_PROGRAM, new Uint8Array(100)).reading).toBe('unknown-account');
  });
});
