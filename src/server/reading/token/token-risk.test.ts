import { describe, expect, test } from 'vitest';
import { asAddress, asSignature } from '#contracts/chain';
import type { TokenPower } from '#contracts/account/token';
import type { HolderClasses } from '#contracts/account/token-risk';
import { addressOf, signatureOf } from '../../testing/scripted-index.ts';
import type { LargeHolding } from './risk-of-holders.ts';
import { toQuickRisk, toTokenRisks, type RiskFacts } from './token-risk.ts';

const unknown = { kind: 'unknown', reason: 'Because.' } as const;
const CREATOR = asAddress(addressOf(1));
const MARKET = asAddress(addressOf(2));
const NOW = 2_000_000;
const DAY = 86_400;

const power = (topic: string, tone: TokenPower['tone']): TokenPower => ({
  topic,
  tone,
  sentence: { template: topic, fields: [] },
});
const holding = (n: number, amount: bigint, isPool = false): LargeHolding => ({
  owner: asAddress(addressOf(100 + n)),
  account: asAddress(addressOf(200 + n)),
  amount,
  isPool,
});

function classesOf(
  sums: Partial<HolderClasses['sums']> = {},
  early: HolderClasses['early'] = { kind: 'known', firstSlot: 6, lastSlot: 11, isCut: false },
): RiskFacts['holders']['classes'] {
  const none = { holders: 0, amount: 0n };
  return {
    kind: 'known',
    creation: {
      kind: 'known',
      creator: CREATOR,
      launchpad: undefined,
      act: { slot: 5, time: 100, signature: asSignature(signatureOf(1)) },
    },
    early,
    holders: [],
    sums: { creator: none, pool: none, sniper: none, bundled: none, ...sums },
  };
}

/** A token nothing can be said against. */
const calm: RiskFacts = {
  control: {
    powers: [power('mint', 'safe'), power('freeze', 'safe'), power('metadata', 'safe')],
    changes: [],
    metadataMissing: undefined,
    lookAlike: undefined,
    hasList: true,
  },
  holders: {
    supply: { kind: 'known', units: 1_000n },
    largest: { kind: 'known', holdings: [holding(1, 100n), holding(2, 800n, true)], source: 'a list' },
    classes: classesOf(),
  },
  market: {
    market: { kind: 'known', address: MARKET, liquidityMicroUsd: 50_000_000_000n },
    history: [{ time: 100, highMicroUsd: 60_000_000_000n }],
    creation: { kind: 'known', time: NOW - 3 * DAY },
    coverage: { kind: 'known', fromTime: NOW - 10 * DAY, toTime: NOW },
  },
};

type Change = { readonly [Part in keyof RiskFacts]?: Partial<RiskFacts[Part]> };

function itemOf(key: string, change: Change = {}) {
  const items = toTokenRisks({
    control: { ...calm.control, ...change.control },
    holders: { ...calm.holders, ...change.holders },
    market: { ...calm.market, ...change.market },
  });
  return items.find((item) => item.key === key)!;
}
const toneOf = (key: string, change?: Change) => itemOf(key, change).tone;

describe('toTokenRisks', () => {
  test('finds nothing against a calm token, and says what it looked at', () => {
    const items = toTokenRisks(calm);
    expect(items.map(({ tone }) => tone)).toEqual(items.map(() => 'fine'));
    expect(items.map(({ key }) => key).sort()).toEqual([
      'age',
      'bundled',
      'creator',
      'fee',
      'freeze',
      'hook',
      'liquidity',
      'liquidity-removed',
      'look-alike',
      'metadata',
      'mint',
      'pause',
      'seize',
      'sniper',
      'top-holders',
    ]);
    for (const { rule, finding } of items)
      expect([rule, finding].every((text) => text.length > 10)).toBe(true);
  });

  test('names the gravest first', () => {
    const items = toTokenRisks({
      ...calm,
      control: {
        ...calm.control,
        powers: [power('fee', 'caution'), power('mint', 'danger')],
        hasList: false,
      },
    });
    expect(items.slice(0, 3).map(({ tone }) => tone)).toEqual(['danger', 'caution', 'unknown']);
  });

  test.each([
    ['mint', 'danger'],
    ['freeze', 'danger'],
    ['seize', 'danger'],
    ['hook', 'danger'],
    ['pause', 'danger'],
    ['fee', 'caution'],
    ['metadata', 'caution'],
  ] as const)('the power %s makes a %s, with the sentence of the mint as evidence', (topic, tone) => {
    const item = itemOf(topic, { control: { powers: [power(topic, tone)] } });
    expect(item.tone).toBe(tone);
    expect(item.evidence).toEqual([
      { kind: 'sentence', label: 'on chain', sentence: { template: topic, fields: [] } },
    ]);
    expect(toneOf(topic)).toBe('fine');
  });

  test('of wrapped SOL no authority makes units, and yet they are made', () => {
    const item = itemOf('mint', { control: { isNative: true } });
    expect(item.tone).toBe('fine');
    expect(item.finding).toContain('whoever wraps SOL');
    expect(itemOf('mint').finding).toBe('The supply cannot be increased.');
  });

  test('shows the transaction in which a right was given up', () => {
    const signature = signatureOf(9);
    const changes = [{ authority: 'the right to mint', holder: undefined, signature }];
    expect(itemOf('mint', { control: { changes } }).evidence).toContainEqual({
      kind: 'transaction',
      label: 'revoked in',
      signature,
    });
  });

  test('does not call metadata settled that could not be read', () => {
    const control = { powers: [], metadataMissing: 'It could not be read in time.' };
    expect(itemOf('metadata', { control })).toMatchObject({
      tone: 'unknown',
      finding: 'It could not be read in time.',
    });
  });

  test('lists other powers of extensions, and leaves harmless ones out', () => {
    const powers = [power('transfer', 'danger'), power('group', 'rule')];
    expect(toneOf('transfer', { control: { powers } })).toBe('danger');
    expect(itemOf('group', { control: { powers } })).toBeUndefined();
  });

  test('warns of a name that is another token’s, and says when there is no list to compare with', () => {
    const lookAlike = { mint: MARKET, symbol: 'USDC', name: 'USD Coin', source: 'a test' };
    expect(toneOf('look-alike', { control: { lookAlike } })).toBe('danger');
    expect(toneOf('look-alike', { control: { hasList: false } })).toBe('unknown');
  });

  test('counts the ten largest owners without pools', () => {
    const largest = (...holdings: LargeHolding[]) => ({
      holders: { largest: { kind: 'known' as const, holdings, source: 'a list' } },
    });
    expect(toneOf('top-holders', largest(holding(1, 499n), holding(2, 400n, true)))).toBe('caution');
    expect(toneOf('top-holders', largest(holding(1, 500n)))).toBe('danger');
    expect(toneOf('top-holders', largest(holding(1, 199n)))).toBe('fine');
    const eleven = Array.from({ length: 11 }, (_, i) => holding(i, 19n));
    expect(itemOf('top-holders', largest(...eleven)).evidence[0]).toEqual({
      kind: 'share',
      label: 'of the supply',
      share: 0.19,
    });
    expect(itemOf('top-holders', { holders: { largest: unknown } })).toMatchObject({
      tone: 'unknown',
      finding: 'Because.',
    });
    expect(toneOf('top-holders', { holders: { supply: unknown } })).toBe('unknown');
  });

  test('weighs what the creator holds', () => {
    const creator = (amount: bigint) => ({
      holders: { classes: classesOf({ creator: { holders: 1, amount } }) },
    });
    expect(toneOf('creator', creator(200n))).toBe('danger');
    expect(toneOf('creator', creator(50n))).toBe('caution');
    expect(toneOf('creator', creator(49n))).toBe('fine');
    expect(itemOf('creator', creator(50n)).evidence).toContainEqual({
      kind: 'transaction',
      label: 'created in',
      signature: signatureOf(1),
    });
    expect(toneOf('creator', { holders: { classes: unknown } })).toBe('unknown');
  });

  test.each(['sniper', 'bundled'] as const)('weighs what %s wallets still hold', (kind) => {
    const early = (amount: bigint) => ({
      holders: { classes: classesOf({ [kind]: { holders: 2, amount } }) },
    });
    expect(toneOf(kind, early(100n))).toBe('danger');
    expect(toneOf(kind, early(0n))).toBe('caution');
    expect(toneOf(kind)).toBe('fine');
    expect(toneOf(kind, { holders: { classes: unknown } })).toBe('unknown');
    expect(toneOf(kind, { holders: { classes: classesOf({}, unknown) } })).toBe('unknown');
  });

  test('calls a market thin below 1,000 dollars', () => {
    const market = (liquidityMicroUsd: bigint) => ({
      market: { market: { kind: 'known' as const, address: MARKET, liquidityMicroUsd }, history: [] },
    });
    expect(toneOf('liquidity', market(999_999_999n))).toBe('danger');
    expect(toneOf('liquidity', market(1_000_000_000n))).toBe('caution');
    expect(toneOf('liquidity', market(10_000_000_000n))).toBe('fine');
    expect(toneOf('liquidity', { market: { market: unknown } })).toBe('unknown');
  });

  test('sees liquidity go, against the highest of the day', () => {
    const since = (...highs: bigint[]) => ({
      market: { history: highs.map((highMicroUsd, i) => ({ time: i, highMicroUsd })) },
    });
    expect(toneOf('liquidity-removed', since(60_000_000_000n, 251_000_000_000n))).toBe('danger');
    expect(toneOf('liquidity-removed', since(101_000_000_000n))).toBe('caution');
    expect(toneOf('liquidity-removed', since(100_000_000_000n))).toBe('fine');
    expect(toneOf('liquidity-removed', since())).toBe('unknown');
    expect(itemOf('liquidity-removed', since(60_000_000_000n, 251_000_000_000n)).evidence).toContainEqual({
      kind: 'time',
      label: 'in the hour of',
      time: 1,
    });
  });

  test('calls a token young for a day, and does not guess the age of one older than the index', () => {
    expect(toneOf('age', { market: { creation: { kind: 'known', time: NOW - DAY + 1 } } })).toBe('caution');
    expect(toneOf('age', { market: { creation: { kind: 'known', time: NOW - DAY } } })).toBe('fine');
    expect(itemOf('age', { market: { creation: unknown } })).toMatchObject({
      tone: 'fine',
      finding: 'It is older than the index, so at least 10 days old.',
    });
    const coverage = { kind: 'known' as const, fromTime: NOW - 7_200, toTime: NOW };
    expect(itemOf('age', { market: { creation: unknown, coverage } })).toMatchObject({
      tone: 'unknown',
      finding: 'It is older than the index, so at least 2 hours old.',
    });
    expect(toneOf('age', { market: { coverage: unknown } })).toBe('unknown');
  });
});

describe('toQuickRisk', () => {
  test('makes no mark of what it does not know', () => expect(toQuickRisk({ now: NOW })).toEqual([]));

  test('marks what the index knows, the gravest first', () => {
    const marks = toQuickRisk({
      now: NOW,
      createdTime: NOW - 60,
      mintRight: 'held',
      freezeRight: 'given-up',
      liquidityMicroUsd: 5_000_000n,
      creatorShare: 0.06,
      snipers: 3,
      bundled: 1,
    });
    expect(marks.map(({ tone, text }) => `${tone}: ${text}`)).toEqual([
      'danger: mintable',
      'danger: $5.00 liquidity',
      'danger: 3 snipers',
      'caution: creator holds 6 %',
      'caution: 1 bundled',
      'caution: younger than a day',
      'fine: freeze authority revoked',
    ]);
  });

  test('leaves out what is well', () => {
    const well = {
      createdTime: NOW - 2 * DAY,
      liquidityMicroUsd: 10n ** 10n,
      creatorShare: 0,
      snipers: 0,
      bundled: 0,
    };
    expect(toQuickRisk({ now: NOW, ...well })).toEqual([]);
  });
});
