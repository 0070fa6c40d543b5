import { describe, expect, test } from 'vitest';
import type { Field, Value } from '#contracts/decoded';
import { toValueText } from '#contracts/text/value-text';
import { asAddress } from '#contracts/chain';
import { defineInterface } from '../define-interface.ts';
import { decodeAccount } from '../decode-account.ts';
import { addressNamed, bytesOf } from '../testing/build-transaction.ts';
import { isFiller } from './field-rules.ts';
import { isMintName } from './field-words.ts';
import { toPlainFields } from './plain-fields.ts';

const GOLD = asAddress(addressNamed('gold'));
const SILVER = asAddress(addressNamed('silver'));
const NAMES = {
  labels: {},
  tokens: {
    [GOLD]: { mint: GOLD, decimals: 2, symbol: 'GOLD' },
    [SILVER]: { mint: SILVER, decimals: 3, symbol: 'SLVR' },
  },
};

const int = (integer: bigint | number): Value => ({ kind: 'integer', integer });
const key = (address: string): Value => ({ kind: 'address', address: asAddress(address) });
const record = (fields: Readonly<Record<string, Value>>): Value => ({
  kind: 'record',
  fields: listOf(fields),
});
const listOf = (fields: Readonly<Record<string, Value>>): Field[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

function textsOf(fields: Readonly<Record<string, Value>>): Record<string, string> {
  const plain = toPlainFields(listOf(fields));
  return Object.fromEntries(plain.fields.map(({ name, value }) => [name, toValueText(value, NAMES)]));
}

describe('fields of interfaces', () => {
  test('a number is a unit only where its name says so', () => {
    expect(
      textsOf({
        totalLamports: int(1_500_000_000n),
        makerFeeBps: int(25),
        royaltyBasisPoints: int(500),
        lastUpdateTs: int(1_700_000_000n),
        lastClaimTimestamp: int(0n),
        openTime: int(1_700_000_000n),
        createdAt: int(412_000_000n),
        postedSlot: int(412_000_000n),
        periodSecs: int(604_800n),
        emissionsPerSecond: int(7n),
        amount: int(1_500_000_000n),
        price: int(5n),
        rate: int(30),
      }),
    ).toEqual({
      totalLamports: '1.5 SOL',
      makerFeeBps: '0.25 %',
      royaltyBasisPoints: '5 %',
      lastUpdateTs: '2023-11-14T22:13:20Z',
      lastClaimTimestamp: 'none',
      openTime: '2023-11-14T22:13:20Z',
      createdAt: '412,000,000',
      postedSlot: '412,000,000',
      periodSecs: '7 d',
      emissionsPerSecond: '7',
      amount: '1,500,000,000',
      price: '5',
      rate: '30',
    });
  });

  test('fixed-point numbers are those whose names tell the bits', () => {
    expect(
      textsOf({ sqrtPriceX64: int(3n << 63n), liquidity: int(3n << 63n), growthQ32: int(1n << 31n) }),
    ).toEqual({
      sqrtPriceX64: '1.5',
      liquidity: '27,670,116,110,564,327,424',
      growthQ32: '0.5',
    });
  });

  test('amounts are in the mint of their side, in nested records too', () => {
    const sides = { tokenMintA: key(GOLD), tokenMintB: key(SILVER) };
    expect(
      textsOf({
        ...sides,
        protocolFeeOwedA: int(250n),
        feeRateA: int(30n),
        owed: record({ amountB: int(1500n) }),
      }),
    ).toEqual({
      tokenMintA: 'GOLD',
      tokenMintB: 'SLVR',
      protocolFeeOwedA: '2.5 GOLD',
      feeRateA: '30',
      owed: 'amountB 1.5 SLVR',
    });
    expect(
      textsOf({ token0Mint: key(GOLD), token1Mint: key(SILVER), protocolFeesToken1: int(1n) }),
    ).toMatchObject({
      protocolFeesToken1: '0.001 SLVR',
    });
  });

  test('a supply is of the mint it is named after, an amount of no named mint stays a number', () => {
    expect(
      textsOf({ poolMint: key(GOLD), mint: key(SILVER), poolTokenSupply: int(101n), amount: int(9n) }),
    ).toMatchObject({
      poolTokenSupply: '1.01 GOLD',
      amount: '9',
    });
    expect(
      textsOf({ mint: key(SILVER), collateral: record({ mintPubkey: key(GOLD), mintTotalSupply: int(5n) }) }),
    ).toMatchObject({
      collateral: 'mintPubkey GOLD, mintTotalSupply 0.05 GOLD',
    });
  });

  test('prices count by the exponent beside or around them', () => {
    expect(
      textsOf({
        exponent: int(-8),
        price: int(6_462_236_900_000n),
        emaPrice: record({ value: int(5n), numerator: int(1n), denominator: int(2n) }),
        components: { kind: 'list', items: [record({ conf: int(25n) })] },
      }),
    ).toEqual({
      exponent: '-8',
      price: '64,622.369',
      emaPrice: 'value 5e-8, numerator 1, denominator 2',
      components: 'conf 2.5e-7',
    });
    expect(textsOf({ exponent: int(99), price: int(7n) })).toMatchObject({ price: '7' });
  });

  test('a fee in two numbers is one rate, a fraction of nothing is no fee', () => {
    expect(
      textsOf({
        epochFee: record({ denominator: int(1000n), numerator: int(3n) }),
        solDepositFee: record({ denominator: int(0n), numerator: int(0n) }),
        tradeFeeNumerator: int(25n),
        tradeFeeDenominator: int(10_000n),
        priceNumerator: int(1n),
        priceDenominator: int(2n),
      }),
    ).toEqual({
      epochFee: '0.3 %',
      solDepositFee: '0 %',
      tradeFee: '0.25 %',
      priceNumerator: '1',
      priceDenominator: '2',
    });
  });

  test('padding that is zero is left out, other padding and bumps are folded with their places', () => {
    const plain = toPlainFields(
      listOf({
        bump: int(254),
        padding1: { kind: 'bytes', bytes: new Uint8Array(8) },
        config: record({ reserved: int(3n), vaultBump: int(0), value: int(1n) }),
      }),
    );
    expect(plain.fields).toEqual(listOf({ config: record({ value: int(1n) }) }));
    expect(plain.filler.map(({ name }) => name)).toEqual(['bump', 'config.reserved']);
    expect(['reservedFeeRecipient', 'bumper', 'unusedBalance'].filter(isFiller)).toEqual([]);
  });

  test('a key of zeros is none, unless the field names a program', () => {
    const zeros = key('1'.repeat(32));
    expect(textsOf({ delegate: zeros, ownerProgram: zeros })).toEqual({
      delegate: 'none',
      ownerProgram: '1111…1111',
    });
  });

  test('room for a name is text where it holds text', () => {
    const bytes = (text: string): Value => ({ kind: 'bytes', bytes: new TextEncoder().encode(text) });
    expect(textsOf({ name: bytes('SOL-PERP    '), symbol: bytes('\0\0'), uri: bytes('\u0001a') })).toEqual({
      name: 'SOL-PERP',
      symbol: 'none',
      uri: '2 bytes',
    });
  });

  test('mints are told from what only has to do with a mint', () => {
    const yes = ['mint', 'tokenMintA', 'token0Mint', 'mintPubkey', 'msolMint', 'tokenXMint', 'mint1'];
    const no = ['mintAuthority', 'mintDecimals0', 'inputMintReserve', 'minted', 'mintBump', 'lpMintDecimals'];
    expect([...yes, ...no].filter(isMintName)).toEqual(yes);
  });
});

describe('accounts of interfaces', () => {
  const SHOP = addressNamed('shop');
  const shop = defineInterface({
    key: 'test-shop',
    name: 'Shop',
    programs: [SHOP],
    category: 'other',
    source: 'a test',
    interface: `
      account aa Till { bump: u8, share: WrappedI80F48, taxPct: u8, scaledPct: u16, mint: pubkey, owner: pubkey }
      type WrappedI80F48 { value: [u8; 16] }`,
  });
  const read = (data: Uint8Array) =>
    decodeAccount({ address: addressNamed('till'), owner: SHOP, data, executable: false }, () => shop);

  test('types that tell their scale are read by it', () => {
    const data = bytesOf(0xaa, 7, [-(3n << 47n) & ((1n << 128n) - 1n), 16], 12, [34n, 2], GOLD, SILVER);
    const { fields, sections, summary } = read(data);
    expect(fields.map(({ name, value }) => `${name} ${toValueText(value, NAMES)}`)).toEqual([
      'share -1.5',
      'taxPct 12 %',
      'scaledPct 34',
      'mint GOLD',
      'owner SLVR',
    ]);
    expect(sections).toEqual([
      { title: 'Padding and bumps', fields: listOf({ bump: int(7) }), folded: true },
    ]);
    expect(summary?.template).toBe('A {kindOfAccount} of {ownerProgram} for {mint}, of {owner}');
  });

  test('one that does not fit still says what it should be', () => {
    expect(read(bytesOf(0xaa, 7, 1))).toMatchObject({
      reading: 'malformed',
      summary: { template: '{title} of {owner}, but its bytes do not fit' },
    });
  });
});
