import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { toSentenceText } from '#contracts/text/value-text';
import { decodeBase58 } from '#std/base58';
import { EXTENSION_POWERS } from './extension-powers.ts';
import { EXTENSIONS } from './extensions.ts';
import { readMint } from './read-mint.ts';
import { describeControl, type ControlContext } from './token-control.ts';

const MINT = asAddress('Vote111111111111111111111111111111111111112');
const ALICE = 'Stake11111111111111111111111111111111111112';
const BOB = 'SysvarC1ock11111111111111111111111111111111';
const KEY = Buffer.from(decodeBase58(ALICE)!);
const OTHER = Buffer.from(decodeBase58(BOB)!);
const NONE = Buffer.alloc(32);

function u(bytes: 1 | 2 | 4 | 8, value: number | bigint): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer.subarray(0, bytes);
}

function plainMint(options: { mint?: Buffer; freeze?: Buffer; supply?: bigint } = {}): Buffer {
  const authority = (key: Buffer | undefined) => Buffer.concat([u(4, key ? 1 : 0), key ?? NONE]);
  return Buffer.concat([
    authority(options.mint),
    u(8, options.supply ?? 5_000_000n),
    u(1, 6),
    u(1, 1),
    authority(options.freeze),
  ]);
}

function extendedMint(extensions: readonly (readonly [type: number, body: Buffer])[]): Buffer {
  return Buffer.concat([
    plainMint(),
    Buffer.alloc(165 - 82),
    u(1, 1),
    ...extensions.flatMap(([type, body]) => [u(2, type), u(2, body.length), body]),
  ]);
}

const NO_NAMES = { labels: {}, tokens: {} };

function tell(data: Buffer, context: Partial<ControlContext> = {}): string[] {
  const powers = describeControl(readMint(data)!, {
    mint: MINT,
    hasExtensions: data.length > 82,
    ...context,
  });
  return powers.map(({ tone, sentence }) => `${tone}: ${toSentenceText(sentence, NO_NAMES)}`);
}

describe('who controls a token', () => {
  test('of the plain token program', () => {
    expect(tell(plainMint({ mint: KEY }))).toEqual([
      'danger: Stak…1112 can mint new tokens at any time',
      'safe: Nobody can freeze token accounts of this mint',
      'safe: Nobody can ever transfer or burn tokens of others as permanent delegate, charge a transfer fee, run a transfer hook or pause transfers: its token program has no such extensions',
    ]);
  });

  test('whose metadata Metaplex keeps', () => {
    const updateAuthority = asAddress(ALICE);
    expect(tell(plainMint(), { metadata: { updateAuthority, mutable: true } })).toContain(
      'caution: Stak…1112 can change the Metaplex name, symbol and URI',
    );
    expect(tell(plainMint(), { metadata: { updateAuthority, mutable: false } })).toContain(
      'safe: Nobody can change the Metaplex name, symbol and URI',
    );
  });

  test('an NFT’s edition account is nobody who could make more', () => {
    const powers = tell(plainMint({ mint: KEY, freeze: KEY }), { editionAccount: asAddress(ALICE) });
    expect(powers).toContain(
      'safe: No more tokens can be minted: the mint authority is Stak…1112, its Metaplex edition',
    );
    expect(powers.some((power) => power.startsWith('danger'))).toBe(false);
  });

  test.each<[string, number, Buffer, readonly string[]]>([
    ['closes it', 3, KEY, ['rule: Stak…1112 can close the mint once its supply is zero']],
    ['cannot close it', 3, NONE, ['safe: Nobody can close the mint']],
    [
      'hides amounts',
      4,
      Buffer.concat([KEY, u(1, 0), NONE]),
      [
        'rule: Holders can make confidential transfers, with encrypted amounts and balances',
        'caution: Stak…1112 can change how confidential transfers are approved and audited',
      ],
    ],
    [
      'freezes new accounts',
      6,
      u(1, 2),
      ['danger: Every new token account starts frozen and cannot transfer until it is thawed'],
    ],
    ['leaves new accounts free', 6, u(1, 1), ['rule: New token accounts start unfrozen']],
    [
      'binds units',
      9,
      Buffer.alloc(0),
      ['danger: Tokens can never be transferred, only burned by their holders'],
    ],
    [
      'pays interest',
      10,
      Buffer.concat([NONE, u(8, 0), u(2, 0), u(8, 0), u(2, 450)]),
      [
        'rule: Displayed amounts accrue 4.5 % interest a year, while raw balances stay the same',
        'safe: Nobody can change that rate',
      ],
    ],
    [
      'seizes',
      12,
      KEY,
      ['danger: Stak…1112 can transfer or burn anyone’s tokens without the owner’s signature'],
    ],
    [
      'seizes nothing',
      12,
      NONE,
      ['safe: There is no permanent delegate who could transfer or burn anyone’s tokens'],
    ],
    [
      'hooks',
      14,
      Buffer.concat([KEY, OTHER]),
      [
        'danger: The program Sysv…1111 runs on every transfer and can reject it',
        'caution: Stak…1112 can change the transfer hook program',
      ],
    ],
    [
      'may hook',
      14,
      Buffer.concat([KEY, NONE]),
      ['rule: No program runs on transfers now', 'caution: Stak…1112 can change the transfer hook program'],
    ],
    [
      'collects hidden fees',
      16,
      Buffer.concat([KEY, NONE, u(1, 1), Buffer.alloc(64)]),
      ['rule: Stak…1112 can withdraw the withheld confidential fees'],
    ],
    ['points', 18, Buffer.concat([KEY, OTHER]), ['caution: Stak…1112 can change the metadata pointer']],
    [
      'names itself',
      19,
      Buffer.concat([NONE, OTHER, u(4, 1), Buffer.from('A'), u(4, 1), Buffer.from('B'), u(4, 0), u(4, 0)]),
      ['safe: Nobody can change the name, symbol and URI'],
    ],
    ['leads', 20, Buffer.concat([KEY, OTHER]), ['rule: Stak…1112 can change the group pointer']],
    [
      'is a group',
      21,
      Buffer.concat([KEY, OTHER, u(8, 2), u(8, 9)]),
      [
        'rule: The mint is a token group with 2 members, at most 9',
        'rule: Stak…1112 can update the group and add members',
      ],
    ],
    ['may join', 22, Buffer.concat([NONE, OTHER]), ['safe: Nobody can change the group member pointer']],
    [
      'belongs',
      23,
      Buffer.concat([KEY, OTHER, u(8, 3)]),
      ['rule: The mint is member 3 of the token group Sysv…1111'],
    ],
    [
      'hides its supply',
      24,
      Buffer.alloc(10),
      ['caution: Minting and burning can be confidential, so the displayed supply is not the full supply'],
    ],
    [
      'scales',
      25,
      Buffer.concat([KEY, Buffer.from(new Float64Array([2.5]).buffer), u(8, 0), Buffer.alloc(8)]),
      ['rule: Displayed amounts are raw balances times 2.5', 'caution: Stak…1112 can change that multiplier'],
    ],
    [
      'is paused',
      26,
      Buffer.concat([KEY, u(1, 1)]),
      [
        'danger: Paused now: tokens cannot be transferred, minted or burned',
        'danger: Stak…1112 can pause all transfers, minting and burning',
      ],
    ],
    ['burns together', 28, KEY, ['caution: Tokens can only be burned when Stak…1112 signs too']],
  ])('a mint that %s says so', (_what, type, body, expected) => {
    expect(tell(extendedMint([[type, body]]))).toEqual(expect.arrayContaining([...expected]));
  });

  test('of the two fees the one of the epoch is told first', () => {
    const fee = (epoch: number, most: number, rate: number) =>
      Buffer.concat([u(8, epoch), u(8, most), u(2, rate)]);
    const data = extendedMint([
      [1, Buffer.concat([NONE, KEY, u(8, 0), fee(10, 1_000, 100), fee(20, 2_000, 300)])],
    ]);
    expect(tell(data, { epoch: 12n })).toEqual(
      expect.arrayContaining([
        'caution: Every transfer pays a fee of 1 %, at most 1,000 raw units of Vote…1112',
        'caution: From epoch 20 on the fee is 3 %, at most 2,000 raw units of Vote…1112',
        'rule: Stak…1112 can withdraw the withheld transfer fees',
        'safe: Nobody can change the fee on transfers',
      ]),
    );
    const later = tell(data, { epoch: 20n });
    expect(later).toContain(
      'caution: Every transfer pays a fee of 3 %, at most 2,000 raw units of Vote…1112',
    );
    expect(later.some((power) => power.includes('1 %'))).toBe(false);
  });

  test('what a mint was not made with can never come', () => {
    const never = tell(extendedMint([[12, KEY]])).find((power) => power.includes('ever'));
    expect(never).toBe(
      'safe: Nobody can ever charge a transfer fee, run a transfer hook or pause transfers: the mint was created without these extensions and cannot add them',
    );
  });

  test('an extension nobody here knows is told as such', () => {
    expect(tell(extendedMint([[99, KEY]]))).toContain(
      'caution: Extension 99, not known here: what it allows is unknown',
    );
  });

  test('every extension of mints has its sentences', () => {
    const ofAccounts = new Set([
      'transferFeeAmount',
      'confidentialTransferAccount',
      'immutableOwner',
      'memoTransfer',
      'cpiGuard',
      'nonTransferableAccount',
      'transferHookAccount',
      'confidentialTransferFeeAmount',
      'pausableAccount',
    ]);
    for (const { name } of EXTENSIONS.values()) {
      if (!ofAccounts.has(name)) expect(EXTENSION_POWERS, name).toHaveProperty(name);
    }
  });
});

describe('reading a mint', () => {
  test('other bytes are none', () => {
    expect(readMint(Buffer.alloc(165))).toBeUndefined();
    expect(readMint(Buffer.alloc(355))).toBeUndefined();
    expect(readMint(Buffer.alloc(82, 7))).toBeUndefined();
  });

  test('an extension cut short ends the list', () => {
    const data = extendedMint([[12, KEY]]).subarray(0, -4);
    expect(readMint(data)?.extensions).toEqual([]);
  });
});
