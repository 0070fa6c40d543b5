import { toShareText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import {
  BUNDLE_WALLETS,
  SNIPER_SLOTS,
  type HolderClass,
  type HolderClasses,
  type RiskEvidence,
  type RiskItem,
  type RiskTone,
} from '#contracts/account/token-risk';
import type { Address } from '#contracts/chain';

/** A token account among the largest. */
export interface LargeHolding {
  readonly owner: Address | undefined;
  readonly account: Address;
  readonly amount: bigint;
  readonly isPool: boolean;
}

export type Known<T> =
  | ({ readonly kind: 'known' } & T)
  | { readonly kind: 'unknown'; readonly reason: string };

export interface HolderFacts {
  /** Units there are; unknown for wrapped SOL. */
  readonly supply: Known<{ readonly units: bigint }>;
  /** The largest token accounts, and who says so. */
  readonly largest: Known<{ readonly holdings: readonly LargeHolding[]; readonly source: string }>;
  readonly classes: Known<Pick<HolderClasses, 'creation' | 'early' | 'holders' | 'sums'>>;
}

const TOP = 10;
const TOP_LIMITS = [0.5, 0.2] as const;
const CREATOR_LIMITS = [0.2, 0.05] as const;
const EARLY_DANGER = 0.1;
const SHOWN = 3;

const toTone = (share: number, [danger, caution]: readonly [number, number]): RiskTone =>
  share >= danger ? 'danger' : share >= caution ? 'caution' : 'fine';

/** Part of the supply to a millionth. */
const toShare = (amount: bigint, supply: bigint): number => Number((amount * 1_000_000n) / supply) / 1e6;

/** Who holds much of it, and how they came to it. */
export function toHolderRisks(facts: HolderFacts): readonly RiskItem[] {
  return [
    toTopRisk(facts),
    toCreatorRisk(facts),
    toEarlyRisk(facts, 'sniper'),
    toEarlyRisk(facts, 'bundled'),
  ];
}

function toTopRisk({ supply, largest }: HolderFacts): RiskItem {
  const item = {
    key: 'top-holders',
    title: 'Largest holders',
    rule: `A danger when the ${TOP} largest owners without pools hold half of the supply or more, a caution from a fifth on. An exchange or a vesting contract counts as an owner.`,
    evidence: [],
  };
  const unknown = supply.kind === 'unknown' ? supply : largest.kind === 'unknown' ? largest : undefined;
  if (unknown !== undefined || supply.kind === 'unknown' || largest.kind === 'unknown') {
    return { ...item, tone: 'unknown', finding: unknown?.reason ?? '' };
  }
  const byOwner = new Map<Address, bigint>();
  for (const { owner, account, amount, isPool } of largest.holdings) {
    if (!isPool) byOwner.set(owner ?? account, (byOwner.get(owner ?? account) ?? 0n) + amount);
  }
  const top = [...byOwner].sort(([, a], [, b]) => (a === b ? 0 : a > b ? -1 : 1)).slice(0, TOP);
  const share = toShare(
    top.reduce((sum, [, amount]) => sum + amount, 0n),
    supply.units,
  );
  const pools = largest.holdings.filter(({ isPool }) => isPool).length;
  return {
    ...item,
    tone: toTone(share, TOP_LIMITS),
    finding: `The ${top.length === 1 ? 'one owner' : `${top.length} largest owners`} beside pools ${top.length === 1 ? 'holds' : 'hold'} ${toShareText(share)} of the supply, by ${largest.source}.`,
    evidence: [
      { kind: 'share', label: 'of the supply', share },
      { kind: 'count', label: 'accounts of pools left out', count: pools },
      ...top.slice(0, SHOWN).map(([address, amount]): RiskEvidence => ({
        kind: 'address',
        label: toShareText(toShare(amount, supply.units)),
        address,
      })),
    ],
  };
}

function toCreatorRisk({ supply, classes }: HolderFacts): RiskItem {
  const item = {
    key: 'creator',
    title: 'Creator’s holdings',
    rule: 'A danger when the wallet that paid for the creation holds a fifth of the supply or more, a caution from a twentieth on.',
    evidence: [],
  };
  if (classes.kind === 'unknown') return { ...item, tone: 'unknown', finding: classes.reason };
  if (classes.creation.kind === 'unknown')
    return { ...item, tone: 'unknown', finding: classes.creation.reason };
  const { creator, act } = classes.creation;
  const origin: RiskEvidence[] = [
    { kind: 'address', label: 'creator', address: creator },
    ...(act.signature === undefined
      ? []
      : [{ kind: 'transaction' as const, label: 'created in', signature: act.signature }]),
  ];
  if (supply.kind === 'unknown') {
    return { ...item, tone: 'unknown', finding: supply.reason, evidence: origin };
  }
  const share = toShare(classes.sums.creator.amount, supply.units);
  return {
    ...item,
    tone: toTone(share, CREATOR_LIMITS),
    finding:
      classes.sums.creator.amount === 0n
        ? 'The wallet that created it holds none of it. Other wallets of the same person are not known.'
        : `The wallet that created it holds ${toShareText(share)} of the supply.`,
    evidence: [{ kind: 'share', label: 'of the supply', share }, ...origin],
  };
}

const EARLY = {
  sniper: {
    title: 'Snipers',
    what: (count: string) =>
      `${count} beside the creator bought in the first ${SNIPER_SLOTS + 1} slots of trading`,
    none: `Nobody but the creator bought in the first ${SNIPER_SLOTS + 1} slots of trading.`,
    rule: `A caution when anybody but the creator bought in the slot of the first trade or the ${SNIPER_SLOTS} slots after it, a danger when they still hold a tenth of the supply.`,
  },
  bundled: {
    title: 'Bundled wallets',
    what: (count: string) => `${count} bought side by side in the first slots`,
    none: 'No wallets bought side by side in the first slots.',
    rule: `Snipers that bought in the slot of the creation, or whose first buy is in the same slot as those of ${BUNDLE_WALLETS - 1} or more others: a caution when there are any, a danger when they still hold a tenth of the supply. Ordinary fast buyers may be among them.`,
  },
} as const;

function toEarlyRisk({ supply, classes }: HolderFacts, kind: keyof typeof EARLY): RiskItem {
  const { title, what, none, rule } = EARLY[kind];
  const item = { key: kind, title, rule, evidence: [] };
  if (classes.kind === 'unknown') return { ...item, tone: 'unknown', finding: classes.reason };
  const { early, holders, sums } = classes;
  if (early.kind === 'unknown') return { ...item, tone: 'unknown', finding: early.reason };
  const { holders: count, amount } = sums[kind satisfies HolderClass];
  if (count === 0) return { ...item, tone: 'fine', finding: none };
  const share = supply.kind === 'known' ? toShare(amount, supply.units) : undefined;
  const countText = `${early.isCut ? 'At least ' : ''}${toGrouped(count)} ${count === 1 ? 'wallet' : 'wallets'}`;
  return {
    ...item,
    tone: share !== undefined && share >= EARLY_DANGER ? 'danger' : 'caution',
    finding: `${what(countText)}; ${count === 1 ? 'it holds' : 'they hold'} ${share === undefined ? 'an unknown share, since the supply is not counted' : `${toShareText(share)} of the supply now`}.`,
    evidence: [
      ...(share === undefined ? [] : [{ kind: 'share' as const, label: 'of the supply', share }]),
      ...holders
        .filter(({ classes: own }) => own.includes(kind))
        .slice(0, SHOWN)
        .flatMap(({ owner, firstBuy }): RiskEvidence[] => [
          ...(owner === undefined ? [] : [{ kind: 'address' as const, label: 'wallet', address: owner }]),
          ...(firstBuy?.signature === undefined
            ? []
            : [{ kind: 'transaction' as const, label: 'its first buy', signature: firstBuy.signature }]),
        ]),
    ],
  };
}
