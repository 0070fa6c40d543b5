import { toShareText, toUsdText } from '#contracts/text/money-text';
import type { RiskTone } from '#contracts/account/token-risk';

/** What the index alone knows of a token; what it does not know is left out. */
export interface QuickRiskFacts {
  /** The chain’s time. */
  readonly now: number;
  readonly createdTime?: number | undefined;
  /** `held` when it was handed on, or never given up since a creation the index saw. */
  readonly mintRight?: 'held' | 'given-up' | undefined;
  readonly freezeRight?: 'held' | 'given-up' | undefined;
  /** Of the deepest market. */
  readonly liquidityMicroUsd?: bigint | undefined;
  /** Part of the supply, 0 to 1. */
  readonly creatorShare?: number | undefined;
  /** Buyers of the first slots. */
  readonly snipers?: number | undefined;
  readonly bundled?: number | undefined;
}

export interface QuickRiskMark {
  readonly key: string;
  readonly tone: Exclude<RiskTone, 'unknown'>;
  readonly text: string;
}

const THIN_MICRO_USD = 1_000_000_000n;
const YOUNG_SECONDS = 86_400;
const CREATOR_DANGER = 0.2;
const CREATOR_CAUTION = 0.05;
const MANY_SNIPERS = 3;

/** Short marks for a row of a list, the gravest first. What is not known makes no mark: the token's page names it. */
export function toQuickRisk(facts: QuickRiskFacts): readonly QuickRiskMark[] {
  const { now, createdTime, mintRight, freezeRight, liquidityMicroUsd, creatorShare, snipers, bundled } =
    facts;
  const marks: (QuickRiskMark | false | undefined)[] = [
    mintRight && toRight('mint', mintRight),
    freezeRight && toRight('freeze', freezeRight),
    liquidityMicroUsd !== undefined &&
      liquidityMicroUsd < THIN_MICRO_USD && {
        key: 'liquidity',
        tone: 'danger',
        text: `${toUsdText(liquidityMicroUsd)} liquidity`,
      },
    creatorShare !== undefined &&
      creatorShare >= CREATOR_CAUTION && {
        key: 'creator',
        tone: creatorShare >= CREATOR_DANGER ? 'danger' : 'caution',
        text: `creator holds ${toShareText(creatorShare)}`,
      },
    snipers !== undefined &&
      snipers > 0 && {
        key: 'sniper',
        tone: snipers >= MANY_SNIPERS ? 'danger' : 'caution',
        text: `${snipers} ${snipers === 1 ? 'sniper' : 'snipers'}`,
      },
    bundled !== undefined && bundled > 0 && { key: 'bundled', tone: 'caution', text: `${bundled} bundled` },
    createdTime !== undefined &&
      now - createdTime < YOUNG_SECONDS && { key: 'age', tone: 'caution', text: 'younger than a day' },
  ];
  return marks
    .filter((mark): mark is QuickRiskMark => typeof mark === 'object')
    .sort((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone));
}

const TONES: readonly RiskTone[] = ['danger', 'caution', 'fine'];

const toRight = (key: 'mint' | 'freeze', state: 'held' | 'given-up'): QuickRiskMark => ({
  key,
  tone: state === 'held' ? 'danger' : 'fine',
  text: state === 'given-up' ? `${key} authority revoked` : key === 'mint' ? 'mintable' : 'can be frozen',
});
