import type { RiskMark, RiskRule } from '#contracts/market/launches';
import { toShareText, toUsdText } from '#contracts/text/money-text';
import { SNIPER_SLOTS, type RiskTone } from '#contracts/account/token-risk';
import { toGrouped, toShortAddress } from '#contracts/text/value-text';

/** What the index knows of a launch; the rules look at nothing else. */
export interface LaunchFacts {
  /** The newest change of each right; absent where none was seen since the creation. */
  readonly mintRight: RightChange | undefined;
  readonly freezeRight: RightChange | undefined;
  /** What the creator traded in pools, in units; absent when it did not. */
  readonly creatorTrades:
    | { readonly buys: number; readonly sells: number; readonly bought: bigint; readonly sold: bigint }
    | undefined;
  readonly creatorHolds: bigint;
  /** Units minted less units burnt since the creation; absent where that is not all stored. */
  readonly supply: bigint | undefined;
  /** Absent before the first trade. */
  readonly snipers: { readonly count: number; readonly bought: bigint } | undefined;
  readonly isTraded: boolean;
  readonly liquidityMicroUsd: bigint | undefined;
  readonly peakLiquidityMicroUsd: bigint | undefined;
  /** Slot in which half of a market or more was taken out at once, if nobody traded there since. */
  readonly pulledSlot: number | undefined;
  readonly earlier: readonly EarlierLaunch[];
  /** Whether there were more than `earlier` holds. */
  readonly earlierTruncated: boolean;
  /** The well-known token it reads like; `unlisted` on clusters without a list. */
  readonly lookAlike:
    | { readonly symbol: string; readonly mint: string; readonly isOfMainnet?: boolean }
    | 'unlisted'
    | undefined;
}

export interface RightChange {
  readonly isGivenUp: boolean;
  readonly slot: number;
}

export interface EarlierLaunch {
  readonly mint: string;
  readonly isTraded: boolean;
  readonly isPooled: boolean;
  readonly liquidityMicroUsd: bigint | undefined;
  readonly peakLiquidityMicroUsd: bigint | undefined;
}

const MANY_SNIPERS = 3;
const SNIPED_PERCENT = 10n;
const SOLD_PERCENT = 1n;
const LARGE_SHARE_PERCENT = 20n;
const NOTABLE_SHARE_PERCENT = 5n;
const THIN_MICRO_USD = 1_000_000_000n;
/** Pulled: less than one part in so many of the peak is left. */
const PULLED_PARTS = 5n;
const MANY_FAILED = 5;

type Rule = (facts: LaunchFacts) => RiskMark | undefined;

const mark = (rule: RiskRule, tone: RiskTone, words: string, evidence: string): RiskMark => ({
  rule,
  tone,
  words,
  evidence,
});

const mintAuthority: Rule = ({ mintRight }) => {
  if (mintRight?.isGivenUp === true) {
    const evidence = `It was revoked in slot ${toGrouped(mintRight.slot)}.`;
    return mark('mint-authority', 'fine', 'mint authority revoked', evidence);
  }
  const evidence =
    mintRight === undefined
      ? 'It has not been revoked since the token was created: the supply can be increased at any time.'
      : `It was transferred in slot ${toGrouped(mintRight.slot)} and has not been revoked since.`;
  return mark('mint-authority', 'danger', 'mintable', evidence);
};

const freezeAuthority: Rule = ({ freezeRight }) => {
  if (freezeRight === undefined) {
    const evidence = 'No change of it was seen, and the index does not store who had it at creation.';
    return mark('freeze-authority', 'unknown', 'freeze authority not known', evidence);
  }
  const slot = toGrouped(freezeRight.slot);
  return freezeRight.isGivenUp
    ? mark('freeze-authority', 'fine', 'freeze authority revoked', `It was revoked in slot ${slot}.`)
    : mark('freeze-authority', 'danger', 'can be frozen', `It was transferred in slot ${slot}.`);
};

const creatorSold: Rule = ({ creatorTrades, supply }) => {
  if (creatorTrades === undefined || creatorTrades.sells === 0) return undefined;
  const { sells, buys, sold, bought } = creatorTrades;
  const counts = `${toGrouped(sells)} ${sells === 1 ? 'sale' : 'sales'} and ${toGrouped(buys)} ${buys === 1 ? 'buy' : 'buys'} of the creator in pools`;
  if (sold <= bought)
    return mark('creator-sold', 'caution', 'creator trades', `${counts}: it bought at least what it sold.`);
  const net = sold - bought;
  const share = toShare(net, supply);
  const isLarge = supply === undefined || net * 100n >= supply * SOLD_PERCENT;
  const what = share === undefined ? 'more than it bought' : `${share} of the supply more than it bought`;
  return mark('creator-sold', isLarge ? 'danger' : 'caution', 'creator sold', `${counts}: it sold ${what}.`);
};

const creatorShare: Rule = ({ creatorHolds, supply }) => {
  if (supply === undefined) {
    const evidence = 'The supply is not known: not all mints and burns since the creation are stored.';
    return mark('creator-share', 'unknown', 'creator’s share not known', evidence);
  }
  if (supply === 0n) return mark('creator-share', 'unknown', 'no units yet', 'No unit exists.');
  const evidence = `Token accounts of the creator that the index has seen hold ${toShare(creatorHolds, supply)} of the supply.`;
  if (creatorHolds * 100n >= supply * LARGE_SHARE_PERCENT)
    return mark('creator-share', 'danger', `creator has ${toShare(creatorHolds, supply)}`, evidence);
  if (creatorHolds * 100n >= supply * NOTABLE_SHARE_PERCENT)
    return mark('creator-share', 'caution', `creator has ${toShare(creatorHolds, supply)}`, evidence);
  return mark('creator-share', 'fine', 'creator holds little', evidence);
};

const snipers: Rule = ({ snipers: seen, supply }) => {
  if (seen === undefined) return undefined;
  if (seen.count === 0) {
    const evidence = `Nobody but the creator bought within ${SNIPER_SLOTS} slots of the first trade.`;
    return mark('snipers', 'fine', 'no snipers', evidence);
  }
  const isLarge = supply !== undefined && supply > 0n && seen.bought * 100n >= supply * SNIPED_PERCENT;
  const share = toShare(seen.bought, supply);
  return mark(
    'snipers',
    seen.count >= MANY_SNIPERS || isLarge ? 'danger' : 'caution',
    `${toGrouped(seen.count)} ${seen.count === 1 ? 'sniper' : 'snipers'}`,
    `${toGrouped(seen.count)} bought within ${SNIPER_SLOTS} slots of the first trade and ${seen.count === 1 ? 'is' : 'are'} not the creator${share === undefined ? '' : `; what they bought in the first hour is ${share} of the supply`}.`,
  );
};

const liquidity: Rule = ({ isTraded, liquidityMicroUsd: now, peakLiquidityMicroUsd: peak, pulledSlot }) => {
  if (pulledSlot !== undefined) {
    const evidence = `One instruction took half or more out of a market in slot ${toGrouped(pulledSlot)}, and nobody traded there since (rule liquidity-pull of the index).`;
    return mark('liquidity', 'danger', 'liquidity pulled', evidence);
  }
  if (now === undefined) {
    return mark(
      'liquidity',
      'unknown',
      isTraded ? 'liquidity not known' : 'no pool seen',
      isTraded
        ? 'No market against SOL or a stablecoin showed its liquidity.'
        : 'The index has seen no pool of its own yet; sales outside of pools are not counted.',
    );
  }
  if (isPulled({ liquidityMicroUsd: now, peakLiquidityMicroUsd: peak })) {
    const evidence = `${toUsdText(now)} of a peak of ${toUsdText(peak!)} is left.`;
    return mark('liquidity', 'danger', 'liquidity pulled', evidence);
  }
  const evidence = `${toUsdText(now)} in the deepest market after its newest trade.`;
  return now < THIN_MICRO_USD
    ? mark('liquidity', 'danger', 'low liquidity', evidence)
    : mark('liquidity', 'fine', 'liquidity intact', evidence);
};

const creatorHistory: Rule = ({ earlier, earlierTruncated }) => {
  if (earlier.length === 0) {
    const evidence = 'The index knows no earlier token of its creator.';
    return mark('creator-history', 'fine', 'first token of its creator', evidence);
  }
  const pulled = earlier.filter(isPulled);
  const living = earlier.filter((one) => one.isPooled && !isPulled(one)).length;
  const waiting = earlier.length - pulled.length - living;
  const untraded = earlier.filter(({ isTraded }) => !isTraded).length;
  const count = `${earlierTruncated ? 'at least ' : ''}${toGrouped(earlier.length)}`;
  const evidence = `${count} earlier: ${toGrouped(living)} in a pool, ${toGrouped(pulled.length)} with the liquidity pulled${pulled[0] === undefined ? '' : ` (such as ${toShortAddress(pulled[0].mint)})`}, ${toGrouped(waiting)} without a pool, ${toGrouped(untraded)} never traded.`;
  if (pulled.length > 0) return mark('creator-history', 'danger', 'creator pulled before', evidence);
  const isSerial = waiting >= MANY_FAILED;
  return mark(
    'creator-history',
    isSerial ? 'caution' : 'fine',
    `${count} earlier ${earlier.length === 1 ? 'token' : 'tokens'}`,
    evidence,
  );
};

const lookAlike: Rule = ({ lookAlike: found }) => {
  if (found === undefined) return undefined;
  if (found !== 'unlisted' && found.isOfMainnet === true) {
    const evidence = `Anybody can name a token ${found.symbol}, and this cluster has no list that says which one is meant. The ${found.symbol} of mainnet has the mint ${found.mint}.`;
    return mark('look-alike', 'caution', `not the ${found.symbol} of mainnet`, evidence);
  }
  if (found === 'unlisted') {
    const evidence = 'There is no list of well-known tokens for this cluster.';
    return mark('look-alike', 'unknown', 'names not compared', evidence);
  }
  const evidence = `It looks like ${found.symbol}, whose mint is ${found.mint}.`;
  return mark('look-alike', 'danger', `looks like ${found.symbol}`, evidence);
};

const RULES: readonly Rule[] = [
  lookAlike,
  liquidity,
  creatorSold,
  creatorHistory,
  mintAuthority,
  freezeAuthority,
  creatorShare,
  snipers,
];
const TONES: readonly RiskTone[] = ['danger', 'caution', 'unknown', 'fine'];

/** The marks of a launch, the gravest first. */
export function toRiskMarks(facts: LaunchFacts): readonly RiskMark[] {
  return RULES.flatMap((rule) => rule(facts) ?? []).sort(
    (a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone),
  );
}

/** Whether most of what once stood in a market is gone. */
export function isPulled({
  liquidityMicroUsd: now,
  peakLiquidityMicroUsd: peak,
}: Pick<EarlierLaunch, 'liquidityMicroUsd' | 'peakLiquidityMicroUsd'>): boolean {
  return now !== undefined && peak !== undefined && peak >= THIN_MICRO_USD && now * PULLED_PARTS < peak;
}

/** `12.4 %`; a share of an amount too large for a ratio is taken in parts of a hundred thousand first. */
function toShare(part: bigint, whole: bigint | undefined): string | undefined {
  if (whole === undefined || whole === 0n) return undefined;
  return toShareText(Number((part * 100_000n) / whole) / 100_000);
}
