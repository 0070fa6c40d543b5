import type { Address, UnixSeconds } from '#contracts/chain';
import { toShareText, toUsdText } from '#contracts/text/money-text';
import type { RiskEvidence, RiskItem } from '#contracts/account/token-risk';
import type { Known } from './risk-of-holders.ts';

export interface MarketFacts {
  /** The deepest market of the token. */
  readonly market: Known<{ readonly address: Address; readonly liquidityMicroUsd: bigint }>;
  /** What stood in that market in the last 24 hours, by the hour. */
  readonly history: readonly { readonly time: UnixSeconds; readonly highMicroUsd: bigint }[];
  readonly creation: Known<{ readonly time: UnixSeconds }>;
  /** The first block of the index, and the newest: the chain’s now. */
  readonly coverage: Known<{ readonly fromTime: UnixSeconds; readonly toTime: UnixSeconds }>;
}

const THIN_MICRO_USD = 1_000_000_000n;
const MODEST_MICRO_USD = 10_000_000_000n;
/** Removed: less than one part in so many of the day’s highest is left. */
const DANGER_PARTS = 5n;
const CAUTION_PARTS = 2n;
const HOUR = 3_600;
const YOUNG_SECONDS = 24 * HOUR;

/** How well it can be sold, whether that grew worse, and how long it has been there. */
export function toMarketRisks(facts: MarketFacts): readonly RiskItem[] {
  return [toLiquidityRisk(facts), toRemovalRisk(facts), toAgeRisk(facts)];
}

function toLiquidityRisk({ market }: MarketFacts): RiskItem {
  const item = {
    key: 'liquidity',
    title: 'Liquidity',
    rule: `A danger below ${toUsdText(THIN_MICRO_USD)} in the deepest market, a caution below ${toUsdText(MODEST_MICRO_USD)}: twice what its quote vault held after its newest trade.`,
  };
  if (market.kind === 'unknown') return { ...item, tone: 'unknown', finding: market.reason, evidence: [] };
  const { address, liquidityMicroUsd: now } = market;
  return {
    ...item,
    tone: now < THIN_MICRO_USD ? 'danger' : now < MODEST_MICRO_USD ? 'caution' : 'fine',
    finding: `${toUsdText(now)} of liquidity in its deepest market${now < THIN_MICRO_USD ? ': a small sale moves the price far' : ''}.`,
    evidence: [
      { kind: 'usd', label: 'liquidity', microUsd: now },
      { kind: 'address', label: 'market', address },
    ],
  };
}

function toRemovalRisk({ market, history }: MarketFacts): RiskItem {
  const item = {
    key: 'liquidity-removed',
    title: 'Liquidity removed',
    rule: 'A danger when less than a fifth of the highest liquidity of the last 24 hours is left in the deepest market, a caution below a half. Trades show it, so a removal shows with the next trade.',
    evidence: [],
  };
  if (market.kind === 'unknown') return { ...item, tone: 'unknown', finding: market.reason };
  const [first] = history;
  if (first === undefined) {
    const finding = 'The index has no figure of its liquidity in the last 24 hours.';
    return { ...item, tone: 'unknown', finding };
  }
  const high = history.reduce((most, hour) => (hour.highMicroUsd > most.highMicroUsd ? hour : most));
  const now = market.liquidityMicroUsd;
  const left = high.highMicroUsd === 0n ? 1 : Number((now * 10_000n) / high.highMicroUsd) / 10_000;
  const evidence: RiskEvidence[] = [
    { kind: 'usd', label: 'now', microUsd: now },
    { kind: 'usd', label: 'highest', microUsd: high.highMicroUsd },
    { kind: 'time', label: 'in the hour of', time: high.time },
    { kind: 'address', label: 'market', address: market.address },
  ];
  const tone =
    now * DANGER_PARTS < high.highMicroUsd
      ? 'danger'
      : now * CAUTION_PARTS < high.highMicroUsd
        ? 'caution'
        : 'fine';
  return {
    ...item,
    tone,
    finding: `${toShareText(Math.min(1, left))} of the 24-hour peak is left.`,
    evidence,
  };
}

function toAgeRisk({ creation, coverage }: MarketFacts): RiskItem {
  const item = {
    key: 'age',
    title: 'Age',
    rule: 'A caution in the first 24 hours after its creation, by the clock of the chain.',
    evidence: [],
  };
  if (coverage.kind === 'unknown') return { ...item, tone: 'unknown', finding: coverage.reason };
  if (creation.kind === 'known') {
    const age = coverage.toTime - creation.time;
    return {
      ...item,
      tone: age < YOUNG_SECONDS ? 'caution' : 'fine',
      finding: `It was created ${toSpanText(age)} ago.`,
      evidence: [{ kind: 'time', label: 'created', time: creation.time }],
    };
  }
  const least = coverage.toTime - coverage.fromTime;
  const finding = `It is older than the index, so at least ${toSpanText(least)} old.`;
  return { ...item, tone: least >= YOUNG_SECONDS ? 'fine' : 'unknown', finding };
}

function toSpanText(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  const [count, unit] =
    seconds < HOUR
      ? [Math.floor(seconds / 60), 'minute']
      : seconds < 48 * HOUR
        ? [Math.floor(seconds / HOUR), 'hour']
        : [Math.floor(seconds / 86_400), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
