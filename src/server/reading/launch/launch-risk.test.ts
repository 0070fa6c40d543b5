import { describe, expect, test } from 'vitest';
import { isPulled, toRiskMarks, type EarlierLaunch, type LaunchFacts } from './launch-risk.ts';

const DOLLAR = 1_000_000n;

/** A launch that no rule holds anything against. */
const CLEAN: LaunchFacts = {
  mintRight: { isGivenUp: true, slot: 1_234 },
  freezeRight: { isGivenUp: true, slot: 1_235 },
  creatorTrades: undefined,
  creatorHolds: 10n,
  supply: 1_000n,
  snipers: { count: 0, bought: 0n },
  isTraded: true,
  liquidityMicroUsd: 5_000n * DOLLAR,
  peakLiquidityMicroUsd: 6_000n * DOLLAR,
  pulledSlot: undefined,
  earlier: [],
  earlierTruncated: false,
  lookAlike: undefined,
};

const ruleOf = (rule: string, more: Partial<LaunchFacts>) => {
  const mark = toRiskMarks({ ...CLEAN, ...more }).find((one) => one.rule === rule);
  return mark && [mark.tone, mark.words, mark.evidence];
};

const earlierOf = (mint: string, more: Partial<EarlierLaunch> = {}): EarlierLaunch => ({
  mint,
  isTraded: false,
  isPooled: false,
  liquidityMicroUsd: undefined,
  peakLiquidityMicroUsd: undefined,
  ...more,
});

describe('marks of a launch', () => {
  test('nothing is held against a clean launch', () => {
    expect(toRiskMarks(CLEAN).map(({ rule, tone }) => `${rule} ${tone}`)).toEqual([
      'liquidity fine',
      'creator-history fine',
      'mint-authority fine',
      'freeze-authority fine',
      'creator-share fine',
      'snipers fine',
    ]);
  });

  test('the gravest come first, then cautions, then what is not known', () => {
    const marks = toRiskMarks({
      ...CLEAN,
      mintRight: undefined,
      freezeRight: undefined,
      snipers: { count: 1, bought: 1n },
    });
    expect(marks.map(({ tone }) => tone)).toEqual(['danger', 'caution', 'unknown', 'fine', 'fine', 'fine']);
  });

  test('a mint authority counts as held until it is seen given up, also where it was handed on', () => {
    expect(ruleOf('mint-authority', {})).toEqual([
      'fine',
      'mint authority revoked',
      'It was revoked in slot 1,234.',
    ]);
    expect(ruleOf('mint-authority', { mintRight: undefined })).toEqual([
      'danger',
      'mintable',
      'It has not been revoked since the token was created: the supply can be increased at any time.',
    ]);
    expect(ruleOf('mint-authority', { mintRight: { isGivenUp: false, slot: 7 } })).toEqual([
      'danger',
      'mintable',
      'It was transferred in slot 7 and has not been revoked since.',
    ]);
  });

  test('a freeze authority nobody saw is not known, which is neither good nor bad', () => {
    expect(ruleOf('freeze-authority', { freezeRight: undefined })?.[0]).toBe('unknown');
    expect(ruleOf('freeze-authority', { freezeRight: { isGivenUp: false, slot: 7 } })?.[0]).toBe('danger');
  });

  test('what the creator sold counts net of what it bought', () => {
    const trades = (bought: bigint, sold: bigint) => ({
      creatorTrades: { buys: 1, sells: 2, bought, sold },
    });
    expect(ruleOf('creator-sold', trades(100n, 110n))).toEqual([
      'danger',
      'creator sold',
      '2 sales and 1 buy of the creator in pools: it sold 1 % of the supply more than it bought.',
    ]);
    expect(ruleOf('creator-sold', trades(100n, 109n))?.[0]).toBe('caution');
    expect(ruleOf('creator-sold', trades(100n, 100n))?.slice(0, 2)).toEqual(['caution', 'creator trades']);
    expect(ruleOf('creator-sold', { ...trades(0n, 1n), supply: undefined })?.[0]).toBe('danger');
    expect(
      ruleOf('creator-sold', { creatorTrades: { buys: 1, sells: 0, bought: 5n, sold: 0n } }),
    ).toBeUndefined();
  });

  test('the creator’s share is a caution from 5 % and a warning from 20 %', () => {
    const tones = [49n, 50n, 199n, 200n].map(
      (creatorHolds) => ruleOf('creator-share', { creatorHolds })?.[0],
    );
    expect(tones).toEqual(['fine', 'caution', 'caution', 'danger']);
    expect(ruleOf('creator-share', { creatorHolds: 912n })?.slice(1)).toEqual([
      'creator has 91.2 %',
      'Token accounts of the creator that the index has seen hold 91.2 % of the supply.',
    ]);
    expect(ruleOf('creator-share', { supply: undefined })?.[0]).toBe('unknown');
    expect(ruleOf('creator-share', { supply: 0n })?.[0]).toBe('unknown');
  });

  test('three snipers, or a tenth of the supply, are a warning', () => {
    const tone = (count: number, bought: bigint) => ruleOf('snipers', { snipers: { count, bought } })?.[0];
    expect([tone(0, 0n), tone(1, 99n), tone(2, 99n), tone(3, 1n), tone(1, 100n)]).toEqual([
      'fine',
      'caution',
      'caution',
      'danger',
      'danger',
    ]);
    expect(ruleOf('snipers', { snipers: undefined })).toBeUndefined();
  });

  test('liquidity under a fifth of its peak was pulled; under 1,000 dollars it is thin', () => {
    const mark = (now: bigint | undefined, peak: bigint | undefined) =>
      ruleOf('liquidity', {
        liquidityMicroUsd: now && now * DOLLAR,
        peakLiquidityMicroUsd: peak && peak * DOLLAR,
      })?.slice(0, 2);
    expect(mark(1_199n, 6_000n)).toEqual(['danger', 'liquidity pulled']);
    expect(mark(1_200n, 6_000n)).toEqual(['fine', 'liquidity intact']);
    expect(mark(999n, 1_500n)).toEqual(['danger', 'low liquidity']);
    expect(mark(1n, 900n)).toEqual(['danger', 'low liquidity']);
    expect(mark(undefined, undefined)).toEqual(['unknown', 'liquidity not known']);
    expect(ruleOf('liquidity', { liquidityMicroUsd: undefined, isTraded: false })?.[1]).toBe('no pool seen');
  });

  test('half a pool taken out since the last trade is pulled liquidity, whatever that trade showed', () => {
    expect(ruleOf('liquidity', { pulledSlot: 9_000 })).toEqual([
      'danger',
      'liquidity pulled',
      'One instruction took half or more out of a market in slot 9,000, and nobody traded there since (rule liquidity-pull of the index).',
    ]);
  });

  test('a creator who pulled before is a warning, one who often failed a caution', () => {
    const pulled = earlierOf('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', {
      isTraded: true,
      isPooled: true,
      liquidityMicroUsd: 0n,
      peakLiquidityMicroUsd: 1_000n * DOLLAR,
    });
    expect(ruleOf('creator-history', { earlier: [earlierOf('a'), pulled], earlierTruncated: true })).toEqual([
      'danger',
      'creator pulled before',
      'at least 2 earlier: 0 in a pool, 1 with the liquidity pulled (such as 7EcD…FLtV), 1 without a pool, 1 never traded.',
    ]);
    const failed = (count: number) => Array.from({ length: count }, (_unused, i) => earlierOf(String(i)));
    expect(ruleOf('creator-history', { earlier: failed(5) })?.slice(0, 2)).toEqual([
      'caution',
      '5 earlier tokens',
    ]);
    expect(ruleOf('creator-history', { earlier: failed(1) })?.slice(0, 2)).toEqual([
      'fine',
      '1 earlier token',
    ]);
  });

  test('a look-alike is named with the mint it is not; without a list nothing is said of it', () => {
    expect(ruleOf('look-alike', { lookAlike: { symbol: 'USDC', mint: 'EPj' } })).toEqual([
      'danger',
      'looks like USDC',
      'It looks like USDC, whose mint is EPj.',
    ]);
    expect(ruleOf('look-alike', { lookAlike: 'unlisted' })?.[0]).toBe('unknown');
  });

  test('a well-known name on another cluster is not that of mainnet, which is all that is known', () => {
    expect(ruleOf('look-alike', { lookAlike: { symbol: 'USDC', mint: 'EPj', isOfMainnet: true } })).toEqual([
      'caution',
      'not the USDC of mainnet',
      'Anybody can name a token USDC, and this cluster has no list that says which one is meant. The USDC of mainnet has the mint EPj.',
    ]);
  });

  test('small markets are never pulled: nothing much was in them', () => {
    expect(isPulled({ liquidityMicroUsd: 0n, peakLiquidityMicroUsd: 999n * DOLLAR })).toBe(false);
    expect(isPulled({ liquidityMicroUsd: undefined, peakLiquidityMicroUsd: 9_999n * DOLLAR })).toBe(false);
  });
});
